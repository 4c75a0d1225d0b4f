import { expect, test } from 'vitest'
import { differing, hasChanged, leavesOf } from './check-changes.ts'

const wallet = (balance: string, price: string, records: readonly string[] = []) =>
  leavesOf({ data: [{ coin: 'BTC', balance, price }], records })
const still = { leaves: wallet('5', '101'), moving: differing(wallet('5', '100'), wallet('5', '101')) }

test.each([
  ['a value', wallet('4', '101')],
  ['a row that has come', wallet('5', '101', ['withdrawal'])],
  ['a value that is gone', leavesOf({ data: [], records: [] })],
])('%s that differs is an effect', (_what, now) => {
  expect(hasChanged(still, now)).toBe(true)
})

test.each([
  ['the same answer', wallet('5', '101')],
  ['a price that moved before, too', wallet('5', '102')],
])('%s is no effect', (_what, now) => {
  expect(hasChanged(still, now)).toBe(false)
})

test('numbers, null and empty lists are values of their own', () => {
  expect([...leavesOf({ a: [1, null], b: [], c: {} })]).toEqual([
    ['/a/0', '1'],
    ['/a/1', 'null'],
    ['/b', '[]'],
    ['/c', '{}'],
  ])
})
