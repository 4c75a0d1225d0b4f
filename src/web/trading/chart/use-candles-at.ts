import { useMemo, useState } from 'react'
import type { Decimal } from '#src/core/money/decimal.ts'
import { type Candle, type Candles, closedAt } from '../live/candles.ts'
import { joined, partOf } from '../live/chunked-list.ts'

type Known = {
  readonly newest: Candle | undefined
  readonly last: Decimal | null
  /** The price is newer than the newest candle. */
  readonly isNewer: boolean
}

/** Returns the candles, the newest closing at the last price, which is updated more often. */
export function useCandlesAt(candles: Candles | null, last: Decimal | null): Candles | null {
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
