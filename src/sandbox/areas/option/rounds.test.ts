import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { OPTION_MARKETS } from './pairs.ts'
import { bettingNumber, roundById, roundOf } from './rounds.ts'

const pair = fc.constantFrom(...OPTION_MARKETS.pairs)
const number = fc.integer({ min: 1, max: 20_000_000 })

test('a round is drawn when the next one is bet on, and every moment has one that is bet on', () => {
  fc.assert(
    fc.property(pair, fc.integer({ min: 300_000, max: 4_000_000_000_000 }), (each, time) => {
      const round = roundOf(each, bettingNumber(time))
      expect(time).toBeGreaterThanOrEqual(round.start)
      expect(time).toBeLessThan(round.open)
      expect(roundOf(each, round.number + 1).start).toBe(round.open)
      expect(roundOf(each, round.number - 1).close).toBe(round.open)
    }),
  )
})

test('an id names one round of one pair', () => {
  fc.assert(
    fc.property(pair, number, (each, of) => {
      const { id } = roundOf(each, of)
      expect(roundById(each, id)?.number).toBe(of)
      expect(roundById(each, String(id))?.number).toBe(of)
      const others = OPTION_MARKETS.pairs.filter((other) => other !== each)
      expect(others.filter((other) => roundById(other, id) !== undefined)).toEqual([])
    }),
  )
  for (const none of ['', '0', 'abc', 'abc101', '101abc', '01', '-101', '1e9'])
    expect(OPTION_MARKETS.pairs.map((each) => roundById(each, none))).toEqual(
      OPTION_MARKETS.pairs.map(() => undefined),
    )
})
