import type { Live } from '#src/web/streams/live.ts'
import type { Tickers } from '../live/ticker.ts'
import type { Marks } from '../perpetual/standing-beat.ts'

/** Mark prices as tickers push them; servers without them tell them with the positions alone. */
export const marksOf = (tickers: () => Live<Tickers>): Marks => ({
  of: (symbol) => tickers().get().state?.get(symbol)?.markPrice ?? null,
  subscribe: (listener) => tickers().subscribe(listener),
})
