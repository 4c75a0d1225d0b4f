import { useMemo, useState } from 'react'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type Candles, joined, partOf } from '../live/candle-list.ts'
import { type Candle, closedAt } from '../live/candles.ts'

type Known = {
  readonly newest: Candle | undefined
  readonly last: Decimal | null
  /** The price has changed since the candle did. */
  readonly isNewer: boolean
}

/** Candles of which the newest closes at the last price: it comes more often than they do. */
export function useCandlesAt(
  candles: Candles | null,
  last: Decimal | null,
): Candles | null {
  const newest = candles?.at(-1)
  const [known, setKnown] = useState<Known>({ newest, last, isNewer: false })
  const isNewer = newest === known.newest && (known.isNewer || last !== known.last)
  if (newest !== known.newest || last !== known.last) setKnown({ newest, last, isNewer })
  return useMemo(() => {
    if (candles === null || newest === undefined || last === null) return candles
    const closed = closedAt(newest, last, isNewer)
    return closed === newest ? candles : joined(partOf(candles, 0, candles.length - 1), [closed])
  }, [candles, newest, last, isNewer])
}
