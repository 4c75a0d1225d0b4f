// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { serve } from '#tests/support/screen.tsx'
import { getSwapContract } from '#generated/client/swap-market/swap-market.ts'
import { actions, kinds } from '../perpetual/form/contract-draft.ts'
import { contractRow } from '../perpetual/tests/show-perpetual.tsx'
import { contractStop, leveragesOf } from './contract-terms.ts'
import { closedSides, closingSide, openingSide, orderCodes, wireMode } from './order-codes.ts'

const DIRECTIONS = ['long', 'short'] as const

/** Orders that a contract with these switches does not take, each with the reason. */
async function stopped(switches: object): Promise<readonly string[]> {
  serve({ '/swap/symbol-info': { ...contractRow, ...switches } })
  const contract = await getSwapContract({ symbol: 'BTC/USDT' })
  return actions.flatMap((action) =>
    DIRECTIONS.flatMap((direction) =>
      kinds.flatMap((kind) => {
        const stop = contractStop(contract, { action, direction, kind })
        return stop === null ? [] : [`${action} ${direction} ${kind}: ${stop}`]
      }),
    ),
  )
}

test.each([
  [{}, []],
  [{ enableOpenBuy: 0 }, ['limit', 'market', 'trigger'].map((kind) => `open long ${kind}: suspend-long`)],
  [{ enableOpenSell: 0 }, ['limit', 'market', 'trigger'].map((kind) => `open short ${kind}: suspend-short`)],
  [
    { enableMarketBuy: 0 },
    ['open long market: no-market-price-buy', 'close short market: no-market-price-buy'],
  ],
  [
    { enableMarketSell: 0 },
    ['open short market: no-market-price-sell', 'close long market: no-market-price-sell'],
  ],
  [
    { enableTriggerEntrust: 0 },
    ['open long', 'open short', 'close long', 'close short'].map(
      (act) => `${act} trigger: no-trigger-orders`,
    ),
  ],
])('FEAT-14.ab a contract with %o refuses exactly the orders of that switch', async (switches, refused) => {
  expect(await stopped(switches)).toEqual(refused)
})

test('FEAT-14.ab a contract that does not trade refuses all orders with that reason', async () => {
  const refused = await stopped({ exchangeable: 0, enableOpenBuy: 0, enableTriggerEntrust: 0 })
  expect(refused).toHaveLength(12)
  expect(new Set(refused.map((each) => each.split(': ')[1]))).toEqual(new Set(['not-trading-time']))
})

test.each([
  ['1, 5,10', 1, { kind: 'list', all: ['1', '5', '10'].map(decimal) }],
  ['2,75', 0, { kind: 'range', least: decimal('2'), most: decimal('75') }],
  ['10', 0, { kind: 'range', least: decimal('10'), most: decimal('10') }],
])('FEAT-14.c the multiples %s of type %s are read as a list or a range', (leverage, leverageType, read) => {
  expect(leveragesOf({ leverage, leverageType })).toEqual(read)
})

test('FEAT-14.abd FEAT-15.abd sides, kinds and modes have the codes of the server', () => {
  expect(DIRECTIONS.map(openingSide)).toEqual([0, 1])
  expect(DIRECTIONS.map(closingSide)).toEqual([1, 0])
  expect([closedSides(['long']), closedSides(['short']), closedSides(['short', 'long'])]).toEqual([0, 1, 2])
  expect([wireMode('cross'), wireMode('isolated')]).toEqual([0, 1])
  expect(orderCodes).toEqual({ types: { market: 0, limit: 1, trigger: 2 }, buy: 0, sell: 1 })
})
