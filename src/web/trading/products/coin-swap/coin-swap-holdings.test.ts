// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { serve } from '#tests/support/screen.tsx'
import { coinSwapAnswers } from '../../perpetual/tests/coin-swap-answers.ts'
import { findCoinSwapPosition } from './coin-swap-holdings.ts'
import { beginCoinSwap, endCoinSwap } from './tests/show-coin-swap.tsx'

beforeEach(beginCoinSwap)
afterEach(endCoinSwap)

const BOTH = {
  coinBuyLeverage: '10',
  coinBuyPosition: '100',
  coinFrozenBuyPosition: '30',
  coinBuyPrice: '50000',
  coinBuyPrincipalAmount: '0.02',
  coinSellLeverage: '25',
  coinSellPosition: '80',
  coinFrozenSellPosition: '5',
  coinSellPrice: '52000',
  coinSellPrincipalAmount: '0.006',
}
const CONTRACT = id('201')
const shared = {
  contractId: CONTRACT,
  symbol: 'BTC/USDT',
  mode: 'isolated',
  minPrice: null,
  maxPrice: null,
  funding: null,
}

test('FEAT-15.b ENT-06.b both sides of a wallet are positions of their own: what closing orders hold is not closed again', async () => {
  serve(coinSwapAnswers({ wallet: BOTH }))
  expect(await findCoinSwapPosition(CONTRACT, 'long')).toEqual({
    ...shared,
    id: '4001-long',
    direction: 'long',
    leverage: decimal('10'),
    entry: decimal('50000'),
    volume: decimal('100'),
    closable: decimal('70'),
    margin: decimal('0.02'),
  })
  expect(await findCoinSwapPosition(CONTRACT, 'short')).toEqual({
    ...shared,
    id: '4001-short',
    direction: 'short',
    leverage: decimal('25'),
    entry: decimal('52000'),
    volume: decimal('80'),
    closable: decimal('75'),
    margin: decimal('0.006'),
  })
})

test('ENT-06.b a side without a volume, or without a price, is no position', async () => {
  serve(coinSwapAnswers({ wallet: { ...BOTH, coinBuyPosition: '0', coinSellPrice: null } }))
  expect(await findCoinSwapPosition(CONTRACT, 'long')).toBeNull()
  expect(await findCoinSwapPosition(CONTRACT, 'short')).toBeNull()
})

test('a wallet of a crossed margin has crossed positions', async () => {
  serve(coinSwapAnswers({ wallet: { ...BOTH, coinPattern: 0 } }))
  expect(await findCoinSwapPosition(CONTRACT, 'short')).toMatchObject({ mode: 'cross' })
})
