import { expect, test } from 'vitest'
import { type LineLabel, lineLabels } from './line-labels.ts'

const HEIGHT = 300
const CHARACTER = 7

/** Draws labels and returns the texts with their left ends. */
function drawn(labels: readonly LineLabel[], top = 40): readonly (readonly [string, number])[] {
  const texts: [string, number][] = []
  const nothing = (): void => {}
  const context = {
    measureText: (text: string) => ({ width: text.length * CHARACTER }),
    fillText: (text: string, left: number) => texts.push([text, left]),
    beginPath: nothing,
    roundRect: nothing,
    fill: nothing,
    stroke: nothing,
  }
  const colours = () => ({ background: '#000', font: 'sans-serif' })
  const primitive = lineLabels({ labels: () => labels, top: () => top, near: () => 150, colours })
  const target = {
    useMediaCoordinateSpace: (paint: (scope: object) => void) =>
      paint({ context, mediaSize: { width: 600, height: HEIGHT } }),
  }
  for (const view of primitive.paneViews?.() ?? []) view.renderer()?.draw(target as never)
  return texts
}

const label = (title: string, y: number): LineLabel => ({
  title,
  y,
  price: '67,440.0',
  edge: 'red',
  text: 'red',
})

test('labels of near lines stand beside each other, one whose price is out of sight is named with arrow and price', () => {
  const found = drawn([
    label('Long 0.1', 150),
    label('Stop loss', 154),
    label('Liquidation, long', HEIGHT + 9),
  ])
  expect(found.map(([text]) => text)).toEqual(['Long 0.1', 'Stop loss', '↓ Liquidation, long 67,440.0'])
  const [first, second] = found
  expect(second?.[1]).toBeGreaterThan((first?.[1] ?? 0) + 'Long 0.1'.length * CHARACTER)
})

test('a line under the legend counts as out of sight', () => {
  expect(drawn([label('Take profit', 30)], 0)).toEqual([['Take profit', 14]])
  expect(drawn([label('Take profit', 30)], 40)[0]?.[0]).toBe('↑ Take profit 67,440.0')
})
