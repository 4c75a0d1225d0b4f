import type { Page } from 'playwright'

/** What was seen of a page in a while. */
export type Seen = {
  /** Changes of the document. */
  readonly mutations: number
  /** Tasks over 50 ms, and the milliseconds of the longest. */
  readonly long: number
  readonly longest: number
  /** Pictures that could be painted; nought where they were not counted. */
  readonly frames: number
}

type Watching = { readonly seen: Seen; readonly stop: () => void }

/**
 * Watches a page while something happens. Frames are counted only where they are asked for: whoever counts them makes
 * the browser paint sixty times a second, which costs more than the page does.
 */
export async function watched(page: Page, frames: boolean, during: () => Promise<void>): Promise<Seen> {
  await page.evaluate(watch, frames)
  await during()
  return page.evaluate(stop)
}

/** Runs in the page. */
function watch(countFrames: boolean): void {
  const seen = { mutations: 0, long: 0, longest: 0, frames: 0 }
  const changes = new MutationObserver((records) => {
    seen.mutations += records.length
  })
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.long += 1
      seen.longest = Math.max(seen.longest, duration)
    }
  })
  tasks.observe({ entryTypes: ['longtask'] })
  let frame = 0
  const next = (): void => {
    seen.frames += 1
    frame = requestAnimationFrame(next)
  }
  if (countFrames) next()
  const watching: Watching = {
    seen,
    stop: () => {
      changes.disconnect()
      tasks.disconnect()
      cancelAnimationFrame(frame)
    },
  }
  Object.assign(globalThis, { watching })
}

/** Runs in the page. */
function stop(): Seen {
  const { watching } = globalThis as unknown as { watching: Watching }
  watching.stop()
  return watching.seen
}
