import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { Caller } from '../support/caller.ts'
import { field, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { logIn } from '../support/people.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'
const AMOUNT = t('forms.convert.needAmount.label')
const PREVIEW = t('convert.preview')

const dialogOf = (page: Page) => page.getByRole('alertdialog')
const coin = (page: Page, end: 'fromUnit' | 'toUnit') =>
  page.getByRole('combobox', { name: t(`forms.convert.${end}.label`), exact: true })
/** Confirms whatever price is shown; one that ended on a slow machine is asked for anew, as people do. */
async function agree(page: Page): Promise<void> {
  const over = dialogOf(page).getByRole('button', { name: t('convert.newPrice') })
  await expect(async () => {
    if (await over.isVisible()) await over.click()
    await dialogOf(page)
      .getByRole('button', { name: t('convert.confirm') })
      .click({ timeout: 2000 })
  }).toPass()
}
/** Moves the clock until a price that was shown does not count any more: after two minutes it may be the same again. */
async function movePrice(sandbox: Sandbox, other: Caller, price: string): Promise<void> {
  const conversion = { fromUnit: 'USDT', toUnit: 'BTC', needAmount: '10', price }
  await expect
    .poll(async () => {
      await sandbox.jump(120_000)
      return other.post('/uc/convert/do-exchange', conversion)
    })
    .toMatchObject({ code: 500, message: 'The price has moved. Check the new one.' })
}
const confirm = (page: Page) =>
  dialogOf(page)
    .getByRole('button', { name: t('convert.confirm') })
    .click()

test('ROUTE-MARKETS.c FEAT-13.bdef MSG-01.b MSG-04.a VAL-29.d a conversion uses the price that was shown and is in the history', async ({
  page,
  request,
  sandbox,
}) => {
  await setPreferences(page, LANGUAGE, 'black')
  // A visitor sees the price, and what was typed is there after logging in.
  await page.goto('/convert')
  await expect(page.getByText(/1.USDT = 0\.0000\d+.BTC/)).toBeVisible()
  await field(page, AMOUNT).fill('1000.5')
  await press(page, t('convert.logIn'))
  await logIn(page, t, TRADER)
  await expect(page).toHaveURL(/\/convert\?from=USDT&to=BTC&amount=1000\.5$/)
  await expect(field(page, AMOUNT)).toHaveValue('1000.5')
  await expect(page.getByText(/125,000\.50.USDT/)).toBeVisible()
  await bothThemes(page, 'convert, filled')

  const message = page.locator('[id="convert_needAmount__message"]')
  for (const [amount, says] of [
    ['9.99999999', /The minimum of 10.USDT is not reached/],
    ['125000.6', /The balance is not enough: 125,000\.50.USDT available/],
    ['1000000.1', /(At most 1,000,000.USDT at once|The balance is not enough)/],
    ['0', /minimum of 10/],
  ] as const) {
    await field(page, AMOUNT).fill(amount)
    await press(page, PREVIEW)
    await expect(message).toHaveText(says)
  }
  await bothThemes(page, 'convert, refused')
  await press(page, t('convert.max'))
  await expect(field(page, AMOUNT)).toHaveValue('125000.5')

  await field(page, AMOUNT).fill('1000.5')
  await press(page, PREVIEW)
  await expect(dialogOf(page)).toContainText(/Convert 1,000\.50.USDT/)
  // Nothing is on its way yet, and the button behind does not say so.
  await expect(page.locator('main button[type=submit]').first()).toHaveText(PREVIEW)
  await bothThemes(page, 'convert, question')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(field(page, AMOUNT)).toHaveValue('1000.5')

  // The price moves while the confirmation is open: nothing is converted before the new one was shown.
  await press(page, PREVIEW)
  const seen = await dialogOf(page)
    .getByText(/1.USDT = /)
    .textContent()
  await movePrice(
    sandbox,
    await Caller.of(request, 'merchant@openbourse.test'),
    seen?.match(/0\.\d+/)?.[0] ?? '',
  )
  await confirm(page)
  await expect(dialogOf(page).getByRole('alert')).toContainText(seen ?? '')
  await bothThemes(page, 'convert, price moved')
  const call = page.waitForRequest(/do-exchange/)
  await agree(page)
  const { price, ...given } = (await call).postDataJSON() as Record<string, string>
  expect(given).toEqual({ fromUnit: 'USDT', toUnit: 'BTC', needAmount: '1000.5' })
  await expect(page.getByText(/1,000\.50.USDT converted/)).toBeVisible()
  await expect(page.getByText(/You received .*BTC at 1.USDT = 0\.0000/)).toBeVisible()
  await expect(field(page, AMOUNT)).toHaveValue('')
  // In those two minutes a merchant may have released the 100 USDT that the trader has paid for.
  await expect(page.getByText(/124,[01]00.USDT/)).toBeVisible()

  await page
    .getByRole('link', { name: t('convert.history') })
    .first()
    .click()
  const row = page.getByRole('row', { name: /1,000\.50.USDT/ })
  for (const text of ['USDT → BTC', /1.USDT = /, t('convert.state.done')])
    await expect(row).toContainText(text)
  await bothThemes(page, 'convert history')
  const download = page.waitForEvent('download')
  await press(page, t('ui.table.export'))
  expect((await download).suggestedFilename()).toBe('conversions.csv')
  await page.getByRole('combobox', { name: t('convert.coin') }).selectOption('BTC')
  await expect(row).toBeVisible()

  const caller = await Caller.of(request, TRADER)
  const { data } = await caller.post('/uc/convert/orderList', { pageNo: '1', pageSize: '1' })
  expect(data).toMatchObject({ content: [{ fromAmount: '1000.50000000', price }] })
})

test('FEAT-13.ab choosing the coin of the other side swaps the pair; the amount is converted; an expired quote is requested anew', async ({
  page,
}) => {
  await page.clock.install()
  await logInAs(page, TRADER)
  await page.goto('/convert?from=BTC&to=USDT')
  await field(page, AMOUNT).fill('0.01')
  await expect(page.getByText(/1.BTC = [\d,.]+.USDT/)).toBeVisible()
  await press(page, t('convert.turn'))
  await expect(coin(page, 'fromUnit')).toHaveValue('USDT')
  await expect(coin(page, 'toUnit')).toHaveValue('BTC')
  await expect(field(page, AMOUNT)).toHaveValue(/^\d{3,4}\.\d+$/)
  await coin(page, 'toUnit').click()
  await page.getByRole('option', { name: 'DOGE' }).click()
  await expect(page.getByText(/1.DOGE ≈ /)).toBeVisible()
  await press(page, PREVIEW)
  await expect(dialogOf(page)).toBeVisible()
  await page.clock.fastForward(11_000)
  await expect(dialogOf(page).getByText(t('convert.over'))).toBeVisible()
  await dialogOf(page)
    .getByRole('button', { name: t('convert.newPrice') })
    .click()
  await expect(dialogOf(page).getByText(t('convert.over'))).toHaveCount(0)
  await agree(page)
  await expect(page.getByText(/USDT converted/)).toBeVisible()
})

test('ROUTE-ORDERS.d FEAT-13.h loading, failed and empty history in both themes; conversions of another member are not shown', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/)
  await logInAs(page, 'verified@openbourse.test')
  await page.goto('/convertHistory')
  await expect(page.getByText(t('convert.none'))).toBeVisible()
  await expectAccessible(page, 'convert history, none')
  for (const theme of ['black', 'white'] as const) {
    await setPreferences(page, LANGUAGE, theme)
    let hold = true
    await page.route('**/api/uc/convert/getCoins', (route) => (hold ? undefined : route.abort()))
    await page.goto('/convert')
    await expect(page.getByText(t('ui.loading')).first()).toBeAttached()
    await expectAccessible(page, 'convert, loading')
    hold = false
    await page.goto('/convert')
    await expect(page.getByText(t('convert.error'))).toBeVisible()
    await expectAccessible(page, 'convert, error')
    await page.unroute('**/api/uc/convert/getCoins')
    await press(page, t('ui.tryAgain'))
    await expect(field(page, AMOUNT)).toBeVisible()
  }
})

test('FEAT-13.h the keyboard alone converts, in German, 360 px wide', async ({ page }) => {
  const de = textsOf('de_DE')
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'white')
  await logInAs(page, TRADER)
  await page.goto('/convert')
  await tabTo(page, 'textbox', de('forms.convert.needAmount.label'))
  await page.keyboard.type('1000,5')
  await page.keyboard.press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog).toContainText(/1\.000,50.USDT/)
  await expectNoSidewaysScroll(page)
  await tabTo(page, 'button', de('convert.confirm'))
  await page.keyboard.press('Enter')
  await expect(page.getByText(/1\.000,50.USDT getauscht/)).toBeVisible()
  await expectNoSidewaysScroll(page)
})
