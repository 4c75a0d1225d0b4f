import { expect } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { field, press } from '../support/form.ts'
import { holdRequest } from '../support/hold-request.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { expectNoSidewaysScroll, setPreferences, tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'
const ACCOUNTS = [
  ['spot', '/spotAssets'],
  ['swap', '/swapAssets'],
  ['coinSwap', '/coinSwapAssets'],
  ['second', '/secondAssets'],
  ['finance', '/financeAssets'],
] as const

test('FEAT-07.ab ENT-07.g five accounts are listed by coin and over time, chosen by tiles', async ({
  page,
}) => {
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, TRADER)
  await page.goto('/money')
  const tiles = page.getByRole('navigation', { name: t('wallet.accounts'), exact: true })
  for (const [account, path] of ACCOUNTS) {
    await tiles.getByRole('link', { name: t(`wallet.account.${account}`) }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(tiles.locator('[aria-current=page]')).toContainText(t(`wallet.account.${account}`))
    await expect(page.getByRole('table', { name: t('wallet.assets') })).toContainText(/USDT|BTC/)
    await expect(page.locator('.recharts-area-curve')).toHaveCount(1)
    const third = account === 'swap' || account === 'coinSwap' ? 'inPositions' : 'toRelease'
    for (const part of ['available', 'frozen', third] as const)
      await expect(page.getByRole('term').getByText(t(`wallet.${part}`), { exact: true })).toBeVisible()
  }
  await bothThemes(page, 'finance account, filled')
  await page.goto('/spotAssets')
  await expect(page.getByRole('row', { name: /BTC/ })).toContainText('1.23456789')
  await bothThemes(page, 'spot account, filled')

  await page.getByRole('button', { name: t('ui.chart.asTable') }).click()
  await expect(page.getByRole('table', { name: t('wallet.overTime') }).getByRole('row')).toHaveCount(32)
  await page.getByText('7 days').click()
  await expect(page.getByRole('table', { name: t('wallet.overTime') }).getByRole('row')).toHaveCount(30)
  const latest = page.getByRole('region', { name: t('wallet.latest') })
  await expect(latest.getByRole('listitem')).toHaveCount(5)
  await expect(latest.getByRole('link', { name: /USDT/ }).first()).toHaveAttribute(
    'href',
    /^\/walletHistory\?coin=USDT&type=\d+$/,
  )
  await expect(page.getByRole('row', { name: /BTC/ })).toContainText(/[+−]\d+\.\d\d% in 24 hours/)

  await page.getByRole('button', { name: 'More for BTC' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await bothThemes(page, 'wallet, menu of a coin')
  await page.getByRole('menuitem', { name: t('wallet.history') }).click()
  await expect(page).toHaveURL('/walletHistory?coin=BTC')
})

test('FEAT-07.e the exported assets have every digit; small ones are hidden and counted; hidden amounts stay hidden', async ({
  page,
}) => {
  await logInAs(page, TRADER)
  await page.goto('/spotAssets')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('ui.table.export') }).click()
  const lines = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\ufeffCoin,Available,Frozen,To be released,Sum,Price (USD),Value (USD)')
  expect(lines.find((line) => line.startsWith('DOGE,'))).toMatch(
    /^DOGE,88000\.00000001,20000\.00000000,0\.00000000,108000\.00000001,/,
  )
  await page.getByRole('switch', { name: t('wallet.hideSmall') }).check()
  await expect(page.getByText(/8 coins under \$1\.00 are hidden/)).toBeVisible()
  await page.getByRole('button', { name: t('wallet.hideAmounts') }).click()
  await page.goto('/secondAssets')
  await expect(page.getByRole('button', { name: t('wallet.hideAmounts') })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('main')).not.toContainText('500')
})

