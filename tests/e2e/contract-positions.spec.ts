import { expect, type Page } from '@playwright/test'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { bothThemes } from '../support/both-themes.ts'
import { CONTRACT_KINDS } from '../support/contract-kinds.ts'
import { hiddenWidth } from '../support/hidden-width.ts'
import { call, logInAs, openAs, persona } from '../support/members.ts'
import { tabTo } from '../support/settings.ts'
import { setStored } from '../support/stored-settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'
import { expectLive, expectNoNonsense, SWAP_PATH } from '../support/trading-screen.ts'

/** Holds positions with isolated margin, some with take profit and stop loss, and has orders that wait. */
const TRADER = persona('trader')

const lists = (page: Page) =>
  page.getByRole('tabpanel').filter({ has: page.getByLabel('This contract only') })
const close = (page: Page, name: string) => lists(page).getByRole('button', { name: `Close ${name}` })

// Positions of a test would stand in the lists of the next one.
for (const { name: kind, code, path, held } of CONTRACT_KINDS) {
  test(`${code}.g ENT-06.${kind === 'swap' ? 'a' : 'b'} ${kind}: positions and dialogs of a trader, without a fault for axe`, async ({
    page,
  }) => {
    await openAs(page, TRADER, path)
    await expectLive(page)
    const table = page.getByRole('table', { name: 'Positions' })
    await expect(table.getByRole('row')).toHaveCount(held.count + 1)
    await expect(table).toContainText('effective')
    await expectNoNonsense(page)
    await bothThemes(page, `${kind}-positions`)
    await close(page, held.position).click()
    await expect(page.getByRole('dialog')).toContainText('Brings after the fee')
    await bothThemes(page, `${kind}-close`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Add or take margin: ${held.position}` }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(held.margin)
    await expect(page.getByRole('dialog').getByRole('row', { name: /^Liquidation/ })).toBeVisible()
    await bothThemes(page, `${kind}-margin`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: `Take profit and stop loss: ${held.position}` }).click()
    await expect(page.getByRole('dialog')).toContainText(held.stopText)
    await bothThemes(page, `${kind}-stops`)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Close all/ }).click()
    await expect(page.getByRole('alertdialog', { name: held.closeAll })).toBeVisible()
    await bothThemes(page, `${kind}-close-all`)
    await page.getByRole('button', { name: 'Keep all' }).click()
    for (const tab of ['Open orders', 'Order history', 'Funding', 'Profits and fees']) {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page.getByRole('tabpanel').getByRole('row').nth(1)).toBeVisible()
      await bothThemes(page, `${kind}-${tab}`)
    }
  })

  test(`${kind}: the table of positions fits its panel at each width, in long languages too`, async ({
    page,
  }) => {
    await logInAs(page, TRADER.account)
    for (const language of ['de_DE', 'es_ES'] as const) {
      await setStored(page, { language })
      await page.goto(path)
      const table = page.getByRole('table', { name: textsOf(language)('positions.list') })
      await expect(table.getByRole('row')).toHaveCount(held.count + 1)
      for (const width of [1024, 1200, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await expect
          .poll(() => table.evaluate(hiddenWidth), { message: `${language}, ${width} px` })
          .toBeLessThanOrEqual(0)
      }
    }
  })

  test(`${kind}: on a phone positions are cards that need no sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await openAs(page, TRADER, path)
    await page.getByRole('navigation').getByRole('button', { name: 'Positions' }).click()
    const cards = page.getByRole('list', { name: 'Positions' })
    await expect(cards.getByRole('listitem')).toHaveCount(held.count)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(375)
    await bothThemes(page, `${kind}-positions-phone`)
    await cards.getByRole('button', { name: `Close ${held.position}` }).click()
    await expect(page.getByRole('dialog')).toContainText('Brings after the fee')
    await bothThemes(page, `${kind}-close-phone`)
  })
}

test('FEAT-14.b FEAT-14.e positions are changed by keyboard alone, and the server has what was shown', async ({
  page,
}) => {
  await openAs(page, TRADER, SWAP_PATH)
  await expectLive(page)
  const token = (await page.evaluate(() => localStorage.getItem('openbourse.token'))) ?? ''
  const held = async () => {
    const answer = await call(page, '/swap/order/position-list', {}, token)
    const { data } = (await answer.json()) as {
      data: { positions: readonly { symbol: string; position: string; principalAmount: string }[] }
    }
    return data.positions.find(({ symbol }) => symbol === 'SOL/USDT')
  }
  const units = (text = '0'): bigint => toUnits(decimal(text), 8)
  const lists = page.getByRole('region', { name: 'Orders', exact: true })
  await page.keyboard.press('o')
  await expect(lists).toBeFocused()
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  const jump = page.getByRole('navigation', { name: 'Jump to' }).getByRole('button', { name: 'Orders' })
  for (let stops = 0; stops < 4; stops += 1) await page.keyboard.press('Tab')
  await expect(jump).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(lists).toBeFocused()
  await tabTo(page, 'button', 'Add or take margin: SOL/USDT long')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const margin = (await held())?.principalAmount
  await dialog.getByRole('textbox').focus()
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Margin added: 12\.50\sUSDT$/)).toBeVisible()
  await expect.poll(async () => units((await held())?.principalAmount)).toBe(units(margin) + 1_250_000_000n)
  await close(page, 'SOL/USDT long').focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: '50%' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: /^Close 3/ }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(async () => units((await held())?.position)).toBe(300_000_000n)
})
