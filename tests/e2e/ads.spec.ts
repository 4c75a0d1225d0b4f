import { type APIRequestContext, expect } from '@playwright/test'
import {
  chooseCoin,
  chooseCountry,
  FUND,
  MAX,
  MIN,
  NUMBER,
  POST,
  PREMIUM,
  PRICE,
} from '../support/ad-form.ts'
import { clearAds, makeAd } from '../support/ads.ts'
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
import { waitForIdleScreen } from '../support/navigation.ts'

const t = textsOf(LANGUAGE)
const MERCHANT = 'merchant@openbourse.test'
const TRADER = 'trader@openbourse.test'

const visit = (request: APIRequestContext, ad: number) =>
  request.post('/__sandbox/customer', { data: { ad, all: true } })

test('FEAT-19.c ENT-02.e MSG-21.d MSG-24.c STATE-13.bh an ad is created, put on the shelf, taken off, changed and deleted', async ({
  page,
  request,
}) => {
  await clearAds(await Caller.of(request, MERCHANT))
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, MERCHANT)
  await page.goto('/ad')
  await expect(page.getByText(t('ads.none'))).toBeVisible()
  await expect(page).toHaveTitle(/My ads/)
  await bothThemes(page, 'ads, none')
  await page
    .getByRole('link', { name: t('ads.create') })
    .first()
    .click()
  await expect(field(page, NUMBER)).toBeVisible()
  await bothThemes(page, 'ad, empty')
  await press(page, POST)
  await expect(page.getByRole('alert')).toContainText(NUMBER)
  await bothThemes(page, 'ad, refused')

  await chooseCountry(page, 'Germany')
  await chooseCoin(page, 'BTC')
  await fill(page, {
    [NUMBER]: '0.5',
    [PREMIUM]: '1.5',
    [MIN]: '100',
    [MAX]: '5000',
    [FUND]: PERSONA_PASSWORD,
  })
  await page.getByRole('checkbox', { name: 'Bank Transfer' }).check()
  await page.getByLabel(t('forms.field.remark.label')).fill('Banks in the euro area only.')
  const preview = page.getByRole('region', { name: t('ads.preview') })
  for (const text of ['0.5 BTC', 'Germany', 'Bank Transfer', 'Banks in the euro area only.', 'EUR per BTC'])
    await expect(preview).toContainText(text)
  // The price of the preview is the one that the premium makes of the market price now.
  await expect(preview.locator('dd').first()).toContainText(/\d{2},\d{3}\.\d{2}/)
  await bothThemes(page, 'ad, filled')
  await press(page, POST)

  await expect(page).toHaveURL('/ad')
  await expect(page.getByText(t('ads.made'))).toBeVisible()
  const row = page.getByRole('row', { name: /Sell BTC/ })
  for (const text of ['Germany', 'EUR', 'Market plus 1.5', '0.5', 'Off shelf', '100 – 5,000'])
    await expect(row).toContainText(text)
  await bothThemes(page, 'ads, one')

  await row.getByRole('button', { name: /^Put on the shelf/ }).click()
  await expect(row).toContainText('On shelf')
  for (const act of [/^Edit/, /^Delete/]) {
    await row.getByRole('button', { name: act }).click()
    const first = page.getByRole('alertdialog', { name: t('ads.offFirst') })
    await expect(first).toBeVisible()
    await first.getByRole('button', { name: t('ui.cancel') }).click()
  }
  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await bothThemes(page, 'ad, dialog')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('ads.takeOff') })
    .click()
  await expect(row).toContainText('Off shelf')

  await row.getByRole('button', { name: /^Edit/ }).click()
  await expect(field(page, NUMBER)).toHaveValue('0.5')
  await expect(field(page, FUND)).toHaveValue('')
  await page.getByRole('switch', { name: t('forms.ad.priceType.label') }).click()
  await fill(page, { [PRICE]: '61234.5', [FUND]: PERSONA_PASSWORD })
  await press(page, t('ads.save'))
  await expect(page.getByText(t('ads.saved'))).toBeVisible()
  await expect(row).toContainText('61,234.50 EUR')
  await expect(row).toContainText(t('ads.fixed'))

  await row.getByRole('button', { name: /^Delete/ }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('ads.deleteAction') })
    .click()
  await expect(page.getByText(t('ads.none'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('ads.create') })).toBeFocused()
})

