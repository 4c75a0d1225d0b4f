import { BEAT_MS } from '#src/core/time/beat.ts'
import type { Beats } from '#src/core/time/on-beat.ts'
import type { PaintedSource } from './painted-text.tsx'

const EVERY_MS = 1000
/**
 * Milliseconds after a whole second of the page's clock. Accounts are judged at that, and rows of positions take turns on
 * the beats behind it (`standing-beat.ts`): the last one has the fewest.
 */
const OFFSET_MS = 3 * BEAT_MS

/** Returns a source that tells of changes once a second, all such sources at the same moment: one painting is enough. */
export const eachSecond = <Value>(
  source: PaintedSource<Value>,
  { onBeat, now }: Beats,
): PaintedSource<Value> => ({
  get: source.get,
  subscribe(listener) {
    let cancel: (() => void) | null = null
    const stop = source.subscribe(() => {
      cancel ??= onBeat((Math.floor((now() - OFFSET_MS) / EVERY_MS) + 1) * EVERY_MS + OFFSET_MS, () => {
        cancel = null
        listener()
      })
    })
    return () => {
      stop()
      cancel?.()
    }
  },
})
