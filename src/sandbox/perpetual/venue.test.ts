import { expect, test } from 'vitest'
import { KINDS } from './testing-kinds.ts'
import { contractOf, walletOf } from './venue.ts'

test.each(KINDS)('records of contracts of $id name no contract that is not traded', (kind) => {
  for (const { symbol, settled } of kind.contracts) {
    expect(contractOf({ kind }, symbol).symbol).toBe(symbol)
    expect(walletOf({ kind }, { member: 7, symbol })).toEqual({ member: 7, coin: settled })
  }
  expect(() => contractOf({ kind }, 'NONE/USDT')).toThrow(new RangeError('no contract NONE/USDT'))
})
