import { expect, test } from 'vitest'
import { COIN_MARGINED } from './coin-swap/contracts.ts'
import { contractsOfAccount } from './perpetual-kinds.ts'
import { USDT_MARGINED } from './swap/contracts.ts'

test.each([
  ['swap', 'USDT', USDT_MARGINED],
  ['swap', 'BTC', undefined],
  ['coinSwap', 'BTC', COIN_MARGINED],
  ['coinSwap', 'USDT', undefined],
  ['coinSwap', 'NONE', undefined],
  ['spot', 'USDT', undefined],
  ['second', 'USDT', undefined],
  ['finance', 'BTC', undefined],
] as const)('an account %s of %s holds the margins of its contracts only', (kind, coin, found) => {
  expect(contractsOfAccount(kind, coin)).toBe(found)
})
