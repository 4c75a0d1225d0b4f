import { expect, type Page } from '@playwright/test'
import { bothThemes } from '../support/both-themes.ts'
import { CONTRACT_KINDS } from '../support/contract-kinds.ts'
import { field } from '../support/form.ts'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { expectBook, expectLive, SWAP_PATH } from '../support/trading-screen.ts'

/** Has USDT in the contract account. */
const TRADER = persona('trader')

const form = (page: Page) => page.getByRole('form', { name: 'New order' })
const dialog = (page: Page) => page.getByRole('dialog')
const confirmation = (page: Page) => page.getByRole('alertdialog')
const radio = (page: Page, name: string) => form(page).getByRole('radio', { name, exact: true })

// Positions of a test would stand in the lists of the next one.
for (const { name: kind, path, menu } of CONTRACT_KINDS)
  test(`${menu.codes} LIMIT-06.a the menu leads a visitor to a live contract of ${kind} with mark, index and funding`, async ({
    page,
  }) => {
    await page.goto('/')
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('button', { name: 'Trade' })
      .click()
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await bothThemes(page, 'the Trade menu')
    await page.getByRole('menuitem', { name: menu.name }).click()
    await expect(page).toHaveURL(path)
    await expectLive(page)
    await expectBook(page)
    for (const name of ['Mark price', 'Index price', 'Funding rate', 'Next funding'])
      await expect(page.locator('main').getByText(name, { exact: true })).toBeVisible()
    await expect(
      page.getByText(/^[+−]?0\.\d+%\s(longs pay shorts|shorts pay longs|nobody pays)$/),
    ).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio')).toHaveCount(5)
    await expect(form(page).getByRole('link', { name: 'Log in' })).toBeVisible()
    await bothThemes(page, `${kind}, visitor`)
  })

test('FEAT-14.a FEAT-14.c VAL-20.a VAL-21.a VAL-22.f a long is opened at a chosen leverage; what is wrong is said at its field', async ({
  page,
}) => {
  await openAs(page, TRADER, '/swap/xrp_usdt')
  await expectLive(page)
  await form(page)
    .getByRole('button', { name: /^Leverage/ })
    .click()
  await dialog(page).getByText('20×', { exact: true }).click()
  await bothThemes(page, 'leverage of a contract')
  await dialog(page).getByRole('button', { name: 'Set 20×' }).click()
  await expect(form(page).getByRole('button', { name: 'Leverage 20×' })).toBeVisible()

  await form(page)
    .getByRole('button', { name: /^Open long/ })
    .click()
  await expect(form(page).getByText('Enter a correct order price.')).toBeVisible()
  await expect(form(page).getByText('Enter a correct quantity.')).toBeVisible()
  await radio(page, 'Trigger').check({ force: true })
  await field(page, 'Trigger price').fill('0')
  await form(page)
    .getByRole('button', { name: /^Open long/ })
    .click()
  await expect(form(page).getByText('The trigger price has to be above 0.')).toBeVisible()

  await radio(page, 'Market').check({ force: true })
  await field(page, 'Size').fill('100')
  await expect(form(page).getByText('Liquidation price, estimated')).toBeVisible()
  await form(page).getByRole('button', { name: 'Open long 100 XRP' }).click()
  await expect(confirmation(page)).toContainText('Open long 100 XRP?')
  await expect(confirmation(page)).toContainText('Margin at 20×')
  await bothThemes(page, 'confirmation of a contract order')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(page.getByText(/^Open long 100\sXRP at the market price$/)).toBeVisible()
})

test('FEAT-14.b MSG-03.a VAL-21.b closing is bounded by what is left of the position', async ({ page }) => {
  await openAs(page, TRADER, '/swap/ltc_usdt')
  await expectLive(page)
  await radio(page, 'Market').check({ force: true })
  await field(page, 'Size').fill('2')
  await form(page).getByRole('button', { name: 'Open long 2 LTC' }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Order placed')).toBeVisible()
  await radio(page, 'Close').check({ force: true })
  await expect(form(page).getByText('2 LTC', { exact: true })).toBeVisible()
  await form(page)
    .getByRole('button', { name: /^Close long/ })
    .click()
  await expect(form(page).getByText('Enter a correct quantity.')).toBeVisible()
  await field(page, 'Size').fill('3')
  await form(page)
    .getByRole('button', { name: /^Close long/ })
    .click()
  await expect(form(page).getByText('More than the position has left to close: at most 2 LTC.')).toBeVisible()
  await field(page, 'Size').fill('2')
  await form(page).getByRole('button', { name: 'Close long 2 LTC' }).click()
  await expect(confirmation(page)).toContainText('Brings after the fee')
  await confirmation(page).getByRole('button', { name: 'Close long' }).click()
  await expect(confirmation(page)).toHaveCount(0)
  await expect(form(page).getByText('0 LTC', { exact: true })).toBeVisible()
})

test('FEAT-14.d the margin mode is asked for before it is changed: positions forbid it', async ({ page }) => {
  await openAs(page, TRADER, SWAP_PATH)
  await expectLive(page)
  await form(page).getByRole('button', { name: 'Margin mode: Isolated' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /^Change to/ })).toBeDisabled()
  await bothThemes(page, 'margin mode of a contract')
})

for (const width of [375, 360])
  test(`FEAT-14.a at ${width} px a bar opens the form, in which nothing is cut off`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 })
    await openAs(page, TRADER, SWAP_PATH)
    await expectLive(page)
    await page.getByRole('button', { name: 'Short', exact: true }).click()
    await expect(radio(page, 'Short')).toBeChecked()
    await form(page).getByText('Take profit / stop loss').click()
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(scrolls).toBe(false)
    await bothThemes(page, `order form of a contract, ${width} px`)
    await form(page)
      .getByRole('button', { name: /^Leverage/ })
      .click()
    const most = await dialog(page).getByText('100×', { exact: true }).boundingBox()
    expect((most?.x ?? width) + (most?.width ?? 0)).toBeLessThan(width)
  })
