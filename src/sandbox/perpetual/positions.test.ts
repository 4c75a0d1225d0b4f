import { describe, expect, test } from 'vitest'
import { ONE } from '#src/core/perpetual/units.ts'
import { START } from '../areas/spot/testing-spot.ts'
import { positionIn } from './account.ts'
import { type Kind, valueOf } from './contracts.ts'
import { levelsIn, levelsKey } from './levels.ts'
import { candleAt, markAt } from './market.ts'
import { PHASES, type Position, secondAfter } from './perpetual-state.ts'
import { positionOf, putPosition } from './positions.ts'
import {
  chooseMode,
  firstOf,
  fundedExchange,
  givePosition,
  KINDS,
  MEMBER,
  openingOf,
  venueIn,
} from './testing-kinds.ts'

const TIME = START + 500
const LOTS = 100

/** An isolated position with leverage 10 that was opened at the mark price. */
function isolated(kind: Kind, direction: 'long' | 'short') {
  const exchange = fundedExchange(kind, 1, 10_000)
  const contract = firstOf(kind)
  const venue = venueIn(kind, exchange)
  const { symbol, arithmetic } = contract
  chooseMode(exchange, kind, contract, 'isolated')
  const at = markAt(venue, contract, TIME)
  const margin = arithmetic.initialMargin(valueOf(contract, at, LOTS), 10n * ONE)
  const given = givePosition(venue, contract, { direction, lots: LOTS, at, margin }, TIME)
  return {
    exchange,
    contract,
    venue,
    given,
    mark: at,
    /** Changes the position as it is by now. */
    put: (part: Partial<Position>) => {
      const position = positionIn(venue, MEMBER, symbol, direction)
      return position && putPosition(venue, { ...position, ...part }, secondAfter(TIME))
    },
    levels: () =>
      PHASES.flatMap((phase) =>
        (['down', 'up'] as const).flatMap((way) =>
          levelsIn(venue.own, levelsKey(symbol, phase), way).map(({ id, price }) => [id, phase, way, price]),
        ),
      ),
    looks: () => Object.keys(venue.own.looks),
  }
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test.each([
    ['long', 'down'],
    ['short', 'up'],
  ] as const)(
    'the levels of a %s follow each change of its prices, also where several are at one price',
    (direction, way) => {
      const { put, levels, looks, given, contract } = isolated(kind, direction)
      const { id = 0, liquidation } = given ?? {}
      const price = liquidation?.price ?? 0
      expect(liquidation?.direction).toBe(way)
      const liquidated = [id, 'liquidation', way, price]
      const [min, max] = [
        [id, 'stop', 'down', price],
        [id, 'stop', 'up', price],
      ]
      const [before, after] = [levelsKey(contract.symbol, 'liquidation'), levelsKey(contract.symbol, 'stop')]
      expect([levels(), looks()]).toEqual([[liquidated], [before]])
      const steps = [
        [{ minPrice: price }, [liquidated, min]],
        [{ minPrice: null, maxPrice: price }, [liquidated, max]],
        [{ minPrice: price, maxPrice: price }, [liquidated, min, max]],
        [{ minPrice: price, maxPrice: null }, [liquidated, min]],
        [{ minPrice: price - 1 }, [liquidated, [id, 'stop', 'down', price - 1]]],
        [{ minPrice: null }, [liquidated]],
        [{ maxPrice: price }, [liquidated, max]],
        [{ margin: 0n, mode: 'cross' }, [max]],
        [{ lots: 0 }, []],
      ] as const
      for (const [part, left] of steps) {
        put(part)
        expect(levels()).toEqual(left)
      }
      expect(looks()).toEqual([before, after])
    },
  )

  test('a level is looked for from the next second on', () => {
    const { put, venue, contract, mark } = isolated(kind, 'long')
    const next = secondAfter(TIME)
    const { low, high } = candleAt(venue, contract, next, next + 1)
    expect([low < mark, high > low]).toEqual([true, true])
    put({ minPrice: low })
    expect(venue.own.looks[levelsKey(contract.symbol, 'stop')]?.second).toBe(next)
  })

  test('a position that only a price under one tick would liquidate has no such price', () => {
    const { put, given, contract } = isolated(kind, 'long')
    const { cost = 0n } = given ?? {}
    const least = contract.arithmetic.amountOf(cost)
    expect(put({ margin: least / 2n })?.liquidation).not.toBeNull()
    // All but one unit of a linear cost; of an inverse one, ten million times as many coins.
    const most = kind.id === 'swap' ? least - 1n : least * 10_000_000n
    expect(put({ margin: most })?.liquidation).toBeNull()
  })

  test('the number of a closed position names no other, and no text but a number names one', () => {
    const { exchange, put, venue, given, contract } = isolated(kind, 'long')
    const { id = 0 } = given ?? {}
    expect([positionOf(venue, id), positionOf(venue, String(id))]).toEqual([given, given])
    put({ lots: 0 })
    expect(positionOf(venue, id)).toBeUndefined()
    exchange.run(openingOf(contract), TIME)
    const after = positionIn(venue, MEMBER, contract.symbol, 'long')
    expect(positionOf(venue, after?.id ?? 0)).toEqual(after)
    for (const none of [id, id + 2, '', 'constructor', '__proto__', `0${id}`])
      expect(positionOf(venue, none)).toBeUndefined()
  })
})
