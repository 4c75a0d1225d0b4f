import { BEAT_MS } from '#src/core/time/beat.ts'
import { runBeat } from '#src/core/time/on-beat.ts'
import { runAll } from '#src/core/time/run-all.ts'
import type { Environment } from './environment.ts'
import { watchSlowPictures } from './slow-pictures.ts'
import type { Batch, Topic } from './transport.ts'

export type Taker = { readonly topic: Topic; readonly take: (batch: Batch) => void }

export type HandOver = (batches: ReadonlyMap<number, Batch>, takers: ReadonlyMap<number, Taker>) => void

/**
 * Returns what hands the batches of a beat to their topics: all at once, so that one picture shows them. On a slow page
 * topics that come less often than each beat (prices, candles) follow half a beat later: drawing the chart and the book
 * in one picture would hold the page up. `done` is called after all.
 */
export function createHandOver(
  environment: Pick<Environment, 'after' | 'now' | 'pictured'>,
  done: () => void,
): HandOver {
  const pictures = watchSlowPictures(environment)
  return (batches, takers) => {
    const isSeldom = (id: number): boolean => (takers.get(id)?.topic.everyMs ?? 0) > BEAT_MS
    const run = (ids: readonly number[]): void =>
      runAll(
        ids.map((id) => () => {
          const batch = batches.get(id)
          // Whoever has unsubscribed meanwhile gets nothing.
          if (batch !== undefined) takers.get(id)?.take(batch)
        }),
      )
    const ids = Array.from(batches.keys())
    const isSlow = pictures.areSlow()
    const later = isSlow && ids.some((id) => !isSeldom(id)) ? ids.filter(isSeldom) : []
    pictures.watch()
    run(ids.filter((id) => !later.includes(id)))
    // On a slow page what waits for the beat runs by its own timer, after the picture of the book.
    if (!isSlow) runBeat()
    if (later.length === 0) return done()
    environment.after(BEAT_MS / 2, () => {
      run(later)
      done()
    })
  }
}
