import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { chartArea, drag, randomGesture, seeded, swipe, wheel } from '../support/chart-gestures.ts'
import { field } from '../support/form.ts'
import { test } from '../support/test.ts'
import { TRADE_PATH, RECONNECT_TIMEOUT, expectLive } from '../support/trading-screen.ts'
import { WITH_MOTION } from '../support/motion.ts'

test.use(WITH_MOTION)

const chart = (page: Page) => page.getByRole('figure', { name: 'Price chart of BTC/USDT' })
const backToNow = (page: Page) => page.getByRole('button', { name: 'Back to now' })
/** The last price as the chart has drawn it. */
const drawnLast = (page: Page) => chart(page).locator('[data-last]')

async function openChart(page: Page): Promise<void> {
  await page.goto(TRADE_PATH)
  await expectLive(page)
  await expect(drawnLast(page)).toHaveAttribute('data-last', /\d/)
}

/** The chart is there and has not started anew. */
async function expectWhole(page: Page): Promise<void> {
  await expect(chart(page).locator('canvas').first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}

test('FEAT-12.d the chart stays after zooming out by fifteen wheel steps and dragging back', async ({
  page,
}) => {
  await openChart(page)
  const cdp = await page.context().newCDPSession(page)
  const { x, y, width } = await chartArea(page)
  for (let at = 0; at < 15; at += 1) await wheel(cdp, { x: x + width / 2, y }, 0, 120)
  for (let at = 0; at < 20; at += 1) await drag(cdp, y, x + 20, x + width)
  await expect(backToNow(page)).toBeVisible()
  await expectWhole(page)
})

test('FEAT-12.d two hundred random gestures on the chart cause no error', async ({ page }) => {
  await openChart(page)
  const cdp = await page.context().newCDPSession(page)
  const random = seeded(14)
  const area = await chartArea(page)
  for (let at = 0; at < 200; at += 1) await randomGesture(page, cdp, area, random)
  await expectWhole(page)
})

test.describe('touch', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } })

  test('FEAT-12.d the chart stays after thirty fast swipes, and the browser does not go back', async ({
    page,
  }) => {
    await openChart(page)
    const cdp = await page.context().newCDPSession(page)
    const { x, y, width } = await chartArea(page)
    for (let at = 0; at < 30; at += 1) await swipe(cdp, y, x + 20, x + width)
    await expect(backToNow(page)).toBeVisible(RECONNECT_TIMEOUT)
    await expectWhole(page)
    expect(new URL(page.url()).pathname).toBe(TRADE_PATH)
  })
})

type Sample = { readonly ticker: string; readonly drawn: string; readonly title: string }

/**
 * Ticker, chart and title as they are painted: a size that changes in each frame has its observer called after all that
 * draws in the frame, and before the frame is painted.
 */
const painted = (page: Page, count: number): Promise<readonly Sample[]> =>
  page.evaluate(
    (wanted) =>
      new Promise<Sample[]>((resolve) => {
        const samples: Sample[] = []
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.cssText = 'position:fixed;inset:0 auto auto 0;height:1px'
        const number = (text: string | null | undefined) => /[\d.,]*\d/.exec(text ?? '')?.[0] ?? ''
        let frames = 0
        const observer = new ResizeObserver(() => {
          const sample = {
            ticker: number(document.querySelector('[data-last-price]')?.textContent),
            drawn: document.querySelector<HTMLElement>('[data-last]')?.dataset['last'] ?? '',
            title: number(document.title),
          }
          if (samples.at(-1)?.ticker !== sample.ticker || sample.drawn !== sample.ticker) samples.push(sample)
          if (samples.length < wanted) return
          observer.disconnect()
          probe.remove()
          resolve(samples)
        })
        observer.observe(probe)
        const next = (): void => {
          frames += 1
          probe.style.width = `${1 + (frames % 2)}px`
          if (samples.length < wanted) requestAnimationFrame(next)
        }
        next()
      }),
    count,
  )

/** A slow page draws the chart one frame after the ticker; later is too late. */
function expectTogether(samples: readonly Sample[]): void {
  for (const [at, { ticker, drawn, title }] of samples.entries()) {
    expect(title).toBe(ticker)
    const [before, next] = [samples[at - 1], samples[at + 1]]
    if (drawn === ticker) continue
    expect(drawn).toBe(before?.ticker)
    // One more sample of the same price would be a second frame in which the chart is behind.
    expect(next?.ticker).not.toBe(ticker)
  }
}

test('FEAT-12.a ticker and title show the same price in the same frame, the chart tag no later than the next, also when the chart is scrolled back', async ({
  page,
}) => {
  await openChart(page)
  expectTogether(await painted(page, 12))
  const cdp = await page.context().newCDPSession(page)
  const { x, y, width } = await chartArea(page)
  for (let at = 0; at < 3; at += 1) await drag(cdp, y, x + 20, x + width)
  await expect(backToNow(page)).toBeVisible()
  expectTogether(await painted(page, 8))
  await expectAccessible(page, 'the chart was moved back')
})

test('FEAT-12.d a chart that is scrolled back returns to the newest candle by button and by key', async ({
  page,
}) => {
  await openChart(page)
  await expect(backToNow(page)).toBeHidden()
  const cdp = await page.context().newCDPSession(page)
  const { x, y, width } = await chartArea(page)
  const moveBack = async (): Promise<void> => {
    for (let at = 0; at < 4; at += 1) await drag(cdp, y, x + 20, x + width)
    await expect(backToNow(page)).toBeVisible()
  }
  await moveBack()
  await backToNow(page).click()
  await expect(backToNow(page)).toBeHidden()
  await moveBack()
  await page.keyboard.press('n')
  await expect(backToNow(page)).toBeHidden()
})

test('FEAT-12.d an error of the drawing fails only the chart, keeps what was typed, and is retried', async ({
  page,
  guard,
}) => {
  guard.allow(/drawing broke/)
  await openChart(page)
  await field(page, 'Price').fill('70000')
  // The library draws in frames of its own, outside of React.
  await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D
    const own = Object.getOwnPropertyDescriptor(prototype, 'fillRect') ?? {}
    const value = (): never => {
      Object.defineProperty(prototype, 'fillRect', own)
      throw new Error('the drawing broke')
    }
    Object.defineProperty(prototype, 'fillRect', { ...own, value })
  })
  const alert = page.getByRole('alert').filter({ hasText: '“Chart” stopped working' })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(alert).toBeHidden(RECONNECT_TIMEOUT)
  await expect(drawnLast(page)).toHaveAttribute('data-last', /\d/)
  await expect(field(page, 'Price')).toHaveValue('70000')
})
