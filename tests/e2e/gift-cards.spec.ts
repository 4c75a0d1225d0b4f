import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { Caller } from '../support/caller.ts'
import { field, fill, press } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { clearSession, logInAs } from '../support/members.ts'
import { logIn } from '../support/people.ts'
import { expectNoSidewaysScroll, setPreferences } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const GIVER = 'trader@openbourse.test'
const FRIEND = 'verified@openbourse.test'
const CODE = t('forms.gift-card-redeem.cardNo.label')
const REDEEM = t('forms.gift-card-redeem.submit')
const DAY = 86_400_000

test('FEAT-23.bcd ENT-16.b LIMIT-02.f MSG-22.a thirty cards are claimed, the link is copied, and a redeemed card is frozen for 180 days', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, GIVER)
  await page.goto('/myCards')
  const menu = page.getByRole('navigation', { name: t('shell.area.account') })
  await expect(menu.getByRole('link', { name: t('shell.title.myCards') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByText(t('gift-cards.none'))).toBeVisible()
  await expectAccessible(page, 'gift cards, none')
  await page.getByRole('link', { name: t('gift-cards.claim', { count: 30 }) }).click()
  await expect(page).toHaveURL(/\/collection4$/)
  // The address comes first, the screen a little later.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('gift-cards.pack.title', { count: 30 }))
  await expectAccessible(page, 'cards to claim')
  await press(page, t('gift-cards.claim', { count: 30 }))
  await expect(page.getByText(t('gift-cards.pack.have'))).toBeVisible()
  await page.getByRole('link', { name: t('gift-cards.see') }).click()
  const row = page.getByRole('row', { name: /Free gift card/ })
  await expect(row).toContainText(/TRADER22\w{5}/)
  for (const part of ['BTC', '0 of 30', t('gift-cards.valid')]) await expect(row).toContainText(part)
  await expectAccessible(page, 'gift cards, one')
  await row.getByRole('button', { name: t('gift-cards.copyLink') }).click()
  await expect(page.getByText(t('ui.copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/collection#TRADER22\w{5}$/)

  // The friend follows the link as a visitor, logs in, and is back with the card.
  await clearSession(page)
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  await expectAccessible(page, 'collect a card, visitor')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.logIn') })
    .click()
  await logIn(page, t, FRIEND)
  await expect(page).toHaveURL(new RegExp(`${pathname}${hash}$`))
  await expect(field(page, CODE)).toHaveValue(hash.slice(1))
  await press(page, REDEEM)
  await expectAccessible(page, 'gift card, confirmation')
  await press(page, t('gift-cards.redeemAction'))
  await expect(page.getByRole('link', { name: t('gift-cards.see') })).toBeVisible()
  await expectAccessible(page, 'collected')
  await page.getByRole('link', { name: t('gift-cards.see') }).click()
  await expect(page.getByText(/^Frozen until /)).toBeVisible()
  await expect(page.getByRole('timer')).toContainText(/^179 days/)
  await expectAccessible(page, 'gift cards, one redeemed')

  // One per person.
  await fill(page, { [CODE]: hash.slice(1) })
  await press(page, REDEEM)
  await press(page, t('gift-cards.redeemAction'))
  await expect(page.getByText('You have already redeemed this card.').first()).toBeVisible()
  await expect(field(page, CODE)).toHaveValue(hash.slice(1))
  await expectAccessible(page, 'gift cards, refused')

  const caller = await Caller.of(page.request, FRIEND)
  const balance = async (of: Caller) =>
    (await of.done('/uc/asset/wallet/BTC')) as { balance: string; frozenBalance: string }
  const before = await balance(caller)
  expect(parseFloat(before.frozenBalance)).toBeGreaterThan(0)
  await sandbox.jump(181 * DAY)
  const after = await balance(await Caller.of(page.request, FRIEND))
  expect(parseFloat(after.frozenBalance)).toBe(0)
  expect(parseFloat(after.balance)).toBeGreaterThan(parseFloat(before.balance))
})

test('FEAT-23.f gift cards and their landing pages in the light theme', async ({ page }) => {
  await setPreferences(page, LANGUAGE, 'white')
  await page.goto('/collection#PARTNER5ABCDE')
  await expectAccessible(page, 'collect a card, white')
  await logInAs(page, 'partner@openbourse.test')
  await page.goto('/myCards')
  await expect(page.getByText('2 of 30')).toBeVisible()
  await expectAccessible(page, 'gift cards, white')
  await page.goto('/collection4')
  await expect(page.getByText(t('gift-cards.pack.have'))).toBeVisible()
  await expectAccessible(page, 'cards claimed, white')
})

test('VAL-34.c MSG-09.b an unverified member sees the missing prerequisite, with links there and back', async ({
  page,
}) => {
  await logInAs(page, 'new@openbourse.test')
  await page.goto('/collection3?code=PARTNER5#PARTNER5ABCDE')
  await expect(page.getByRole('button', { name: REDEEM })).toHaveCount(0)
  const go = page.getByRole('link', { name: /Verify your real name/ })
  await expect(go).toHaveAttribute('href', /^\/realName\?back=%2Fcollection3/)
  await expectAccessible(page, 'an invitation with a card, not verified')
  for (const path of ['/myCards', '/collection4']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: /Verify your real name/ }).first()).toBeVisible()
  }
})

test('FEAT-23.e a visitor with card and invitation registers with the code; errors can be retried; nothing overflows at 360 px', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/collection3?code=PARTNER5#PARTNER5ABCDE')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'an invitation with a card')
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.signUp') })
    .click()
  await expect(page.getByLabel(t('forms.field.promotion.label'))).toHaveValue('PARTNER5')

  // A visitor with an account returns to the card, too.
  await page.goto('/Login')
  await logIn(page, t, 'partner@openbourse.test')
  await expect(page).toHaveURL(/\/collection3\?code=PARTNER5#PARTNER5ABCDE$/)
  await expect(field(page, CODE)).toHaveValue('PARTNER5ABCDE')
  await sandbox.force({ listMyGiftCards: 500, listRedeemedGiftCards: 500 })
  await page.goto('/myCards')
  await expect(page.getByText(t('gift-cards.error'))).toBeVisible()
  await expect(page.getByText(t('gift-cards.redeemedError'))).toBeVisible()
  await expectAccessible(page, 'gift cards, not loaded')
  await sandbox.force({})
  const again = page.getByRole('button', { name: t('ui.tryAgain') })
  await again.first().click()
  await expect(again).toHaveCount(1)
  await again.click()
  await expect(page.getByText('2 of 30')).toBeVisible()
  await expectNoSidewaysScroll(page)
})
