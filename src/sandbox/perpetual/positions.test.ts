import { describe, expect, test } from 'vitest'
import { ONE } from '#src/core/perpetual/units.ts'
import { START } from '../areas/spot/testing-spot.ts'
import { positionIn } from './account.ts'
import { type Kind, valueOf } from './contracts.ts'
import { levelsIn, levelsKey } from './levels.ts'
import { markAt } from './market.ts'
import { PHASES, type Position, secondAfter } from './perpetual-state.ts'
import { putPosition } from './positions.ts'
import { chooseMode, firstOf, fundedExchange, givePosition, KINDS, MEMBER, venueIn } from './testing-kinds.ts'

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
})
