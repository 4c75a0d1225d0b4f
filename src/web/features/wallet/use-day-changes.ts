import { useListThumbs } from '#generated/client/market/market.ts'
import type { CoinThumb } from '#generated/models/coin-thumb.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

/** Change of a coin's price in 24 hours by the coin's short name, as a share of the price before. */
export type DayChanges = ReadonlyMap<string, Decimal>

/** Milliseconds between two looks: prices of the wallet itself move no oftener. */
const OFTEN_MS = 60_000
const NONE: DayChanges = new Map()

const changesOf = (thumbs: readonly CoinThumb[]): DayChanges =>
  new Map(
    thumbs.flatMap(({ symbol, chg }) => {
      const [base, quote] = symbol.split('/')
      return base !== undefined && quote === 'USDT' ? [[base, chg] as const] : []
    }),
  )

/**
 * Reads the change of each coin in 24 hours against the dollar's coin; empty until loaded, and without coins that have
 * no such market.
 */
export function useDayChanges(): DayChanges {
  const { data = NONE } = useListThumbs({ query: { select: changesOf, refetchInterval: OFTEN_MS } })
  return data
}
