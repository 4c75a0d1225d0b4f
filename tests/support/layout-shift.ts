import type { Page } from '@playwright/test'

/** Entry of the browser for one layout shift; not in TypeScript's own types. */
type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }

declare global {
  interface Window {
    /** Sum of all layout shifts since the page was loaded (cumulative layout shift). */
    shift?: number
  }
}

/** Has every page add up how much of it moved by itself. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      // Only entries of the kind that is observed come here.
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) window.shift = (window.shift ?? 0) + value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the cumulative layout shift so far, once all is painted. */
export const layoutShiftOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const painted = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))
    await painted()
    await painted()
    return window.shift ?? 0
  })
