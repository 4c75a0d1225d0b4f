import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { Caller } from '../support/caller.ts'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { PERSONA_PASSWORD } from '../support/people.ts'
import type { Sandbox } from '../support/sandbox.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { type Texts, textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'
const PHONE = '13800000003'
const TRON = 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE'
const labels = (texts: Texts) => ({
  address: texts('forms.withdraw.address.label'),
  amount: texts('forms.withdraw.money.label'),
  code: texts('forms.field.code.label'),
  password: texts('forms.withdraw.payPwd.label'),
})
const { address: ADDRESS, amount: AMOUNT, code: CODE, password: PASSWORD } = labels(t)

const question = (page: Page) => page.getByRole('alertdialog')

async function fillCode(page: Page, sandbox: Sandbox, to = PHONE): Promise<void> {
  await press(page, t('forms.code.send'))
  await expect(field(page, CODE)).toBeFocused()
  await fill(page, { [CODE]: await sandbox.codeSentTo(to) })
}

test('FEAT-09.cdf STATE-01.abeg ENT-09.b VAL-29.a MSG-01.d a withdrawal shows its fee, is confirmed in full, and its record is updated', async ({
  page,
  sandbox,
}) => {
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, TRADER)
  await page.goto('/withdraw?coin=USDT')
  await expect(page).toHaveTitle(/^Withdraw · /)
  await expect(page.getByText('Available: 125,000.50 USDT')).toBeVisible()
  await bothThemes(page, 'withdrawal, empty')
  await press(page, t('forms.withdraw.submit'))
  await expect(field(page, ADDRESS)).toBeFocused()
  await expect(page.getByText(t('forms.withdraw.address.required')).first()).toBeVisible()
  await bothThemes(page, 'withdrawal, refused')

  await fill(page, { [ADDRESS]: '0x52908400098527886E0F7030069857D2E4169EE7' })
  await field(page, ADDRESS).blur()
  await expect(page.getByText(t('forms.withdraw.address.x-pattern')).first()).toBeVisible()
  await page.getByRole('radio', { name: /^Ethereum/ }).check()
  await expect(page.getByText(t('forms.withdraw.address.x-pattern'))).toHaveCount(0)
  await page.getByRole('radio', { name: /^Tron/ }).check()
  await fill(page, { [ADDRESS]: TRON })

  await fill(page, { [AMOUNT]: '125000.51' })
  await field(page, AMOUNT).blur()
  await expect(page.getByText('The balance is not enough. You have 125,000.50 USDT.').first()).toBeVisible()
  await fill(page, { [AMOUNT]: '9.999999' })
  await field(page, AMOUNT).blur()
  await expect(page.getByText(/At least 10.USDT/).first()).toBeVisible()
  await fill(page, { [AMOUNT]: '4000.1234567' })
  await expect(field(page, AMOUNT)).toHaveValue('4000.123456')
  const lines = page.getByRole('definition')
  await expect(lines.filter({ hasText: /^2\.000061.USDT$/ })).toBeVisible()
  await expect(lines.filter({ hasText: /^3,998\.123395.USDT$/ })).toBeVisible()

  await fillCode(page, sandbox)
  await fill(page, { [PASSWORD]: 'not-the-password' })
  await bothThemes(page, 'withdrawal, filled')
  await press(page, t('forms.withdraw.submit'))
  await expect(question(page)).toContainText('Withdraw 4,000.123456 USDT?')
  await expect(question(page)).toContainText('Tron (TRC20)')
  await expect(question(page)).toContainText(TRON)
  // Nothing is on its way yet, and the button behind does not say so.
  await expect(page.locator('main button[type=submit]').first()).toHaveText(t('forms.withdraw.submit'))
  await bothThemes(page, 'withdrawal, question')
  await question(page)
    .getByRole('button', { name: t('ui.cancel') })
    .click()
  await expect(question(page)).toHaveCount(0)
  await expect(field(page, ADDRESS)).toHaveValue(TRON)

  await press(page, t('forms.withdraw.submit'))
  await question(page)
    .getByRole('button', { name: t('funds.confirmAction') })
    .click()
  await expect(field(page, PASSWORD)).toBeFocused()
  await fill(page, { [PASSWORD]: PERSONA_PASSWORD })
  await press(page, t('forms.withdraw.submit'))
  await question(page)
    .getByRole('button', { name: t('funds.confirmAction') })
    .click()
  await expect(page.getByText('Withdrawal of 4,000.123456 USDT requested')).toBeVisible()
  await expect(field(page, ADDRESS)).toHaveValue('')

  const row = page.getByRole('row', { name: /4,000\.123456/ })
  await expect(row).toContainText(t('funds.state.reviewing'))
  await sandbox.stepWithdrawal(TRADER, 'approve')
  await expect(row).toContainText(t('funds.state.transferring'))
  await row.getByRole('button', { name: /^Details/ }).click()
  const detail = page.getByRole('dialog', { name: /Withdrawal of 4,000\.123456/ })
  await expect(detail.getByRole('listitem').nth(1)).toHaveAttribute('aria-current', 'step')
  await bothThemes(page, 'withdrawal, details')
  await sandbox.stepWithdrawal(TRADER, 'send')
  await expect(detail).toContainText(t('funds.state.success'))
  await page.keyboard.press('Escape')
  await expect(row).toContainText(t('funds.state.success'))
})

