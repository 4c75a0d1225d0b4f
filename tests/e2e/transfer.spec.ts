import { expect, type Page } from '@playwright/test'
import { add } from '#src/core/money/arithmetic.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { bothThemes } from '../support/both-themes.ts'
import { Caller } from '../support/caller.ts'
import { field, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'
const FROM = t('forms.transfer.from.label')
const TO = t('forms.transfer.to.label')
const AMOUNT = t('forms.transfer.amount.label')
const COIN = t('forms.transfer.unit.label')
const SUBMIT = t('forms.transfer.submit')

const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('transfer.title') })
const select = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true })

async function choose(page: Page, end: string, account: string): Promise<void> {
  await select(page, end).selectOption({ label: account })
}

test('FEAT-11.b VAL-24.c VAL-29.c coins are transferred between accounts, and a refusal is shown at its field', async ({
  page,
  request,
  sandbox,
}) => {
  // What positions have lost stays in the account for contracts: it changes with the mark prices.
  await sandbox.clock({ speed: 0 })
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, TRADER)
  await page.goto('/spotAssets')
  await page
    .getByRole('link', { name: t('wallet.transfer'), exact: true })
    .last()
    .click()
  const dialog = dialogOf(page)
  await expect(dialog).toContainText('Balance 125,000.50 USDT')
  const perpetuals = /USDT perpetualsBalance ([\d,.]+)\sUSDT/
  await expect(dialog).toContainText(perpetuals)
  const held = perpetuals.exec((await dialog.textContent()) ?? '')?.[1] ?? ''
  await expect(select(page, FROM)).toBeFocused()
  await bothThemes(page, 'transfer, empty')
  await press(page, SUBMIT)
  await expect(field(page, AMOUNT)).toBeFocused()
  await expect(dialog.getByText(t('forms.transfer.amount.required')).first()).toBeVisible()
  await bothThemes(page, 'transfer, refused')

  await field(page, AMOUNT).fill('125000.51')
  await press(page, SUBMIT)
  await expect(dialog.getByText(/At most 125,000\.50.USDT/).first()).toBeVisible()
  await field(page, AMOUNT).fill('0')
  await press(page, SUBMIT)
  await expect(dialog.getByText(/Has to be more than 0/).first()).toBeVisible()
  await press(page, t('forms.decimal.max'))
  await expect(field(page, AMOUNT)).toHaveValue('125000.5')
  await field(page, AMOUNT).fill('1000.25')
  await bothThemes(page, 'transfer, filled')
  await press(page, SUBMIT)
  await expect(page.getByText(t('transfer.done', { amount: '1,000.25 USDT' }))).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/spotAssets')
  await expect(page.getByRole('row', { name: /USDT/ })).toContainText('124,000.25')

  // Back from the contract account, which holds what came.
  await page.goto('/spotAssets?transfer=spot-swap')
  await press(page, t('transfer.swap'))
  await expect(select(page, FROM)).toHaveValue('swap')
  await expect(select(page, TO)).toHaveValue('spot')
  const most = add(decimal(held.replaceAll(',', '')), decimal('1000.25'))
  await field(page, AMOUNT).fill(toText(add(most, decimal('0.00000001'))))
  await press(page, SUBMIT)
  await expect(dialog.getByText(`At most ${formatDecimal(most, LANGUAGE)}`).first()).toBeVisible()
  await press(page, t('forms.decimal.max'))
  await expect(field(page, AMOUNT)).toHaveValue(toText(most))
  await field(page, AMOUNT).fill('1900')
  // What only the exchange knows.
  const lock = (locked: boolean) =>
    request.post('/__sandbox/lock', { data: { account: TRADER, coin: 'USDT', kind: 'swap', locked } })
  await lock(true)
  await press(page, SUBMIT)
  await expect(dialog.getByText('This wallet is locked.').first()).toBeVisible()
  await bothThemes(page, 'transfer, refused by the exchange')
  await lock(false)
  await press(page, SUBMIT)
  await expect(page.getByText(t('transfer.done', { amount: '1,900 USDT' }))).toBeVisible()
  await expect(page.getByRole('row', { name: /USDT/ })).toContainText('125,900.25')

  const caller = await Caller.of(request, TRADER)
  const { data } = await caller.post('/uc/asset/wallet')
  const usdt = (data as { coin: { unit: string }; balance: string }[]).find(
    ({ coin }) => coin.unit === 'USDT',
  )
  expect(usdt?.balance).toBe('125900.25000000')
})

test('FEAT-11.c coin-margined and second-contract accounts take their own coins, and one side is always spot', async ({
  page,
}) => {
  await logInAs(page, TRADER)
  await page.goto('/money?transfer=spot-coin-swap&coin=BTC')
  const dialog = dialogOf(page)
  await choose(page, TO, t('transfer.account.coin-swap'))
  await expect(select(page, COIN)).toHaveValue('BTC')
  await expect(dialog).toContainText('1.23456789 BTC')
  await field(page, AMOUNT).fill('0.00000001')
  await press(page, SUBMIT)
  await expect(page.getByText(t('transfer.done', { amount: '0.00000001 BTC' }))).toBeVisible()

  await page.goto('/money?transfer=spot-swap')
  await choose(page, FROM, t('transfer.account.second'))
  await expect(select(page, TO)).toHaveValue('spot')
  await choose(page, TO, t('transfer.account.coin-swap'))
  await expect(select(page, FROM)).toHaveValue('spot')
  await expect(select(page, COIN)).not.toHaveValue('USDT')
  await choose(page, TO, t('transfer.account.second'))
  await select(page, COIN).click()
  await select(page, COIN).fill('usdt')
  await page.getByRole('option', { name: 'USDT Tether' }).click()
  await field(page, AMOUNT).fill('20')
  await press(page, SUBMIT)
  await expect(page.getByText(t('transfer.done', { amount: '20 USDT' }))).toBeVisible()
})

test('FEAT-11.b Escape closes the dialog without a transfer', async ({ page }) => {
  await logInAs(page, TRADER)
  await page.goto('/money?transfer=spot-swap')
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page).toHaveURL('/money')
})

test('FEAT-11.g the keyboard alone transfers, in German, 360 px wide', async ({ page }) => {
  const de = textsOf('de_DE')
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'white')
  await logInAs(page, TRADER)
  await page.goto('/money')
  await tabTo(page, 'link', de('wallet.transfer'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: de('transfer.title') })
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(page)
  await tabTo(page, 'textbox', de('forms.transfer.amount.label'))
  await page.keyboard.type('1000,5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1.000,50 USDT umgebucht')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
