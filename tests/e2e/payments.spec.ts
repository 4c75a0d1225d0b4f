import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { Caller } from '../support/caller.ts'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { htmlAsPicture, png } from '../support/pictures.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const VERIFIED = 'verified@openbourse.test'
const PICTURE = 'QR code or picture'

test('FEAT-05.c ENT-03.d VAL-30.a MSG-21.c a payment method with a picture is added, changed and deleted', async ({
  page,
}) => {
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, VERIFIED)
  await page.goto('/payment')
  await expect(page.getByText(t('payments.none'))).toBeVisible()
  await expect(page).toHaveTitle(/Payment methods/)
  await bothThemes(page, 'payment methods, none')

  await page.getByRole('link', { name: t('payments.add') }).click()
  await page.getByRole('searchbox', { name: t('payments.searchTypes') }).fill('zel')
  await bothThemes(page, 'payment types')
  await page.getByRole('link', { name: 'Zelle' }).click()
  await expect(field(page, 'Account name')).toBeFocused()
  await bothThemes(page, 'payment method, empty')

  await press(page, t('forms.any.submit'))
  await expect(field(page, 'Account name')).toBeFocused()
  await expect(page.getByText(t('forms.rule.required')).first()).toBeVisible()
  await bothThemes(page, 'payment method, refused')

  await fill(page, { 'Account name': 'vera@openbourse.test', 'Real name': 'Vera Fried' })
  const picture = page.locator('input[type=file]')
  await picture.setInputFiles(htmlAsPicture('page.png'))
  await expect(page.getByText(/is not a .* picture, whatever its name says/).first()).toBeVisible()
  await picture.setInputFiles(png('large.png', 1_048_577))
  await expect(page.getByText(/At most 1 MB/).first()).toBeVisible()
  await picture.setInputFiles(png('qr.png', 1_048_576))
  await expect(page.getByRole('img', { name: t('forms.image.preview', { label: PICTURE }) })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await bothThemes(page, 'payment method, filled')
  await press(page, t('forms.any.submit'))

  const card = page.getByRole('region', { name: 'Zelle' })
  await expect(card.getByText('vera@openbourse.test', { exact: true })).toBeVisible()
  await expect(card.getByText('Vera Fried', { exact: true })).toBeVisible()
  await expect(card.getByRole('img', { name: t('payments.open', { label: PICTURE }) })).toBeVisible()
  await expect(page.getByText(t('payments.saved'))).toBeVisible()
  await bothThemes(page, 'payment methods, one')

  await card.getByRole('link', { name: t('payments.edit') }).click()
  await expect(field(page, 'Real name')).toHaveValue('Vera Fried')
  await fill(page, { 'Account name': 'vera.fried@openbourse.test' })
  await press(page, t('forms.any.submit'))
  await expect(card.getByText('vera.fried@openbourse.test', { exact: true })).toBeVisible()
  await expect(card.getByRole('img')).toBeVisible()

  await card.getByRole('button', { name: t('payments.delete') }).click()
  const dialog = page.getByRole('alertdialog', { name: t('payments.deleteTitle', { name: 'Zelle' }) })
  await expect(dialog.getByText(/vera\.fried@openbourse\.test/)).toBeVisible()
  await bothThemes(page, 'payment method, delete dialog')
  await dialog.getByRole('button', { name: t('payments.deleteAction') }).click()
  await expect(page.getByText(t('payments.none'))).toBeVisible()
})

test('FEAT-05.g a refusal of the exchange is shown at its field, and what was typed stays over a reload', async ({
  page,
}) => {
  await logInAs(page, VERIFIED)
  await page.goto('/payment?method=new&type=2')
  await fill(page, { 'Real name': 'Vera Fried', IBAN: 'DE00120300000000202051' })
  await page.reload()
  await expect(field(page, 'IBAN')).toHaveValue('DE00120300000000202051')
  await press(page, t('forms.any.submit'))
  await expect(page.locator('[id$=field_2__message]')).toContainText('This does not have the right form.')
  await expectAccessible(page, 'payment method, refused by the exchange')
  await fill(page, { IBAN: 'DE02120300000000202051' })
  await press(page, t('forms.any.submit'))
  await expect(page.getByRole('region', { name: 'Bank Transfer' })).toBeVisible()
})

test('VAL-33.b missing real name and fund password are listed, with links there and back', async ({
  page,
}) => {
  await logInAs(page, 'new@openbourse.test')
  await page.goto('/payment?method=new')
  await expect(page.getByText(t('ui.need.real-name')).first()).toBeVisible()
  await expect(page.getByText(t('ui.need.fund-password')).first()).toBeVisible()
  const way = page.getByRole('link', { name: t('ui.need.real-name') })
  await expect(way).toHaveAttribute('href', `/realName?back=${encodeURIComponent('/payment?method=new')}`)
  await expectAccessible(page, 'payment method, prerequisites')
})

test('FEAT-05.f a member cannot see, change or delete the payment methods of another one', async ({
  page,
  request,
}) => {
  const trader = await Caller.of(request, 'trader@openbourse.test')
  const { data } = await trader.get('/uc/payment/getRecords')
  const [{ id }] = data as [{ id: number }]
  const other = await Caller.of(request, VERIFIED)
  const theft = { id, type: 2, field_1: 'Vera Fried', field_2: 'DE02120300000000202051' }
  expect((await other.post('/uc/payment/saveOrUpdate', theft)).code).not.toBe(0)
  expect((await other.post('/uc/payment/delRecordById', { id })).code).not.toBe(0)
  expect((await trader.get('/uc/payment/getRecords')).data).toEqual(data)

  await logInAs(page, VERIFIED)
  await page.goto(`/payment?method=${id}`)
  await expect(page.getByText(t('payments.none'))).toBeVisible()
  await expect(page.getByText('Theo Trader')).toHaveCount(0)
})

test('FEAT-05.h the keyboard alone adds and deletes a method, in German, 360 px wide', async ({ page }) => {
  const de = textsOf('de_DE')
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'white')
  await logInAs(page, VERIFIED)
  await page.goto('/payment')
  await expectNoSidewaysScroll(page)
  await tabTo(page, 'link', de('payments.add'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: de('payments.types') })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await tabTo(page, 'link', 'Advcash')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('vera.fried')
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Advcash' })).toContainText('vera.fried')
  await expectNoSidewaysScroll(page)
  await tabTo(page, 'button', new RegExp(`^${de('payments.delete')}`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: de('ui.cancel') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(de('payments.none'))).toBeVisible()
  // After the last one the focus is on the next control.
  await expect(page.getByRole('link', { name: de('payments.add') })).toBeFocused()
})
