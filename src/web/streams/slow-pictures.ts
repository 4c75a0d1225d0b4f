import type { Environment } from './environment.ts'

/** Milliseconds from live data to their picture above which a page counts as slow, and below which no longer. */
const SLOW_MS = 45
const QUICK_MS = 25

export type SlowPictures = {
  /** Measures the picture of what changes the page from now on. */
  readonly watch: () => void
  /** True while pictures come so late that all live data of a beat in one would hold the page up. */
  readonly areSlow: () => boolean
}

export function watchSlowPictures({ now, pictured }: Pick<Environment, 'now' | 'pictured'>): SlowPictures {
  let isSlow = false
  let isWatching = false
  return {
    watch() {
      // A hidden tab makes no picture: what waits for one would pile up.
      if (isWatching) return
      isWatching = true
      const began = now()
      pictured(() => {
        isWatching = false
        isSlow = now() - began > (isSlow ? QUICK_MS : SLOW_MS)
      })
    },
    areSlow: () => isSlow,
  }
}
