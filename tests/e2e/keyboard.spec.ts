import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { FUND, MAX, MIN, NUMBER, POST, PREMIUM } from '../support/ad-form.ts'
import { clearAds } from '../support/ads.ts'
import { Caller } from '../support/caller.ts'
import { field } from '../support/form.ts'
import { labelsOf } from '../support/form-labels.ts'
import { LANGUAGE } from '../support/language.ts'
import { makeMember, openAs, logInAs } from '../support/members.ts'
import { PERSONA_PASSWORD } from '../support/people.ts'
import { png } from '../support/pictures.ts'
import { tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const MERCHANT = 'merchant@openbourse.test'
const TRADER = 'trader@openbourse.test'

/** Goes on with Tab until this has the focus; what stands before it is passed, however much it is. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target, 'reached by Tab').toBeFocused()
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await reach(page, target)
  await page.keyboard.type(text)
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await type(page, page.getByRole('combobox', { name: label, exact: true }), text)
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
}

test('FEAT-04.e the keyboard alone picks and sends three photos', async ({ page, sandbox }) => {
  const label = labelsOf(LANGUAGE, 'real-name')
  await openAs(page, await makeMember(page, sandbox, 'email'), '/realName')
  await type(page, field(page, label('realName')), 'Ada Example')
  await type(page, field(page, label('idCard')), 'C22990047')
  for (const photo of ['idCardFront', 'idCardBack', 'handHeldIdCard']) {
    const input = page.locator(`[id="real-name_${photo}"]`)
    await reach(page, input)
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Space')
    await (await chooser).setFiles(png(`${photo}.png`))
    const widget = input.locator('xpath=ancestor::fieldset[1]')
    await expect(widget.getByRole('img')).toBeVisible()
    await expect(widget.getByRole('progressbar')).toHaveCount(0)
  }
  await reach(page, page.getByRole('main').locator('button[type=submit]'))
  await page.keyboard.press('Enter')
  const steps = page.getByRole('list', { name: t('account.realName') }).getByRole('listitem')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
})

test('FEAT-19.k the keyboard alone fills and posts an ad', async ({ page, request }) => {
  await clearAds(await Caller.of(request, MERCHANT))
  await logInAs(page, MERCHANT)
  await page.goto('/ad')
  await tabTo(page, 'link', t('ads.create'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/createAd/)
  await choose(page, t('forms.field.country.label'), 'Germany')
  await choose(page, t('forms.ad.coinId.label'), 'BTC')
  await type(page, field(page, PREMIUM), '1.5')
  await type(page, field(page, NUMBER), '0.5')
  await type(page, field(page, MIN), '100')
  await type(page, field(page, MAX), '5000')
  await reach(page, page.getByRole('checkbox', { name: 'Bank Transfer' }))
  await page.keyboard.press('Space')
  await type(page, field(page, FUND), PERSONA_PASSWORD)
  await tabTo(page, 'button', POST)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ad')
  await expect(page.getByRole('row', { name: /Sell BTC/ })).toContainText('Market plus 1.5')
})

test('FEAT-07.g the keyboard alone filters records by coin, type and days, and exports them', async ({
  page,
}) => {
  await logInAs(page, TRADER)
  await page.goto('/walletHistory')
  const rows = page.getByRole('main').getByRole('table').getByRole('row')
  await expect(rows.nth(3)).toBeVisible()
  await type(page, page.getByRole('combobox', { name: t('records.coin') }), 'XRP')
  await expect(page).toHaveURL('/walletHistory?coin=XRP')
  await type(page, page.getByRole('combobox', { name: t('records.kind') }), t('records.type.1'))
  await expect(page).toHaveURL('/walletHistory?coin=XRP&type=1')
  await expect(rows).toHaveCount(2)

  const days = page.getByRole('button', { name: new RegExp(`^${t('records.time')}: `) })
  await reach(page, days)
  await page.keyboard.press('Enter')
  // The browser's own fields for a day: month, day and year, one after the other.
  await type(page, page.getByLabel(t('ui.range.start'), { exact: true }), '01022020')
  await type(page, page.getByLabel(t('ui.range.end'), { exact: true }), '01032020')
  await tabTo(page, 'button', t('ui.range.apply'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/2020-01-02.*2020-01-03/)
  await expect(days).toBeFocused()
  await expect(page.getByRole('main').getByRole('table').getByRole('rowheader')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', t('ui.range.any'))
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)

  await tabTo(page, 'button', t('ui.table.export'))
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect(readFileSync(await (await download).path(), 'utf8').split('\r\n')[1]).toContain('Withdrawal,XRP')
})
