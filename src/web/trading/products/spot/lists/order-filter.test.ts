import { expect, test } from 'vitest'
import { day } from '#src/core/time/day.ts'
import { filterOf, withFilter } from '#src/web/list/filter/address.ts'
import { endedStates, type OrderFilter, orderFields, orderRequest } from './order-filter.ts'

const FULL: OrderFilter = {
  symbol: 'BTC/USDT',
  direction: 'BUY',
  type: 'LIMIT_PRICE',
  status: 'CANCELED',
  days: { from: day('2026-11-01'), to: day('2026-11-21') },
}
const EVERYTHING: OrderFilter = { symbol: null, direction: null, type: null, status: null, days: null }
const read = (address: string) => filterOf(orderFields, new URLSearchParams(address))

test('VAL-25.c a filter is written to the address and read from it', () => {
  for (const filter of [FULL, EVERYTHING]) {
    const address = withFilter(orderFields, new URLSearchParams(), filter)
    expect(filterOf(orderFields, address)).toEqual(filter)
  }
})

test('VAL-25.c invalid values of an address are ignored and not sent: unknown words, days in the wrong order', () => {
  const address = 'pair=BTC&side=UP&type=TRIGGER&state=TRADING&from=2026-11-21&to=2026-11-01'
  expect(read(address)).toEqual(EVERYTHING)
  expect(orderRequest(read(address))).toEqual({})
})

test('STATE-05.f past orders are filled, cancelled or expired; an open one is not past', () => {
  expect(endedStates).toEqual(['COMPLETED', 'CANCELED', 'OVERTIMED'])
})

test('a filter is sent as the server names its parts', () => {
  expect(orderRequest(FULL)).toMatchObject({
    symbol: 'BTC/USDT',
    direction: 'BUY',
    type: 'LIMIT_PRICE',
    status: 'CANCELED',
  })
})
