import { multiply } from '#src/core/money/arithmetic.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { useDisplayCurrency } from '#src/web/session/hooks.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import type { Market } from '../market.ts'
import { useProductMarkets } from '../products/use-product.tsx'

/** Returns the value of an amount of the quote coin in the display currency; null if the rate is not known. */
export function useWorth(market: Market, value: Decimal | null): Decimal | null {
  const { rate } = useDisplayCurrency()
  const dollars = useLive(
    useProductMarkets().tickers(),
    ({ state }) => state?.get(market.symbol)?.baseUsdRate ?? null,
  )
  return value === null || dollars === null ? null : multiply(multiply(value, dollars), rate)
}
