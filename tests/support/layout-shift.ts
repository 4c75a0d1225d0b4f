import type { Page } from '@playwright/test'

/** Entry of the browser for one layout shift; not in TypeScript's own types. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

declare global {
  interface Window {
    /** Sum of all layout shifts since the page was loaded (cumulative layout shift). */
    shift?: number
    /** Each move in words: when, which element, from where to where. */
    moved?: string[]
  }
}

/** Has every page add up how much of it moved by itself. */
export const watchLayoutShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shift = 0
    window.moved = []
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.floor).join(' ')
    new PerformanceObserver((list) => {
      // Only entries of the kind that is observed come here.
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShift[]) {
        // A message that comes makes way for controls: it lies above the page, and nothing there moves.
        // Without a source (it has been removed since) it counts.
        const isMessage =
          sources.length > 0 &&
          sources.every(({ node }) => node instanceof Element && node.closest('[data-toasts]') !== null)
        if (hadRecentInput || isMessage) continue
        window.shift = (window.shift ?? 0) + value
        for (const { node, previousRect, currentRect } of sources) {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName
          const text = node?.textContent?.slice(0, 30) ?? ''
          window.moved?.push(
            `${Math.floor(startTime)} ms: ${name} "${text}" ${place(previousRect)} to ${place(currentRect)}`,
          )
        }
      }
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

/** Returns what has moved so far, where from and where to (x, y, width, height in pixels). */
export const movedOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.moved ?? [])
