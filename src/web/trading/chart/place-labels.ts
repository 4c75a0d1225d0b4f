/** A line that has a label: pixels from the top of the drawing to its price, and the widths of its two labels. */
export type LabelledLine = {
  readonly y: number
  /** Of the label at the line. */
  readonly width: number
  /** Of the label at the edge, which names the price too, for a line that is out of sight. */
  readonly edgeWidth: number
}

/** Pixels of the drawing in which labels may stand. */
export type LabelArea = {
  readonly width: number
  readonly top: number
  readonly bottom: number
  /** Height of the last price: where room is short, the labels that are near to it remain. */
  readonly near: number
}

type Edge = 'above' | 'below'

/** A label's place: its left end and its middle. `edge`: its line is beyond this edge. */
type LabelPlace = {
  readonly index: number
  readonly left: number
  readonly y: number
  readonly width: number
  readonly edge: Edge | null
}

/** Pixels between the middles of two labels that stand one above the other. */
export const LABEL_STEP = 18
const GAP = 4
const MARGIN = 8
/** Rows of labels at each edge. More would cover the candles. */
const EDGE_ROWS = 3

type Line = LabelledLine & { readonly index: number }

/**
 * Places the labels of lines so that none covers another: each at the left end of its line, beside those that are too
 * near, and those of lines out of sight at the edge that they are beyond. All begin at the left, where candles are old.
 * Where there is no room, the line that is farther from the last price has no label.
 */
export function placeLabels(lines: readonly LabelledLine[], area: LabelArea): readonly LabelPlace[] {
  const { top, bottom, near } = area
  const placed: LabelPlace[] = []
  const nearest = lines
    .map((line, index): Line => ({ ...line, index }))
    .toSorted((a, b) => Math.abs(a.y - near) - Math.abs(b.y - near))
  for (const line of nearest) {
    const edge = line.y < top ? 'above' : line.y > bottom ? 'below' : null
    const place = edge === null ? atLine(line, area, placed) : atEdge(line, edge, area, placed)
    if (place !== null) placed.push(place)
  }
  return placed
}

const blockerOf = (placed: readonly LabelPlace[], y: number, left: number, width: number) =>
  placed.find(
    (other) =>
      Math.abs(other.y - y) < LABEL_STEP &&
      other.left < left + width + GAP &&
      left < other.left + other.width + GAP,
  )

/** Returns the first place from the left at a height; null without room. */
function freeLeft(placed: readonly LabelPlace[], y: number, width: number, area: LabelArea): number | null {
  let left = MARGIN
  for (let other = blockerOf(placed, y, left, width); other; other = blockerOf(placed, y, left, width))
    left = other.left + other.width + GAP
  return left + width > area.width - MARGIN ? null : left
}

function atLine({ index, y: wanted, width }: Line, area: LabelArea, placed: readonly LabelPlace[]) {
  const half = LABEL_STEP / 2
  const y = Math.max(area.top + half, Math.min(area.bottom - half, wanted))
  const left = freeLeft(placed, y, width, area)
  return left === null ? null : { index, left, y, width, edge: null }
}

function atEdge(
  { index, edgeWidth: width }: Line,
  edge: Edge,
  area: LabelArea,
  placed: readonly LabelPlace[],
) {
  for (let row = 0; row < EDGE_ROWS; row += 1) {
    const inset = (row + 1 / 2) * LABEL_STEP
    const y = edge === 'above' ? area.top + inset : area.bottom - inset
    const left = freeLeft(placed, y, width, area)
    if (left !== null) return { index, left, y, width, edge }
  }
  return null
}
