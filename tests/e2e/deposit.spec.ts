import { expect } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { Caller } from '../support/caller.ts'
import { press } from '../support/form.ts'
import { holdRequest } from '../support/hold-request.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { expectNoSidewaysScroll, setPreferences } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'

test('FEAT-08.bd STATE-02.bcdf ENT-10.b MSG-22.a a deposit address is created and copied, and a deposit is credited after three confirmations', async ({
  page,
  context,
  sandbox,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, TRADER)
  await page.goto('/recharge?coin=USDC&network=11')
  await expect(page).toHaveTitle(/^Deposit · /)
  await expect(page.getByRole('radio', { name: /^Avalanche/ })).toBeChecked()
  await press(page, t('funds.makeAddress'))
  const address = page.getByLabel(t('funds.yourAddress'))
  await expect(address).toHaveText(/^0x\w{40}$/)
  await expect(page.getByRole('img', { name: t('funds.qr') })).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: /Send only USDC over Avalanche/ })).toBeVisible()
  await expect(page.getByRole('note').filter({ hasText: t('funds.depositNote.wrong') })).toBeVisible()
  await bothThemes(page, 'deposit, address')
  const text = (await address.textContent()) ?? ''
  await page
    .getByRole('button', { name: t('funds.copyAddress') })
    .first()
    .click()
  await expect(page.getByText(t('ui.copied'))).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  await sandbox.deposit({ coin: 'USDC', amount: '250.5', address: text })
  const row = page.getByRole('row', { name: /\+250\.5/ })
  await expect(row).toContainText('0/3')
  await expect(row).toContainText(t('funds.depositState.notArrived'))
  for (const count of [1, 2]) {
    await sandbox.jump(60_000)
    await expect(row).toContainText(`${count}/3`)
  }
  await bothThemes(page, 'deposit, on its way')
  await sandbox.jump(60_000)
  await expect(row).toContainText(t('funds.depositState.arrived'))
  await expect(page.getByText('250.50 USDC has arrived in your wallet')).toBeVisible()
  await expect(page.getByText(/Available now: 250\.50.USDC/)).toBeVisible()
  await page.reload()
  await expect(address).toHaveText(text)
})

test('the coin choice shows icons and balances, in a list as wide as its field', async ({ page }) => {
  await logInAs(page, TRADER)
  for (const path of ['/recharge', '/withdraw']) {
    await page.goto(path)
    const field = page.getByRole('combobox', { name: t('funds.coin') })
    await field.click()
    const bitcoin = page.getByRole('option', { name: /^BTC Bitcoin 1\.23456789$/ })
    await expect(bitcoin.getByText('B', { exact: true })).toBeVisible()
    const [list, frame] = await Promise.all([
      page.getByRole('listbox').boundingBox(),
      field.locator('xpath=..').boundingBox(),
    ])
    expect(list?.width).toBeGreaterThanOrEqual(frame?.width ?? Infinity)
    await bitcoin.click()
    await expect(field.locator('xpath=..').getByText('B', { exact: true })).toBeVisible()
  }
})

test('FEAT-08.c a network with shared addresses warns that the memo is required', async ({ page }) => {
  await logInAs(page, TRADER)
  await page.goto('/recharge?coin=USDT')
  await page.getByRole('combobox', { name: t('funds.coin') }).fill('xrp')
  await page.getByRole('option', { name: /^XRP/ }).click()
  await expect(page).toHaveURL(/coin=XRP/)
  await expect(page.getByLabel(t('funds.memo'), { exact: true })).toHaveText(/^\d+$/)
  await expect(page.getByText(t('funds.memoWarning', { coin: 'XRP' }))).toBeVisible()
  await expectAccessible(page, 'deposit, memo')
})

test('FEAT-08.f the deposit screen while loading, failed, and on a phone in German', async ({
  page,
  sandbox,
}) => {
  const de = textsOf('de_DE')
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'white')
  await logInAs(page, TRADER)
  const letGo = await holdRequest(page, '**/api/uc/coin/list')
  await page.goto('/recharge')
  await expect(page.getByRole('heading', { name: de('funds.deposit') })).toBeVisible()
  await expectAccessible(page, 'deposit, loading')
  letGo()
  await expect(page.getByRole('radiogroup', { name: de('funds.network') })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await sandbox.force({ listCoins: 500, listDeposits: 500 })
  await page.reload()
  await expect(page.getByText(de('funds.coinsError'))).toBeVisible()
  await expect(page.getByText(de('funds.depositsError'))).toBeVisible()
  await expectAccessible(page, 'deposit, error')
  await sandbox.force({})
  await page
    .getByRole('button', { name: de('ui.tryAgain') })
    .first()
    .click()
  await expect(page.getByRole('radiogroup', { name: de('funds.network') })).toBeVisible()
})

test('FEAT-08.e a member sees only his own addresses and deposits', async ({ request, sandbox }) => {
  const [trader, other] = await Promise.all([
    Caller.of(request, TRADER),
    Caller.of(request, 'verified@openbourse.test'),
  ])
  const made = (await trader.done('/uc/address/create', { coinprotocol: 11 })) as { address: string }
  await sandbox.deposit({ coin: 'USDC', amount: '7', address: made.address })
  const [mine, theirs] = await Promise.all(
    [trader, other].map((caller) => caller.done('/uc/recharge/list', { page: 1, pageSize: 10 })),
  )
  expect(JSON.stringify(mine)).toContain(made.address)
  expect(theirs).toMatchObject({ totalElements: 0 })
  const own = (await other.done('/uc/address/create', { coinprotocol: 11 })) as { address: string }
  expect(own.address).not.toBe(made.address)
})
