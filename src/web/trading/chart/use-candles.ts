import { useMemo, useSyncExternalStore } from 'react'
import { browserEnvironment } from '#src/web/streams/environment.ts'
import { createCandleHistory } from '../live/candle-history.ts'
import type { Period } from '../live/periods.ts'
import type { Market } from '../market.ts'
import { useProduct } from '../products/use-product.tsx'

/** Reading a page and drawing it are two tasks: together they would hold up a gesture. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve)
  })

/** Returns a market's candles of one period: the newest live, older ones added on demand. */
export function useCandles({ symbol }: Market, period: Period) {
  const product = useProduct()
  const history = useMemo(() => {
    const place = { symbol, period }
    return createCandleHistory({
      live: product.candles(place),
      load: async (to, signal) => {
        const page = await product.candlesBefore(place, to, signal)
        await nextTask()
        return page
      },
      lengthMs: period.ms,
      now: browserEnvironment.now,
    })
  }, [product, symbol, period])
  return { candles: useSyncExternalStore(history.subscribe, history.get), history }
}
