import { expect, type Locator, type Page } from '@playwright/test'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { expectNoSidewaysScroll } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { waitForIdleScreen } from '../support/navigation.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'

/** The background that is drawn: none where the system puts its own in the place of ours. */
const background = (of: Locator): Promise<string | null> =>
  of.evaluate((element) => {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(element)
    return forcedColorAdjust === 'none' ? backgroundColor : null
  })

/** Applies the text spacing that readers may choose (WCAG 1.4.12). */
async function spaceTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

test('forced colours keep selected controls distinguishable', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await logInAs(page, TRADER)
  await page.goto('/money')
  const menu = page.getByRole('navigation', { name: t('shell.wallet') })
  const here = menu.locator('a[aria-current=page]')
  await expect(here).toHaveCount(1)
  const other = menu.locator('a:not([aria-current])').first()
  expect(await background(here)).not.toBe(await background(other))
  const days = page.getByRole('radiogroup').locator('label')
  const chosen = days.filter({ has: page.getByRole('radio', { checked: true }) }).first()
  const left = days.filter({ has: page.getByRole('radio', { checked: false }) }).first()
  expect(await background(chosen)).not.toBe(await background(left))
})

test('forced colours draw the chart in more than one colour', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/exchange/btc_usdt')
  const canvas = page.locator('canvas').first()
  const colours = (): Promise<number> =>
    canvas.evaluate((element) => {
      if (!(element instanceof HTMLCanvasElement)) return 0
      const { width, height } = element
      const data = element.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      const seen = new Set<number>()
      for (let at = 0; at < data.length; at += 4)
        seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
      return seen.size
    })
  await expect.poll(colours).toBeGreaterThan(3)
})

test('spaced-out texts (WCAG 1.4.12) cause no sideways scroll, and each total stays in its row of the book', async ({
  page,
}) => {
  for (const path of ['/', '/Login']) {
    await page.goto(path)
    await waitForIdleScreen(page)
    await spaceTexts(page)
    await expectNoSidewaysScroll(page)
  }
  await logInAs(page, TRADER)
  for (const path of ['/money', '/exchange/btc_usdt']) {
    await page.goto(path)
    await waitForIdleScreen(page)
    await spaceTexts(page)
    await expectNoSidewaysScroll(page)
  }
  const side = page
    .locator('[data-side=ask]')
    .filter({ has: page.getByRole('button') })
    .first()
  // All totals are one text, so that a step of the book is one change of the page.
  const ends = await side.evaluate((element) => {
    const text = [...element.querySelectorAll('*')].find(({ textContent }) => textContent?.includes('\n'))
    const range = document.createRange()
    range.selectNodeContents(text ?? element)
    const lines = new Set([...range.getClientRects()].map(({ y, height }) => Math.round(y + height / 2)))
    const rows = [...element.querySelectorAll('button')].map((button) => {
      const { y, height } = button.getBoundingClientRect()
      return Math.round(y + height / 2)
    })
    const near = (middle: number): boolean => rows.some((row) => Math.abs(row - middle) <= 2)
    return { lines: lines.size, beside: [...lines].filter((middle) => !near(middle)) }
  })
  expect(ends.lines).toBeGreaterThan(5)
  expect(ends.beside).toEqual([])
  const pairs = page.getByRole('list', { name: t('trading.markets') }).locator('b')
  await expect(pairs.first()).toBeVisible()
  const cut = await pairs.evaluateAll((all) =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map((pair) => pair.textContent),
  )
  expect(cut).toEqual([])
  const heads = page.getByText(t('trading.priceIn', { coin: 'USDT' }), { exact: true }).locator('..')
  // Those of the book and of the trades.
  await expect(heads).toHaveCount(2)
  const gaps = await heads.evaluateAll((all) =>
    all.flatMap((head) => {
      const places = [...head.children].map((column) => {
        const range = document.createRange()
        range.selectNodeContents(column)
        return range.getBoundingClientRect()
      })
      return places.slice(1).map(({ left }, at) => left - (places[at]?.right ?? 0))
    }),
  )
  expect(gaps).toHaveLength(4)
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(4)
})
