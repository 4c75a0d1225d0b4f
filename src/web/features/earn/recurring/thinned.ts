/** As many as a chart can show apart. */
const MOST = 160

/** At most so many of a list, at equal distances, the last among them. */
export function thinned<Point>(points: readonly Point[], most = MOST): readonly Point[] {
  const stride = Math.ceil(points.length / most)
  return points.filter((_, index) => (points.length - 1 - index) % stride === 0)
}
