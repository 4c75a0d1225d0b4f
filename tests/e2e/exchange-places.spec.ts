import { expect, type Locator } from '@playwright/test'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { HERE, live } from '../support/trading-screen.ts'

const TRADER = persona('trader')

/** How far an element can be hit around its middle, in pixels: up and down, and to both sides. */
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

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('messages cover neither the state of the feed nor the order form, nor the book', async ({ page }) => {
    await openAs(page, TRADER, HERE)
    await live(page)
    await page.keyboard.press('f')
    const message = page.getByRole('region', { name: 'Messages' }).getByRole('button').locator('..')
    await expect(message).toContainText('favourite')
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('what can be chosen of the chart is 44 px high for a finger, and the last period as wide as it is drawn', async ({
    page,
  }) => {
    await page.goto(HERE)
    await live(page)
    const head = page.getByRole('region', { name: 'Chart', exact: true }).locator('header')
    for (const choice of await head.getByRole('radio').all())
      expect((await reach(choice)).high, (await choice.getAttribute('value')) ?? '').toBeGreaterThanOrEqual(
        44,
      )
    const last = head.getByRole('radiogroup', { name: 'Period' }).getByRole('radio').last()
    expect((await reach(last)).wide).toBeGreaterThanOrEqual((await last.boundingBox())?.width ?? Infinity)
  })
})
