// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { spotMarkets } from './spot-markets.ts'
import { useSpotMarkets } from './spot-market.ts'
import { otherPair, spotPair } from './tests/spot-pair.ts'

afterEach(cleanup)

const Markets = () => <output>{JSON.stringify(useSpotMarkets().markets)}</output>

test('FEAT-12.b a pair is a market with the scales, fees and limits of its own, and one that is closed or hidden is none', async () => {
  serve({
    '/market/symbol': [
      spotPair({ ...otherPair('ETH', 'BTC', 7), makerFee: undefined, fee: '0.003' }),
      spotPair(),
      spotPair({ ...otherPair('OLD', 'USDT', 5), enable: 0 }),
      spotPair({ ...otherPair('HID', 'USDT', 6), visible: 0 }),
    ],
  })
  showScreen(<Markets />, '/')
  await screen.findByText(/BTC/)
  const limits = {
    minSellPrice: '1000',
    maxBuyPrice: '90000',
    minAmount: '0.003',
    maxAmount: '70',
    minTotal: '5',
  }
  const of = { product: 'spot', scales: { price: 2, amount: 4 }, limits }
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual([
    {
      ...of,
      symbol: 'BTC/USDT',
      base: 'BTC',
      quote: 'USDT',
      amountUnit: 'BTC',
      fees: { maker: '0.001', taker: '0.002' },
    },
    {
      ...of,
      symbol: 'ETH/BTC',
      base: 'ETH',
      quote: 'BTC',
      amountUnit: 'ETH',
      fees: { maker: '0.003', taker: '0.003' },
    },
  ])
})

test('the address of a market names it, in small letters', () => {
  expect([spotMarkets.pathOf('ETH/BTC'), spotMarkets.symbolOf('eth_btc')]).toEqual([
    '/exchange/eth_btc',
    'ETH/BTC',
  ])
})
