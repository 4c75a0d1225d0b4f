import { describe, expect, test } from 'vitest'
import { amountText } from '../areas/wallets/amounts.ts'
import { positionIn } from './account.ts'
import { valueOf } from './contracts.ts'
import { levelsIn, levelsKey } from './levels.ts'
import { offsetOf } from './perpetual-state.ts'
import { closingOf, givePosition, KINDS, MEMBER, openingOf } from './testing-kinds.ts'
import { farther, placing, TIME } from './testing-reached.ts'

const SIDES = ['long', 'short'] as const

describe.each(KINDS)('contracts of $id', (kind) => {
  test('STATE-06.de members are told of an order that is triggered, and of one that fails then', () => {
    const { exchange, contract, venue, place, told } = placing(kind)
    const { second, price: triggerPrice } = farther(venue, contract, 'up')
    const trigger = { kind: 'trigger', triggerPrice } as const
    const rich = place(openingOf(contract, trigger))
    const poor = place(openingOf(contract, { ...trigger, lots: contract.pair.maxLots }))
    exchange.until(second * 1000)
    expect(told()).toEqual([])
    exchange.until(second * 1000 + 999)
    const of = { time: second * 1000 + offsetOf('trigger'), account: kind.id, symbol: contract.symbol }
    expect(told()).toMatchObject([
      { ...of, kind: 'TRIGGERED', reference: String(rich.id), coin: contract.settled },
      { ...of, kind: 'ORDER_ENDED', reference: String(poor.id), coin: null },
    ])
  })

  test('STATE-06.de of two orders to close the same lots the second ends with the position, and is told once', () => {
    const { exchange, contract, venue, place, told } = placing(kind)
    const { second, price: triggerPrice } = farther(venue, contract, 'up')
    place(openingOf(contract))
    const [first, next] = [1, 2].map(() => place(closingOf(contract, { kind: 'trigger', triggerPrice })))
    exchange.until(second * 1000 + 999)
    const ended = second * 1000 + offsetOf('trigger')
    expect(first).toMatchObject({ status: 'traded', triggered: ended, ended })
    expect(next).toMatchObject({ status: 'cancelled', triggered: null, ended })
    expect(told().map((event) => [event.kind, event.reference])).toEqual([
      ['ORDER_ENDED', String(next?.id)],
      ['TRIGGERED', String(first?.id)],
    ])
  })

  test.each(['open', 'close'] as const)(
    'STATE-06.de an order to %s that becomes a limit order waits for its own price, and holds up no other',
    (action) => {
      const { exchange, contract, venue, place, mark } = placing(kind)
      const { second, price: triggerPrice } = farther(venue, contract, 'up')
      place(openingOf(contract))
      const order = { kind: 'trigger', triggerPrice, price: Math.floor(mark * 1.5), lots: 4 } as const
      const command =
        action === 'close'
          ? closingOf(contract, order)
          : openingOf(contract, { ...order, direction: 'short' })
      const triggered = place(command)
      const resting = place(openingOf(contract, { direction: 'short', kind: 'limit', price: triggerPrice }))
      const frozen = () => positionIn(venue, MEMBER, contract.symbol, 'long')?.frozen
      expect(frozen()).toBe(0)
      exchange.until(second * 1000 + 999)
      const at = (phase: 'trigger' | 'limit') => second * 1000 + offsetOf(phase)
      expect(triggered).toMatchObject({ status: 'waiting', triggered: at('trigger'), filled: 0 })
      expect(resting).toMatchObject({ status: 'traded', ended: at('limit') })
      expect(frozen()).toBe(action === 'close' ? 4 : 0)
      // It is triggered once.
      const key = levelsKey(contract.symbol, 'trigger')
      expect([levelsIn(venue.own, key, 'up'), venue.own.looks[key]]).toEqual([[], undefined])
      expect(exchange.run({ type: `${kind.id}.cancel`, member: MEMBER, id: triggered.id })).toBeUndefined()
      expect(frozen()).toBe(0)
    },
  )

  test('STATE-06.de an order to close takes no more than other orders have left of the position, and fails where it is nothing', () => {
    const { exchange, contract, venue, place, mark } = placing(kind)
    const { second, price: triggerPrice } = farther(venue, contract, 'up')
    place(openingOf(contract))
    const trigger = { kind: 'trigger', triggerPrice } as const
    const [first, next] = [1, 2].map(() => place(closingOf(contract, trigger)))
    place(closingOf(contract, { kind: 'limit', price: Math.floor(mark * 1.5), lots: 6 }))
    expect([first?.lots, next?.lots]).toEqual([10, 10])
    exchange.until(second * 1000 + 999)
    const ended = second * 1000 + offsetOf('trigger')
    expect(first).toMatchObject({ status: 'traded', lots: 4, filled: 4, ended })
    expect(next).toMatchObject({ status: 'failed', lots: 10, filled: 0, ended })
    const left = { lots: 6, frozen: 6 }
    expect(positionIn(venue, MEMBER, contract.symbol, 'long')).toMatchObject(left)
  })

  test.each(SIDES)(
    'STATE-06.de an order to open a %s meets the book of the moment that triggers it',
    (direction) => {
      const { exchange, contract, venue, place } = placing(kind)
      const { second, price } = farther(venue, contract, direction === 'long' ? 'up' : 'down')
      const order = place(openingOf(contract, { direction, kind: 'trigger', triggerPrice: price }))
      exchange.until(second * 1000 + 999)
      expect(order).toMatchObject({ status: 'traded', value: valueOf(contract, price, order.lots) })
    },
  )

  test.each(SIDES)(
    'STATE-06.fg a %s is stopped at the book of the moment that reaches its price',
    (direction) => {
      const { exchange, contract, venue, place } = placing(kind)
      const { second, price } = farther(venue, contract, direction === 'long' ? 'down' : 'up')
      const stop = direction === 'long' ? { minPrice: price } : { maxPrice: price }
      place(openingOf(contract, { direction, ...stop }))
      exchange.until(second * 1000 + 999)
      const stopped = Object.values(venue.own.entrusts).find(({ isFromStop }) => isFromStop)
      const ended = second * 1000 + offsetOf('stop')
      expect(stopped).toMatchObject({ status: 'traded', value: valueOf(contract, price, 10), ended })
    },
  )

  test('STATE-06.fg orders that close a position give way to its stop, and no others', () => {
    // More than all makers take at once.
    const { exchange, contract, venue, place, mark } = placing(kind, { dollars: 1e11 })
    const { second, price } = farther(venue, contract, 'up')
    const lots = contract.pair.maxLots * 1000
    for (const direction of SIDES)
      givePosition(venue, contract, { direction, lots, at: mark, margin: 0n }, TIME)
    const far = { kind: 'limit', price: Math.floor(mark * 1.5), lots: 3 } as const
    const low = { kind: 'limit', price: Math.floor(mark * 0.5), lots: 3 } as const
    const ending = place(closingOf(contract, far))
    const staying = [
      closingOf(contract, { ...far, kind: 'trigger', triggerPrice: far.price }),
      openingOf(contract, low),
      closingOf(contract, { ...low, direction: 'short' }),
    ].map((command) => place(command))
    place(openingOf(contract, { maxPrice: price }))
    exchange.until(second * 1000 + 999)
    expect(ending.status).toBe('cancelled')
    expect(staying.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'waiting'])
    const stopped = Object.values(venue.own.entrusts).find(({ isFromStop }) => isFromStop)
    expect(stopped).toMatchObject({ lots: lots + 10, status: 'traded' })
    const left = positionIn(venue, MEMBER, contract.symbol, 'long')
    expect(left).toMatchObject({ lots: lots + 10 - (stopped?.filled ?? 0), frozen: 0 })
    expect(left?.lots).toBeGreaterThan(0)
  })

  test('STATE-06.fg a stop that another one has just moved closes nothing at its old price', () => {
    const { exchange, contract, venue, place, mark } = placing(kind, { dollars: 1e8 })
    const { second, price } = farther(venue, contract, 'down')
    const other = { member: MEMBER + 1 } as const
    const own = () => positionIn(venue, other.member, contract.symbol, 'long')
    place(openingOf(contract, { ...other, minPrice: price }))
    // Filled by whoever is stopped first, it moves the stop of its own position.
    const moved = price - 1000
    const adding = openingOf(contract, { ...other, kind: 'limit', price: price - 1, minPrice: moved })
    const order = place(adding)
    expect(own()?.minPrice).toBe(price)
    const lots = contract.pair.maxLots
    givePosition(venue, contract, { direction: 'long', lots, at: mark, margin: 0n }, TIME)
    place(openingOf(contract, { minPrice: price + 1 }))
    exchange.until(second * 1000 + 999)
    expect(order).toMatchObject({ status: 'traded', ended: second * 1000 + offsetOf('stop') })
    expect(own()).toMatchObject({ lots: 20, minPrice: moved })
  })

  test('STATE-06.fg a member is told what taking profit or stopping a loss has brought', () => {
    const { exchange, contract, venue, place, told } = placing(kind)
    const { second, price: maxPrice } = farther(venue, contract, 'up')
    place(openingOf(contract, { maxPrice }))
    const { id = 0 } = positionIn(venue, MEMBER, contract.symbol, 'long') ?? {}
    exchange.until(second * 1000 + 999)
    const entrust = Object.values(venue.own.entrusts).find(({ isFromStop }) => isFromStop)
    expect(entrust).toMatchObject({ position: id, status: 'traded' })
    const { profit = 0n, fee = 0n } = entrust ?? {}
    const amount = amountText(profit - fee, contract.settled)
    expect(told()).toMatchObject([{ kind: 'TRIGGERED', reference: String(entrust?.id), amount }])
  })
})
