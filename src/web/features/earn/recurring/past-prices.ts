import { useContext } from 'react'
import { useListCandles } from '#generated/client/market/market.ts'
import { CandleResolution } from '#generated/models/candle-resolution.ts'
import type { KLineRow } from '#generated/models/kline-row.ts'
import type { PastPrice } from '#src/core/earn/past-plan.ts'
import { dayStart } from '#src/core/earn/term.ts'
import { instant } from '#src/core/time/instant.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'

const DAY = 86_400_000

/** Days over which a plan of the past is counted. */
export const PERIODS = ['180', '365', '1095'] as const
export type Period = (typeof PERIODS)[number]
export const DAYS: Readonly<Record<Period, number>> = { '180': 180, '365': 365, '1095': 1095 }

/** Closing prices of days, oldest first, whatever order a server sends. */
const pricesOf = (rows: readonly KLineRow[]): readonly PastPrice[] =>
  rows.map(([time, , , , close]) => ({ time, price: close })).toSorted((a, b) => a.time - b.time)

/** The prices of a pair over so many days until the last midnight in GMT+8. */
export function usePastPrices(symbol: string, days: number) {
  const to = dayStart(useContext(Clock)())
  return useListCandles(
    { symbol, from: instant(to - days * DAY), to: instant(to), resolution: CandleResolution.DAY_1 },
    { query: { select: pricesOf, staleTime: Infinity } },
  )
}
