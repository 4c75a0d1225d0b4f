import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { Caller } from '../support/caller.ts'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { clearSession, logInAs } from '../support/members.ts'
import { PERSONA_PASSWORD } from '../support/people.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const MAKER = 'trader@openbourse.test'
const TAKER = 'verified@openbourse.test'
const AMOUNT = t('forms.withdraw-code-create.amount.label')
const FUND = t('forms.field.jyPassword.label')
const MAKE = t('forms.withdraw-code-create.submit')
const CODE = t('forms.withdraw-code-redeem.withdrawCode.label')
const LOOK = t('forms.withdraw-code-redeem.submit')
const DAYS_30 = 30 * 86_400_000

const message = (page: Page, form: string, name: string) => page.locator(`[id="${form}_${name}__message"]`)
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** Logs in as another member. */
async function changeTo(page: Page, account: string): Promise<void> {
  await clearSession(page)
  await logInAs(page, account)
}

test('FEAT-10.b STATE-03.ac MSG-01.e MSG-22.a VAL-29.b a code is generated, copied and redeemed by another member, and both see it', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, MAKER)
  await page.goto('/withdrawCode')
  await expect(page.getByText(t('withdraw-codes.none'))).toBeVisible()
  await expect(page.getByText('Available: 125,000.50')).toBeVisible()
  await bothThemes(page, 'withdraw codes, none')

  await fill(page, { [AMOUNT]: '125000.6', [FUND]: PERSONA_PASSWORD })
  await press(page, MAKE)
  await expect(message(page, 'withdraw-code-create', 'amount')).toContainText('The balance is not enough')
  await fill(page, { [AMOUNT]: '25.5', [FUND]: 'not-the-password' })
  await press(page, MAKE)
  await expect(message(page, 'withdraw-code-create', 'jyPassword')).toContainText(
    'The fund password is wrong.',
  )
  await expect(field(page, AMOUNT)).toHaveValue('25.5')
  await bothThemes(page, 'withdraw codes, refused')

  await fill(page, { [FUND]: PERSONA_PASSWORD })
  await press(page, MAKE)
  const dialog = page.getByRole('dialog', { name: /Code for 25\.50.USDT/ })
  await expect(dialog).toBeVisible()
  await bothThemes(page, 'withdraw codes, new code')
  await dialog.getByRole('button', { name: t('withdraw-codes.copy') }).click()
  // A message stands above the dialog, and pressing it away leaves the dialog there.
  await expect(page.getByText(t('ui.copied'))).toBeVisible()
  await page.getByRole('button', { name: t('ui.dismiss') }).click()
  await expect(page.getByText(t('ui.copied'))).toHaveCount(0)
  await expect(dialog).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^[0-9a-f]{32}$/)
  await dialog.getByRole('button', { name: t('withdraw-codes.close') }).click()

  const row = rows(page)
  await expect(row).toContainText(t('withdraw-codes.state.open'))
  await expect(row).not.toContainText(code)
  await row.getByRole('button', { name: t('withdraw-codes.show') }).click()
  await expect(row).toContainText(code)
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(code)

  // The redeemer.
  const taker = await Caller.of(request, TAKER)
  await taker.done('/uc/withdrawcode/apply/recharge', { withdrawCode: code })
  await page.reload()
  await expect(row).toContainText(t('withdraw-codes.state.completed'))
  await expect(row.getByRole('button')).toHaveCount(0)
  // A redeemed code does not expire: the column tells when it ended, or until when it can be redeemed.
  await expect(page.getByRole('columnheader', { name: 'End time' })).toBeVisible()
  await expect(row).not.toContainText(t('withdraw-codes.validUntil', { time: '' }).trim())
  await bothThemes(page, 'withdraw codes, completed')
  await fill(page, { [CODE]: code })
  await press(page, LOOK)
  await expect(message(page, 'withdraw-code-redeem', 'withdrawCode')).toContainText(
    'was redeemed or canceled',
  )
})

