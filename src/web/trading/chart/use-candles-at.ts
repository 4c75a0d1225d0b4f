import { useMemo, useState } from 'react'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type Candle, closedAt } from '../live/candles.ts'

type Known = {
  readonly newest: Candle | undefined
  readonly last: Decimal | null
  /** The price is newer than the newest candle. */
  readonly isNewer: boolean
}

/** Returns the candles, the newest closing at the last price, which is updated more often. */
export function useCandlesAt(
  candles: readonly Candle[] | null,
  last: Decimal | null,
): readonly Candle[] | null {
  const newest = candles?.at(-1)
  const [known, setKnown] = useState<Known>({ newest, last, isNewer: false })
  const isNewer = newest === known.newest && (known.isNewer || last !== known.last)
  if (newest !== known.newest || last !== known.last) setKnown({ newest, last, isNewer })
  return useMemo(() => {
    if (candles === null || newest === undefined || last === null) return candles
    const closed = closedAt(newest, last, isNewer)
    return closed === newest ? candles : [...candles.slice(0, -1), closed]
  }, [candles, newest, last, isNewer])
}