test('FEAT-07.g the wallet while loading, failed, and on a phone in German by keyboard', async ({
  page,
  sandbox,
}) => {
  const de = textsOf('de_DE')
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'de_DE', 'white')
  await logInAs(page, TRADER)
  const letGo = await holdRequest(page, '**/api/uc/asset/wallet')
  await page.goto('/money')
  await expect(page.getByRole('heading', { name: de('wallet.title') })).toBeVisible()
  await expectAccessible(page, 'wallet, loading')
  letGo()
  await expect(page.getByRole('list', { name: de('wallet.assets') })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'wallet on a phone')
  await tabTo(page, 'link', new RegExp(de('wallet.account.second')))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/secondAssets')
  await sandbox.force({ listSecondWallets: 500, listWalletValues: 500 })
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: de('wallet.error') })).toBeVisible()
  await expectAccessible(page, 'wallet, error')
  await sandbox.force({})
  await page.getByRole('button', { name: de('ui.tryAgain') }).click()
  await expect(page.getByRole('list', { name: de('wallet.assets') })).toBeVisible()
  await page.goto('/money')
  await page.getByRole('button', { name: 'Mehr zu BTC' }).click()
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
})

test('SHELL-01.a each asset screen loads when it is opened', async ({ page }) => {
  const paths = [
    '/money',
    ...ACCOUNTS.map(([, path]) => path),
    '/walletHistory',
    '/recharge',
    '/withdraw',
    '/withdrawCode',
  ]
  let scripts = 0
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts += 1
  })
  await logInAs(page, TRADER)
  await page.goto('/money')
  await expect(page.getByRole('table', { name: t('wallet.assets') })).toBeVisible()
  const menu = page.getByRole('navigation', { name: t('shell.wallet'), exact: true })
  for (const path of paths) {
    const before = scripts
    await menu.locator(`a[href="${path}"]`).click()
    await expect(page).toHaveURL(path)
    await expect(menu.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The five accounts are one screen.
    if (path !== '/money' && !ACCOUNTS.some(([, own]) => own === path))
      expect(scripts, path).toBeGreaterThan(before)
  }
})

test('FEAT-07.b the overview’s tiles and total add up over all accounts, and a transfer does not change the total', async ({
  page,
  sandbox,
}) => {
  // Prices stand still where the clock does: whatever changes then was moved.
  await sandbox.clock({ speed: 0 })
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, TRADER)
  await page.goto('/money')
  const cents = (text: string): number => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'))
  const tiles = page.getByRole('navigation', { name: t('wallet.accounts'), exact: true }).getByRole('link')
  const whole = page.getByRole('region', { name: t('wallet.totalAll') })
  const sum = whole.getByRole('definition')
  const partOf = (tile: string): number => cents(tile.replace(/^\D+/, ''))
  const read = async () => {
    await expect(sum).toHaveCount(5)
    await expect(sum.last()).toContainText('$')
    const parts = (await tiles.allInnerTexts()).map(partOf)
    const total = cents(/[\d,]+\.\d\d(?= USD)/.exec(await whole.innerText())?.[0] ?? '')
    const figures = (await sum.allInnerTexts()).map((text) =>
      cents(/[−\d,]*\.\d\d/.exec(text.replace('$', ''))?.[0] ?? ''),
    )
    return { parts, total, figures }
  }
  const before = await read()
  expect(before.parts.reduce((so, part) => so + part, 0)).toBe(before.total)
  const [start = 0, inflow = 0, outflow = 0, profit = 0, end = 0] = before.figures
  expect(start + inflow - outflow + profit).toBe(end)
  expect(end).toBe(before.total)
  await bothThemes(page, 'wallet overview, filled')

  await page.goto('/money?transfer=spot-second&coin=USDT')
  await field(page, t('forms.transfer.amount.label')).fill('1500')
  await press(page, t('forms.transfer.submit'))
  await expect(page).toHaveURL('/money')
  await expect.poll(async () => partOf(await tiles.nth(3).innerText())).toBe((before.parts[3] ?? 0) + 150_000)
  const after = await read()
  expect(after.total).toBe(before.total)
  expect(after.figures).toEqual(before.figures)
})