test('FEAT-10.b STATE-03.bc a given code is redeemed, an own one is taken back, and an unused one expires', async ({
  page,
  request,
  sandbox,
}) => {
  const maker = await Caller.of(request, MAKER)
  const make = async (amount: string): Promise<string> => {
    const { data } = await maker.post('/uc/withdrawcode/apply/code', {
      unit: 'USDT',
      amount,
      jyPassword: PERSONA_PASSWORD,
    })
    return (data as { withdrawCode: string }).withdrawCode
  }
  const given = await make('40')
  await make('30')
  await make('20')

  await logInAs(page, TAKER)
  await page.goto('/withdrawCode')
  // A member does not see the codes of others.
  await expect(page.getByText(t('withdraw-codes.none'))).toBeVisible()
  await fill(page, { [CODE]: '12345' })
  await press(page, LOOK)
  await expect(message(page, 'withdraw-code-redeem', 'withdrawCode')).toContainText('You typed 5 characters')
  await fill(page, { [CODE]: '0'.repeat(32) })
  await press(page, LOOK)
  await expect(message(page, 'withdraw-code-redeem', 'withdrawCode')).toContainText('There is no such code.')
  await fill(page, { [CODE]: given })
  await press(page, LOOK)
  const dialog = page.getByRole('alertdialog', { name: /Redeem 40.USDT/ })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'withdraw codes, question')
  await dialog.getByRole('button', { name: t('withdraw-codes.redeemAction') }).click()
  await expect(page.getByText(/40.USDT redeemed/)).toBeVisible()
  await expect(field(page, CODE)).toHaveValue('')
  await expect(page.getByText('Available: 2,540')).toBeVisible()

  await changeTo(page, MAKER)
  await page.goto('/withdrawCode')
  await rows(page)
    .filter({ hasText: /20.USDT/ })
    .getByRole('button', { name: new RegExp(t('withdraw-codes.takeBack')) })
    .click()
  await page
    .getByRole('alertdialog', { name: /Take back 20.USDT/ })
    .getByRole('button', { name: t('withdraw-codes.takeBack') })
    .click()
  await expect(rows(page).filter({ hasText: t('withdraw-codes.state.completed') })).toHaveCount(2)
  // The row stays without its button: the focus moves to the next code that can be taken back.
  const next = rows(page).filter({ hasText: /30.USDT/ })
  await expect(next.getByRole('button', { name: new RegExp(t('withdraw-codes.takeBack')) })).toBeFocused()

  await sandbox.jump(DAYS_30)
  await changeTo(page, MAKER)
  await page.goto('/withdrawCode')
  await page.getByRole('combobox', { name: t('withdraw-codes.state') }).selectOption('failed')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(/30.USDT/)
})

test('FEAT-10.e VAL-33.b a member without a fund password is led to setting one; loading and failed lists say so', async ({
  page,
  guard,
}) => {
  guard.allow(/ERR_FAILED/)
  await logInAs(page, 'new@openbourse.test')
  let hold = true
  await page.route('**/api/uc/withdrawcode/record', (route) => (hold ? undefined : route.abort()))
  await page.goto('/withdrawCode')
  await expect(page.getByRole('link', { name: new RegExp(t('ui.need.fund-password')) })).toBeVisible()
  await expectAccessible(page, 'withdraw codes, loading')
  hold = false
  await page.goto('/withdrawCode')
  await expect(page.getByText(t('withdraw-codes.error'))).toBeVisible()
  await expectAccessible(page, 'withdraw codes, error')
})

test('FEAT-10.e the keyboard alone generates a code, in German, 360 px wide', async ({ page }) => {
  const de = textsOf('de_DE')
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'white')
  await logInAs(page, MAKER)
  await page.goto('/withdrawCode')
  await tabTo(page, 'textbox', de('forms.withdraw-code-create.amount.label'))
  await page.keyboard.type('10,5')
  await page.keyboard.press('Tab')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(field(page, de('forms.field.jyPassword.label'))).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.type(PERSONA_PASSWORD)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: /Code über 10,50.USDT/ })
  await expect(dialog).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})
