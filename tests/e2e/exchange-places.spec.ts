import { expect, type Locator } from '@playwright/test'
import { bothThemes } from '../support/both-themes.ts'
import { field } from '../support/form.ts'
import { openAs, persona } from '../support/members.ts'
import { expectNoSidewaysScroll } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { bids, TRADE_PATH, expectLive } from '../support/trading-screen.ts'

const TRADER = persona('trader')

/** Measures the area around the middle of an element in which a press reaches it, in pixels: height and width. */
const reach = (control: Locator): Promise<{ readonly high: number; readonly wide: number }> =>
  control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hits = (dx: number, dy: number): boolean => {
      const hit = document.elementFromPoint(x + dx, y + dy)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    }
    const far = (dx: number, dy: number): number => {
      let steps = 0
      while (steps < 60 && hits(dx * steps, dy * steps)) steps += 1
      return steps
    }
    return { high: far(0, 1) + far(0, -1), wide: far(1, 0) + far(-1, 0) }
  })

test.describe('desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('toasts cover neither the feed status nor the order form nor the book', async ({ page }) => {
    await openAs(page, TRADER, TRADE_PATH)
    await expectLive(page)
    await page.keyboard.press('f')
    // News of other orders of the trader may come meanwhile.
    const messages = page.getByRole('region', { name: 'Messages' }).locator('[data-toast]')
    const message = messages.filter({ hasText: /favou?rite/ })
    await expect(message).toBeVisible()
    const box = await message.boundingBox()
    if (box === null) throw new Error('the message is not in sight')
    for (const name of ['Order', 'Order book']) {
      const panel = await page.getByRole('region', { name, exact: true }).boundingBox()
      expect(box.x + box.width, name).toBeLessThanOrEqual(panel?.x ?? 0)
    }
    const state = await page.locator('[data-health]').boundingBox()
    expect(box.y).toBeGreaterThan((state?.y ?? Infinity) + (state?.height ?? 0))
  })
})

test.describe('desktop with a mouse', () => {
  test.use({ viewport: { width: 1366, height: 700 } })

  test('FEAT-12.e hovering a row of the book shows the sums up to it beside the book', async ({
    page,
    sandbox,
  }) => {
    await page.goto(TRADE_PATH)
    await expectLive(page)
    await sandbox.clock({ speed: 0 })
    const amounts = bids(page).getByRole('button', { name: /^Use amount/ })
    await amounts.nth(2).hover()
    const tip = page.getByRole('tooltip')
    const units = (text: string | null): bigint => BigInt((text ?? '').replace(/\D/g, ''))
    // Until what was on its way when the clock stopped has come.
    await expect
      .poll(async () => {
        const said = units(await tip.getByRole('definition').nth(1).textContent())
        // The row that was the third may have become the fifth before the mouse was there.
        const rows = await amounts.evaluateAll((all) =>
          all
            .slice(0, all.findIndex((amount) => amount.matches(':hover')) + 1)
            .map(({ textContent }) => textContent),
        )
        return rows.length === 0 ? null : said - rows.map(units).reduce((sum, each) => sum + each, 0n)
      })
      .toBe(0n)
    const book = await page.getByRole('region', { name: 'Order book', exact: true }).boundingBox()
    const box = await tip.boundingBox()
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(book?.x ?? 0)
    expect(box?.width).toBeGreaterThan(100)
    // Drawn there, not cut off at the edge of the book.
    await tip.getByRole('definition').first().click({ trial: true })
    await page.getByRole('heading', { name: 'BTC/USDT' }).hover()
    await expect(tip).toBeHidden()
  })

  test('the order form scrolls to its end on a low screen', async ({ page }) => {
    await openAs(page, TRADER, TRADE_PATH)
    await expectLive(page)
    const form = page.getByRole('region', { name: 'Order', exact: true })
    await expect(form.getByRole('link', { name: 'Transfer', exact: true }).last()).not.toBeInViewport()
    await form.hover({ position: { x: 40, y: 300 } })
    await page.mouse.wheel(0, 600)
    await expect(form.getByRole('link', { name: 'Transfer', exact: true }).last()).toBeInViewport({
      ratio: 1,
    })
  })
})

test.describe('phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('chart controls are 44 px high for touch, and the last period is as wide as it is drawn', async ({
    page,
  }) => {
    await page.goto(TRADE_PATH)
    await expectLive(page)
    const head = page.getByRole('region', { name: 'Chart', exact: true }).locator('header')
    for (const choice of await head.getByRole('radio').all())
      expect((await reach(choice)).high, (await choice.getAttribute('value')) ?? '').toBeGreaterThanOrEqual(
        44,
      )
    const last = head.getByRole('radiogroup', { name: 'Period' }).getByRole('radio').last()
    expect((await reach(last)).wide).toBeGreaterThanOrEqual((await last.boundingBox())?.width ?? Infinity)
  })

  test('FEAT-12.a the small book stands beside the order form: a price fills in the price only, and is announced', async ({
    page,
  }) => {
    await openAs(page, TRADER, TRADE_PATH)
    await expectLive(page)
    const tabs = page.getByRole('navigation', { name: 'View' })
    await tabs.getByRole('button', { name: 'Order' }).tap()
    const book = page.getByRole('region', { name: 'Order book', exact: true })
    for (const side of [/^Bids/, /^Asks/])
      await expect(
        book.getByRole('group', { name: side }).getByRole('button', { name: /^Use price [\d,.]+$/ }),
      ).toHaveCount(5)
    await expect(book.getByRole('button')).toHaveCount(10)
    await bids(page).getByRole('button').nth(1).tap()
    await expect(field(page, 'Price')).toHaveValue(/^\d+(\.\d+)?$/)
    await expect(field(page, 'Amount')).toHaveValue('')
    await expect(page.getByText(/^Price [\d,]+\.\d\d entered$/)).toHaveCount(1)
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    const form = await page.getByRole('form', { name: 'New order' }).boundingBox()
    const box = await book.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual((form?.x ?? Infinity) + (form?.width ?? 0))
    expect(box?.y).toBe(form?.y)
    await bothThemes(page, 'a book beside the order')
    await page.setViewportSize({ width: 360, height: 740 })
    await expectNoSidewaysScroll(page, 'a book beside the order')
    await tabs.getByRole('button', { name: 'Chart' }).tap()
    await expect(bids(page)).toHaveCount(0)
  })
})
