import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { press } from '../support/form.ts'
import { holdRequest } from '../support/hold-request.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { expectNoSidewaysScroll, setPreferences } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const PARTNER = 'partner@openbourse.test'
const LINK = /\/Register\?code=PARTNER5$/

test('FEAT-22.abcde ENT-17.b LIMIT-03.af LIMIT-04.b MSG-22.a a partner sees link, poster, level, friends, records and rankings', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, PARTNER)
  const letGo = await holdRequest(page, '**/api/uc/promotion/*')
  await page.goto('/promotion')
  const menu = page.getByRole('navigation', { name: t('shell.area.account') })
  await expect(menu.getByRole('link', { name: t('shell.title.promotion') })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByText('L1 Village head')).toBeVisible()
  await expectAccessible(page, 'promotion, loading')
  letGo()

  // Link and code, each copied.
  await expect(page.getByText(LINK)).toBeVisible()
  await press(page, t('promotion.link.copy'))
  await expect(page.getByText(t('ui.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(LINK)
  await press(page, t('promotion.link.copyCode'))
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('PARTNER5')

  // The level, and what the next one takes.
  await expect(page.getByText('8 more friends to L2, County magistrate')).toBeVisible()
  await expect(page.getByText('3 of 11')).toBeVisible()

  // Friends of both levels, masked, with registration time and real-name status.
  const friends = page.getByRole('table', { name: t('promotion.friends') })
  await expect(friends.getByRole('row')).toHaveCount(4)
  await expect(friends.getByRole('row', { name: /a\*{4}.*20\d\d.*Verified/ })).toBeVisible()
  await expect(friends.getByRole('row', { name: /c\*{4}.*Not verified/ })).toBeVisible()
  await expect(page.getByText('anna')).toHaveCount(0)
  await expectAccessible(page, 'promotion, friends')
  await page.getByRole('radio', { name: t('promotion.friends.two') }).check({ force: true })
  await expect(friends.getByRole('row', { name: /e\*{4}/ })).toBeVisible()
  await expect(friends.getByRole('row')).toHaveCount(3)

  // Rebates by coin, and all of them as a file.
  await page.getByRole('tab', { name: t('promotion.records') }).click()
  const records = page.getByRole('table', { name: t('promotion.records') })
  await expect(records.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('combobox', { name: t('promotion.records.coin') }).selectOption('ETH')
  await expect(records.getByRole('cell', { name: 'BTC', exact: true })).toHaveCount(0)
  await expect(records.getByRole('cell', { name: 'ETH', exact: true }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await press(page, t('ui.table.export'))
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toMatch(
    /^\ufeffTime \(UTC\),Coin,Amount\r\n20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z,ETH,0\.\d{8}\r\n/,
  )
  await expectAccessible(page, 'promotion, records')

  // The rankings show the best twenty.
  await page.getByRole('tab', { name: t('promotion.ranks') }).click()
  const ranks = page.getByRole('table', { name: t('promotion.ranks') })
  await expect(ranks.getByRole('row')).toHaveCount(21)
  await page.getByRole('combobox', { name: t('promotion.ranks.by') }).selectOption('week')
  await expect(ranks.getByRole('columnheader', { name: t('promotion.ranks.rebates') })).toHaveCount(0)
  await expectAccessible(page, 'promotion, rankings')

  // The poster, in this theme, as a picture.
  await press(page, t('promotion.poster.make'))
  const dialog = page.getByRole('dialog', { name: t('promotion.poster.title') })
  await expect(dialog.locator('canvas[data-drawn=true]')).toBeVisible()
  await expectAccessible(page, 'promotion, poster')
  const picture = page.waitForEvent('download')
  await press(page, t('promotion.poster.save'))
  const png = await readFile(await (await picture).path())
  expect((await picture).suggestedFilename()).toBe('Openbourse-PARTNER5.png')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1620])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('FEAT-22.g the programme and its poster in the light theme', async ({ page }) => {
  await setPreferences(page, LANGUAGE, 'white')
  await logInAs(page, PARTNER)
  await page.goto('/promotion')
  await expect(page.getByRole('row', { name: /Not verified/ })).toBeVisible()
  await press(page, t('promotion.poster.make'))
  await expect(page.locator('canvas[data-drawn=true]')).toBeVisible()
  await expectAccessible(page, 'promotion with its poster, white')
  await page.goto('/invite')
  await expect(page.getByRole('table', { name: t('promotion.ranks') }).getByRole('row')).toHaveCount(21)
  await expectAccessible(page, 'invite, white')
})

test('FEAT-22.g failed parts can be retried, and a newcomer sees how to begin', async ({ page, sandbox }) => {
  await logInAs(page, 'new@openbourse.test')
  await sandbox.force({ listInvitees: 500, getMyPromotion: 500 })
  await page.goto('/promotion')
  await expect(page.getByText(t('promotion.friends.error'))).toBeVisible()
  await expect(page.getByText(t('promotion.stats.error'))).toBeVisible()
  await expectAccessible(page, 'promotion, not loaded')
  await sandbox.force({})
  const again = page.getByRole('button', { name: t('ui.tryAgain') })
  await again.first().click()
  await expect(again).toHaveCount(1)
  await again.click()
  await expect(page.getByText(t('promotion.friends.none'))).toBeVisible()
  await expect(page.getByText(t('promotion.level.none'))).toBeVisible()
  await expect(page.getByText(t('promotion.stats.notCounted', { hours: 24 }))).toBeVisible()
})

test('FEAT-22.f LIMIT-07.d LIMIT-08.b /invite shows visitors the terms, and an invitation fills in the registration', async ({
  page,
}) => {
  await page.goto('/invite')
  await expect(page.getByRole('heading', { name: t('promotion.invite.title') })).toBeVisible()
  await expect(page.getByText(t('promotion.rule.fee', { amount: '10' }))).toBeVisible()
  await expect(page.getByText(t('promotion.rule.count', { hours: 24 }))).toBeVisible()
  await expect(page.getByText(t('ui.support', { minutes: 5, hours: 24 }))).toBeVisible()
  await expect(page.getByRole('row', { name: /Military governor 3,001 or more 15%/ })).toBeVisible()
  await expect(page.getByRole('table', { name: t('promotion.ranks') }).getByRole('row')).toHaveCount(21)
  await expectAccessible(page, 'invite, visitor')
  await page.setViewportSize({ width: 360, height: 740 })
  // The table becomes cards a frame after the window has changed.
  await expect(page.getByRole('list', { name: t('promotion.ranks') })).toBeVisible()
  await expectNoSidewaysScroll(page)

  await page.goto('/collection2?code=PARTNER5')
  await expect(page.getByText('PARTNER5')).toBeVisible()
  await expectAccessible(page, 'an invitation')
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.signUp') })
    .click()
  await expect(page).toHaveURL(/\/Register\?code=PARTNER5$/)
  await expect(page.getByLabel(t('forms.field.promotion.label'))).toHaveValue('PARTNER5')
})
