import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { joined, type List, partOf } from './chunked-list.ts'

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)

/** The same elements in arrays that are cut at these places. */
const cutAt = (all: readonly number[], places: readonly number[]): List<number> => {
  const cuts = [0, ...places.map((place) => place % all.length).toSorted((a, b) => a - b), all.length]
  return joined(...cuts.map((from, at) => all.slice(from, cuts[at + 1] ?? all.length)))
}

test('a list of several arrays is read as one array is', () => {
  const place = fc.integer({ min: -9_500, max: 9_500 })
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 8 }), place, place, (cuts, start, end) => {
      const all = numbers(9_000)
      const list = cutAt(all, cuts)
      expect(list).toHaveLength(all.length)
      expect(list.at(start)).toBe(all.at(start))
      expect(list.slice(start, end)).toEqual(all.slice(start, end))
      expect(list.slice(start)).toEqual(all.slice(start))
      const [from, to] = [Math.abs(start), Math.abs(end)]
      expect(partOf(list, from, to).slice()).toEqual(all.slice(from, to))
    }),
    { numRuns: 200 },
  )
})

test('a change of the last element reads no older array', () => {
  const oldest = numbers(300_000)
  let read = 0
  const watched = new Proxy(oldest, {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) read += 1
      return Reflect.get(target, key) as unknown
    },
  })
  const list = joined(watched, [1])
  const next = joined(partOf(list, 0, oldest.length), [2])
  expect(next.at(-1)).toBe(2)
  expect(next).toHaveLength(oldest.length + 1)
  expect(read).toBe(0)
})
