import type { Marks } from '../../../perpetual/standing-beat.ts'
import { swapTickers } from './swap-tickers.ts'

/** Mark prices as tickers push them; servers without them tell them with the positions alone. */
export const swapMarks: Marks = {
  of: (symbol) => swapTickers().get().state?.get(symbol)?.markPrice ?? null,
  subscribe: (listener) => swapTickers().subscribe(listener),
}
