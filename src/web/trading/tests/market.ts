import { decimal } from '#src/core/money/decimal.ts'
import type { Market } from '../market.ts'

/** Returns a market without limits, for tests. */
export const testMarket = (change: Partial<Market> = {}): Market => ({
  product: 'spot',
  symbol: 'BTC/USDT',
  base: 'BTC',
  quote: 'USDT',
  amountUnit: 'BTC',
  scales: { price: 2, amount: 4 },
  fees: { maker: decimal('0.001'), taker: decimal('0.001') },
  limits: {},
  ...change,
})