test('STATE-13.e an ad goes off the shelf by itself when trades have used up its amount', async ({
  page,
  request,
}) => {
  const caller = await Caller.of(request, MERCHANT)
  const ad = await makeAd(caller, { number: '0.08', minLimit: '4000', maxLimit: '4700' })
  await caller.done('/otc/advertise/on/shelves', { id: ad })
  await logInAs(page, MERCHANT)
  await page.goto('/ad')
  const row = page.getByRole('row', { name: new RegExp(`No. ${ad}`) })
  await expect(row).toContainText('On shelf')
  await visit(request, ad)
  await page.reload()
  await expect(row).toContainText('Off shelf')
})

test('MSG-16.e STATE-13.h the form of an ad on the shelf says that it has to be taken off first', async ({
  page,
  request,
}) => {
  const caller = await Caller.of(request, MERCHANT)
  const ad = await makeAd(caller)
  await caller.done('/otc/advertise/on/shelves', { id: ad })
  await logInAs(page, MERCHANT)
  await page.goto(`/editAd?id=${ad}`)
  await expect(page.getByText(t('ads.offFirst'))).toBeVisible()
  await expectAccessible(page, 'ad on the shelf, form')
  await press(page, t('ads.takeOff'))
  await expect(field(page, NUMBER)).toHaveValue('0.5')
})

test('FEAT-19.f a member cannot read, change or delete the ads of another one', async ({ page, request }) => {
  const caller = await Caller.of(request, MERCHANT)
  const id = await makeAd(caller)
  const other = await Caller.of(request, TRADER)
  for (const act of ['detail', 'delete', 'on/shelves', 'off/shelves'])
    expect((await other.post(`/otc/advertise/${act}`, { id })).code, act).not.toBe(0)
  expect(((await other.done('/otc/advertise/self/all')) as { content: unknown[] }).content).toEqual([])
  await logInAs(page, TRADER)
  await page.goto(`/editAd?id=${id}`)
  await expect(page.getByText(t('ads.oneMissing'))).toBeVisible()
  expect((await caller.post('/otc/advertise/detail', { id })).code).toBe(0)
})

test('VAL-33.b MSG-09.b MSG-10.c missing prerequisites of an ad are listed, with links there and back', async ({
  page,
}) => {
  await logInAs(page, 'new@openbourse.test')
  await page.goto('/createAd')
  await expect(page.getByText(t('ads.realNameFirst'))).toBeVisible()
  for (const need of ['real-name', 'phone', 'fund-password', 'payment-method', 'merchant'] as const)
    await expect(page.getByText(t(`ui.need.${need}`)).first()).toBeVisible()
  await expectAccessible(page, 'ad, prerequisites')
  await clearSession(page)
  await logInAs(page, TRADER)
  await page.goto('/createAd')
  await expect(page.getByText(t('ads.merchantFirst'))).toBeVisible()
  await page.getByRole('link', { name: t('ui.need.merchant') }).click()
  await expect(page).toHaveURL(`/identbusiness?back=${encodeURIComponent('/createAd')}`)
  await page.getByRole('link', { name: t('ads.back') }).click()
  await expect(page).toHaveURL('/createAd')
})

test('FEAT-19.k the keyboard alone puts an ad on the shelf, in German, 360 px wide', async ({
  page,
  request,
}) => {
  const de = textsOf('de_DE')
  const caller = await Caller.of(request, MERCHANT)
  await clearAds(caller)
  await makeAd(caller)
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'black')
  await logInAs(page, MERCHANT)
  for (const path of ['/createAd', '/identbusiness', '/ad']) {
    await page.goto(path)
    await waitForIdleScreen(page)
    await expectNoSidewaysScroll(page)
  }
  const list = page.getByRole('list', { name: de('ads.title') })
  await tabTo(page, 'button', new RegExp(`^${de('ads.putOn')}`))
  await page.keyboard.press('Enter')
  await expect(list).toContainText(de('ads.filter.on'))
  await expect(page.getByRole('button', { name: new RegExp(`^${de('ads.takeOff')} Nr`) })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: de('ads.offFirst') })).toBeVisible()
  await expect(page.getByRole('button', { name: de('ui.cancel') })).toBeFocused()
  await expectNoSidewaysScroll(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
