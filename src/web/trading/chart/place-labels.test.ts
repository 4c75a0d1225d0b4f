import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { LABEL_STEP, type LabelledLine, placeLabels } from './place-labels.ts'

const area = { width: 600, top: 40, bottom: 400, near: 200 }
const at = (y: number): LabelledLine => ({ y, width: 100, edgeWidth: 160 })

/** Left end, middle and edge of each label, by line. */
const places = (lines: readonly LabelledLine[], within = area) =>
  placeLabels(lines, within)
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, left, y, edge }) => [index, left, y, edge])

test('a label stands at the left end of its line; one that is too near stands beside it, at its own line', () => {
  expect(places([at(100), at(118), at(130)])).toEqual([
    [0, 8, 100, null],
    [1, 112, 118, null],
    [2, 8, 130, null],
  ])
})

test('lines out of sight have their labels at the edge, the nearest first, and in the next row without room', () => {
  expect(places([at(-50), at(39), at(-10), at(-90), at(401)])).toEqual([
    [0, 336, 49, 'above'],
    [1, 8, 49, 'above'],
    [2, 172, 49, 'above'],
    [3, 8, 67, 'above'],
    [4, 8, 391, 'below'],
  ])
})

test('a label at the edge does not cover one at its line', () => {
  expect(places([at(45), at(10)], { ...area, width: 276 })).toEqual([
    [0, 8, 49, null],
    [1, 8, 67, 'above'],
  ])
})

test('without room the line that is farther from the last price has no label', () => {
  const narrow = { ...area, width: 240 }
  expect(places([at(190), at(205), at(202)], narrow)).toEqual([
    [1, 112, 205, null],
    [2, 8, 202, null],
  ])
})

test('no label covers another, or leaves the drawing', () => {
  const line = fc.record({
    y: fc.integer({ min: -300, max: 700 }),
    width: fc.integer({ min: 30, max: 200 }),
    edgeWidth: fc.integer({ min: 60, max: 260 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), fc.integer({ min: 250, max: 900 }), (lines, width) => {
      const found = placeLabels(lines, { ...area, width })
      for (const [nth, one] of found.entries()) {
        expect(one.left).toBeGreaterThanOrEqual(0)
        expect(one.left + one.width).toBeLessThanOrEqual(width)
        expect(one.y).toBeGreaterThanOrEqual(area.top)
        expect(one.y).toBeLessThanOrEqual(area.bottom)
        for (const other of found.slice(nth + 1)) {
          const isApart = Math.abs(one.y - other.y) >= LABEL_STEP
          const isBeside = one.left + one.width <= other.left || other.left + other.width <= one.left
          expect(isApart || isBeside).toBe(true)
        }
      }
    }),
  )
})
