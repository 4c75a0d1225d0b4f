import { tasksOf } from './page-watch.ts'
import type { Report } from './trade-bench.ts'
import { openTradePage, waitUntilLive } from './trade-page.ts'
// oxlint-disable-next-line house/arrows -- the same gestures as in the end-to-end tests
import { chartArea, randomGesture, seeded } from '#tests/support/chart-gestures.ts'

/** Gestures that are traced at once: what the browser tells of them has to be kept. */
const AT_ONCE = 250
const SEED = 14

/**
 * Makes so many random gestures on the chart of a market that goes on: wheel, drags, swipes, other periods, back to now.
 * None may bring an error, a panel that fails, or a task over 50 ms.
 */
export async function benchGestures(report: Report, count: number): Promise<void> {
  const { page, cdp, market, url, close } = await openTradePage({ hasTouch: true })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const timer = setInterval(() => market.frame(), 100)
  try {
    await page.goto(url)
    await waitUntilLive(page)
    const area = await chartArea(page)
    const random = seeded(SEED)
    let [made, long, longest] = [0, 0, 0]
    while (made < count) {
      const batch = Math.min(AT_ONCE, count - made)
      const tasks = await tasksOf(cdp, async () => {
        for (let at = 0; at < batch; at += 1) await randomGesture(page, cdp, area, random)
      })
      made += batch
      long += tasks.long
      longest = Math.max(longest, tasks.longest)
    }
    const failed = await page.getByRole('alert').count()
    report(
      `${made} random gestures on the chart: ${errors.length + failed} errors, ${long} long tasks (longest ${longest.toFixed(0)} ms)`,
      errors.length + failed + long === 0,
      `no error, none long${errors.length > 0 ? `; ${errors[0]}` : ''}`,
    )
  } finally {
    clearInterval(timer)
    await close()
  }
}
