import { useMemo } from 'react'
import { pageBeats } from '#src/core/time/on-beat.ts'
import { eachSecond } from '../each-second.ts'
import type { Ticker } from '../live/ticker.ts'
import type { Market } from '../market.ts'
import type { PaintedSource } from '../painted-text.tsx'
import { useProductMarkets } from '../products/use-product.tsx'

/** Returns the ticker of a market outside React, for texts that are painted: with each push, or once a second. */
export function useTickerOf({ symbol }: Market, pace: 'push' | 'second' = 'push'): PaintedSource<Ticker> {
  const { tickers } = useProductMarkets()
  return useMemo(() => {
    const source: PaintedSource<Ticker> = {
      get: () => tickers().get().state?.get(symbol) ?? null,
      subscribe: (listener) => tickers().subscribe(listener),
    }
    return pace === 'push' ? source : eachSecond(source, pageBeats)
  }, [tickers, symbol, pace])
}
