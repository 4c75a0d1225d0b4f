import { describe, expect, test } from 'vitest'
import { COIN_MARGINED } from '../areas/coin-swap/contracts.ts'
import { leverageOf, modeOf, positionIn } from './account.ts'
import type { Kind } from './contracts.ts'
import { chooseMode, closingOf, KINDS, MEMBER, openingOf } from './testing-kinds.ts'
import { placing, TIME } from './testing-reached.ts'

const SIDES = ['long', 'short'] as const
const trigger = { kind: 'trigger', triggerPrice: 1 } as const

/** A member, and the second contract of a kind. */
function choosing(kind: Kind) {
  const made = placing(kind)
  const { exchange, contract, venue } = made
  const [, other = contract] = kind.contracts
  const leverages = (symbol = contract.symbol) =>
    SIDES.map((direction) => leverageOf(venue, MEMBER, symbol, direction))
  const run = (...[command]: Parameters<typeof made.place>) => exchange.run(command, TIME)
  return { ...made, other, leverages, run }
}

describe.each(KINDS)('contracts of $id', (kind) => {
  test('STATE-07.abcd a margin mode is told with its wallet when it is changed', () => {
    const { exchange, contract, venue } = placing(kind)
    const wallet = { member: MEMBER, coin: contract.settled }
    const told = (mode: 'cross' | 'isolated') => {
      const from = exchange.events.length
      chooseMode(exchange, kind, contract, mode)
      return [modeOf(venue, wallet), ...exchange.events.slice(from)]
    }
    const event = { type: `${kind.id}.account`, ...wallet }
    expect(told('isolated')).toEqual(['isolated', event])
    expect(told('isolated')).toEqual(['isolated'])
    expect(told('cross')).toEqual(['cross', event])
  })

  test('FEAT-14.c FEAT-15.c an order that waits to open binds the leverage of its contract and direction alone', () => {
    const { contract, other, leverages, run, place } = choosing(kind)
    expect(leverages()).toEqual([10, 10])
    const { id } = place(openingOf(contract, trigger))
    const long = { direction: 'long', leverage: 20 } as const
    expect(run(openingOf(contract, long))).toBe('leverage-in-use')
    expect(run(openingOf(contract, { ...long, ...trigger }))).toBe('leverage-in-use')
    expect(leverages()).toEqual([10, 10])
    expect(run(openingOf(contract, { ...long, direction: 'short' }))).toBeTypeOf('number')
    expect(run(openingOf(other, long))).toBeTypeOf('number')
    expect([leverages(), leverages(other.symbol)]).toEqual([
      [10, 20],
      [20, 10],
    ])
    run({ type: `${kind.id}.cancel`, member: MEMBER, id })
    expect(run(openingOf(contract, long))).toBeTypeOf('number')
    expect(leverages()).toEqual([20, 20])
  })

  test('FEAT-14.c FEAT-15.c a position binds the leverage of its contract and direction alone', () => {
    const { contract, other, leverages, run, place } = choosing(kind)
    place(openingOf(contract))
    const long = { direction: 'long', leverage: 5 } as const
    expect(run(openingOf(contract, long))).toBe('leverage-in-use')
    expect(run(openingOf(contract, { ...long, direction: 'short' }))).toBeTypeOf('number')
    expect(run(openingOf(other, long))).toBeTypeOf('number')
    place(closingOf(contract))
    expect(run(openingOf(contract, long))).toBeTypeOf('number')
    expect(leverages()).toEqual([5, 5])
  })
})

test('FEAT-15.c an order that waits to close does not bind the leverage, one to open in the other direction neither', () => {
  const { contract, venue, leverages, run, place } = choosing(COIN_MARGINED)
  const { symbol } = contract
  place(openingOf(contract))
  place(closingOf(contract, trigger))
  place(openingOf(contract, { ...trigger, direction: 'short' }))
  const set = (direction: 'long' | 'short') =>
    run({ type: 'coinSwap.leverage', member: MEMBER, symbol, direction, leverage: 20 })
  expect([set('short'), set('long')]).toEqual(['cancel-open-orders', undefined])
  expect(leverages()).toEqual([20, 10])
  expect(positionIn(venue, MEMBER, symbol, 'long')).toMatchObject({ leverage: 20 })
})
