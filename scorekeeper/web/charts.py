def lines(names, totals, width, height):
    return None


def bars(names, points, made):
    return None
