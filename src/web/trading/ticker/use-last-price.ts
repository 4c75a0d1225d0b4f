import type { Decimal } from '#src/core/money/decimal.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import type { Market } from '../market.ts'
import { useProductMarkets } from '../products/use-product.tsx'

/**
 * Returns the last price of a market; null until it is known. The one source for ticker, book, chart and title, so
 * that they change in the same frame.
 */
export const useLastPrice = ({ symbol }: Market): Decimal | null =>
  useLive(useProductMarkets().tickers(), ({ state }) => state?.get(symbol)?.close ?? null)
