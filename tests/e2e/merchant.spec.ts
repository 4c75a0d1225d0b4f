import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { fill, press } from '../support/form.ts'
import { labelsOf } from '../support/form-labels.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { htmlAsPicture, png } from '../support/pictures.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const label = labelsOf(LANGUAGE, 'merchant-apply')
const TRADER = 'trader@openbourse.test'

test('FEAT-19.i STATE-15.abcdei a member applies as a merchant, is refused, applies again, is certified, and gets the deposit back', async ({
  page,
  sandbox,
}) => {
  const review = 21_000
  const state = page.getByRole('region', { name: t('ads.merchant.state') }).getByRole('status')
  await logInAs(page, TRADER)
  await page.goto('/identbusiness')
  await expect(page.getByText(t('ads.merchant.status.none'))).toBeVisible()
  await expectAccessible(page, 'merchant, empty')
  await press(page, t('forms.merchant-apply.submit'))
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'merchant, refused')

  const apply = async (qq: string): Promise<void> => {
    await fill(page, { [label('telno')]: '13800000003' })
    // An optional field says so in its label.
    await page.getByLabel(label('wechat')).fill('theo')
    await page.getByLabel(label('qq')).fill(qq)
    await page.getByRole('radio', { name: /1,000.USDT/ }).check()
    const files = page.locator('input[type=file]')
    await expect(files).toHaveCount(2)
    const [assets, trades] = [files.first(), files.last()]
    await assets.setInputFiles(htmlAsPicture('assets.png'))
    await expect(page.getByText(/whatever its name says/).first()).toBeVisible()
    await assets.setInputFiles(png('assets.png'))
    await trades.setInputFiles(png('trades.png'))
    await expect(page.getByRole('main').getByRole('img', { name: /^Preview/ })).toHaveCount(2)
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await press(page, t('forms.merchant-apply.submit'))
    // 1,000 USDT are frozen only once that was agreed to.
    const freeze = page.getByRole('alertdialog', { name: /1,000.USDT/ })
    await expect(freeze).toHaveText(
      'Freeze 1,000 USDT and apply?1,000 USDT of your spot account is frozen as a security deposit. It cannot be traded or withdrawn for as long as you are a merchant. You get it back if you are refused, or when you stop being a merchant.CancelFreeze and apply',
    )
    await expect(state).not.toHaveText(t('ads.merchant.status.auditing'))
    await freeze.getByRole('button', { name: t('ui.cancel') }).click()
    await press(page, t('forms.merchant-apply.submit'))
    await expectAccessible(page, 'merchant, asked')
    await freeze.getByRole('button', { name: t('ads.merchant.freezeAction') }).click()
    await expect(page.getByText(t('ads.merchant.status.auditing')).first()).toBeVisible()
  }
  await apply('REFUSE me')
  await expectAccessible(page, 'merchant, sent')
  await sandbox.jump(review)
  await expect(state).toHaveText(t('ads.merchant.status.refused'))
  await expect(page.getByText(/do not show enough funds/)).toBeVisible()
  await apply('10001')
  await sandbox.jump(review)
  await expect(state).toHaveText(t('ads.merchant.status.verified'))
  await expectAccessible(page, 'merchant, certified')
  const open = page.getByRole('region', { name: t('ads.merchant.open') })
  await expect(open.getByRole('link', { name: t('ads.create') })).toHaveAttribute('href', '/createAd')
  await expect(open.getByRole('link', { name: t('ads.title') })).toHaveAttribute('href', '/ad')

  await press(page, t('forms.merchant-refund.submit'))
  const asked = page.getByRole('alertdialog', { name: t('ads.merchant.leaveConfirm') })
  await expect(asked).toBeVisible()
  // Nothing is on its way yet, and the button behind does not say so.
  await expect(page.locator('main button[type=submit]').first()).toHaveText(t('forms.merchant-refund.submit'))
  await asked.getByRole('button', { name: t('ui.cancel') }).click()
  await expect(state).toHaveText(t('ads.merchant.status.verified'))
  await page.getByLabel(t('forms.merchant-refund.detail.label')).fill('REFUSE it once')
  await press(page, t('forms.merchant-refund.submit'))
  await asked.getByRole('button', { name: t('ads.merchant.leaveAction') }).click()
  await expect(state).toHaveText(t('ads.merchant.status.returning'))
  await sandbox.jump(review)
  await expect(state).toHaveText(t('ads.merchant.status.returnRefused'))
  await expect(page.getByText(/open matters with customers/)).toBeVisible()
  await page.getByLabel(t('forms.merchant-refund.detail.label')).fill('')
  await press(page, t('forms.merchant-refund.submit'))
  await asked.getByRole('button', { name: t('ads.merchant.leaveAction') }).click()
  await expect(state).toHaveText(t('ads.merchant.status.returning'))
  await sandbox.jump(review)
  await expect(state).toHaveText(t('ads.merchant.status.returned'))
})

test('FEAT-19.j a German merchant is not asked for WeChat and QQ', async ({ page }) => {
  await logInAs(page, 'verified@openbourse.test')
  await page.goto('/identbusiness')
  await expect(page.getByLabel(label('telno'))).toBeVisible()
  await expect(page.getByLabel(label('wechat'))).toHaveCount(0)
  await expect(page.getByLabel(label('qq'))).toHaveCount(0)
})