test('FEAT-09.ad STATE-01.cf a withdrawal takes an e-mail code and a memo if the network has one, and a refused one is returned', async ({
  page,
  sandbox,
}) => {
  await logInAs(page, TRADER)
  await page.goto('/withdraw?coin=XRP')
  await fill(page, { [ADDRESS]: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', [AMOUNT]: '100' })
  await page.locator('input[id$=_memo]').fill('nonsense')
  await page.locator('input[id$=_memo]').blur()
  await expect(page.getByText(t('forms.withdraw.memo.x-pattern')).first()).toBeVisible()
  await page.locator('input[id$=_memo]').fill('4711')
  await page.getByRole('radio', { name: t('funds.factor.1') }).check()
  await fillCode(page, sandbox, TRADER)
  await fill(page, { [PASSWORD]: PERSONA_PASSWORD })
  await press(page, t('forms.withdraw.submit'))
  await expect(question(page)).toContainText('4711')
  await question(page)
    .getByRole('button', { name: t('funds.confirmAction') })
    .click()
  const row = page.getByRole('row', { name: /100.XRP/ })
  await expect(row).toContainText(t('funds.state.reviewing'))
  await sandbox.stepWithdrawal(TRADER, 'refuse')
  await expect(row).toContainText(t('funds.state.failure'))
  await expect(row).toContainText(t('funds.back'))
  await row.getByRole('button', { name: /^Details/ }).click()
  await expect(page.getByRole('dialog')).toContainText(t('funds.returned'))
})

test('FEAT-09.g the address book saves, fills in and deletes addresses of its member only', async ({
  page,
  request,
}) => {
  await logInAs(page, TRADER)
  await page.goto('/withdraw?coin=USDT')
  await page.getByRole('radio', { name: /^Solana/ }).check()
  await press(page, t('funds.book'))
  const book = page.getByRole('dialog')
  await expect(book.getByText(t('funds.noEntries'))).toBeVisible()
  await press(page, t('ui.close'))
  await page.getByRole('radio', { name: /^Tron/ }).check()
  await press(page, t('funds.book'))
  await expect(book.getByRole('listitem')).toHaveCount(1)
  await book.locator('input[id$=_remark]').fill('Paper wallet')
  await book.locator('input[id$=_address]').fill('nonsense')
  await book.getByRole('button', { name: t('forms.saved-address.submit') }).click()
  await expect(book.getByText(t('forms.saved-address.address.x-pattern')).first()).toBeVisible()
  await book.locator('input[id$=_address]').fill(TRON)
  await book.getByRole('button', { name: t('forms.saved-address.submit') }).click()
  await expect(book.getByRole('listitem').filter({ hasText: 'Paper wallet' })).toContainText(TRON)
  await expectAccessible(page, 'address book')
  const other = await Caller.of(request, 'verified@openbourse.test')
  expect(JSON.stringify(await other.done('/uc/withdraw/support/coin/info'))).not.toContain(TRON)
  await book.getByRole('button', { name: /^Use Paper wallet/ }).click()
  await expect(field(page, ADDRESS)).toHaveValue(TRON)
  await press(page, t('funds.book'))
  await book.getByRole('button', { name: /^Delete Paper wallet/ }).click()
  await expect(book.getByRole('listitem')).toHaveCount(1)
  const last = book.getByRole('button', { name: /^Delete/ })
  await expect(last).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(book.getByText(t('funds.noEntries'))).toBeVisible()
  await expect(book.locator(':focus')).toContainText(t('funds.noEntries'))
})

test('VAL-33.b missing prerequisites are listed, with links there and back', async ({ page }) => {
  await logInAs(page, 'new@openbourse.test')
  await page.goto('/withdraw?coin=BTC')
  const way = page.getByRole('link', { name: t('ui.need.real-name') })
  await expect(way).toHaveAttribute('href', `/realName?back=${encodeURIComponent('/withdraw?coin=BTC')}`)
  await expect(page.getByText(t('ui.need.fund-password')).first()).toBeVisible()
  await expectAccessible(page, 'withdrawal, prerequisites')
})

test('FEAT-09.h the keyboard alone withdraws, in German, 360 px wide', async ({ page, sandbox }) => {
  const de = textsOf('de_DE')
  const own = labels(de)
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'white')
  await logInAs(page, TRADER)
  await page.goto('/withdraw?coin=USDT')
  await tabTo(page, 'textbox', own.address)
  await page.keyboard.type(TRON)
  await page.keyboard.press('Tab')
  await page.keyboard.type('1000,5')
  await tabTo(page, 'button', de('forms.code.send'))
  await page.keyboard.press('Enter')
  await expect(field(page, own.code)).toBeFocused()
  await page.keyboard.type(await sandbox.codeSentTo(PHONE))
  await tabTo(page, 'textbox', own.password)
  await page.keyboard.type(PERSONA_PASSWORD)
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: de('ui.cancel') })).toBeFocused()
  await expect(page.getByRole('alertdialog')).toContainText('1.000,50 USDT auszahlen?')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(de('funds.state.reviewing')).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
