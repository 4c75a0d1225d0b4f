import { Fragment } from 'react'
import { swapOpeningOrderForm } from '#generated/forms/swap-opening-order/form.ts'
import type { Product } from '../product.ts'
import { swapBook } from './feeds/swap-book.ts'
import { swapCandles, swapCandlesBefore } from './feeds/swap-candles.ts'
import { swapTrades } from './feeds/swap-trades.ts'
import { SwapFacts } from './swap-facts.tsx'
import { SwapFees } from './swap-fees.tsx'
import { swapMarkets } from './swap-markets.ts'

const NO_PRICES: ReadonlySet<bigint> = new Set()
const NO_OWN_PRICES = { bid: NO_PRICES, ask: NO_PRICES }
const NO_MARKS = { lines: [], fills: [] }

/** Perpetual contracts margined in USDT. */
export const swap: Product = {
  markets: swapMarkets,
  book: swapBook,
  trades: swapTrades,
  candles: swapCandles,
  candlesBefore: swapCandlesBefore,
  formWords: { id: 'swap-opening-order', fields: swapOpeningOrderForm.ui.fields },
  useOwnPrices: () => NO_OWN_PRICES,
  useChartMarks: () => NO_MARKS,
  lists: 'wide',
  parts: { Provider: Fragment, TickerFacts: SwapFacts, Fees: SwapFees },
}
