import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { expectAccessible } from '../support/axe.ts'
import { bothThemes } from '../support/both-themes.ts'
import { field } from '../support/form.ts'
import { LANGUAGE } from '../support/language.ts'
import { logInAs } from '../support/members.ts'
import { expectNoSidewaysScroll, setPreferences } from '../support/settings.ts'
import { test } from '../support/test.ts'
import { textsOf } from '../support/texts.ts'

const t = textsOf(LANGUAGE)
const TRADER = 'trader@openbourse.test'

const table = (page: Page) => page.getByRole('table', { name: t('records.title') })

test('FEAT-07.de ENT-08.b VAL-25.f records are filtered by coin, type and days, and exported to a file that tax tools read', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await setPreferences(page, LANGUAGE, 'black')
  await logInAs(page, TRADER)
  await page.goto('/walletHistory')
  await expect(page).toHaveTitle(/^Wallet history · /)
  for (const head of [
    'time',
    'kind',
    'coin',
    'amount',
    'feePayable',
    'feeDeducted',
    'feePaid',
    'status',
  ] as const)
    await expect(table(page).getByRole('columnheader', { name: t(`records.${head}`) })).toBeVisible()
  await bothThemes(page, 'history, filled')

  await page.getByRole('combobox', { name: t('records.coin') }).selectOption('XRP')
  await page.getByRole('combobox', { name: t('records.kind') }).selectOption(t('records.type.1'))
  await expect(page).toHaveURL('/walletHistory?coin=XRP&type=1')
  const row = table(page).getByRole('row', { name: /Withdrawal/ })
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('640')
  // The column of the coin says it; no number says it again.
  expect((await row.innerText()).match(/XRP/g)).toHaveLength(1)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: t('ui.table.export') }).click()
  const [head, line] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(head).toBe(
    '\ufeffTime (UTC),Type code,Type,Coin,Amount,Fee payable,Fee deducted,Fee paid,Address,Number',
  )
  expect(line).toMatch(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z,WITHDRAW,Withdrawal,XRP,-640\.\d{8},0\.25\d{6},0[.0]*,0\.25\d{6},r\w+,\d+$/,
  )

  await page.getByRole('button', { name: /Any time/ }).click()
  await field(page, t('ui.range.start')).fill('2026-01-02')
  await field(page, t('ui.range.end')).fill('2026-01-01')
  await page.getByRole('button', { name: t('ui.range.apply') }).click()
  await expect(page.getByText(t('ui.range.wrong'))).toBeVisible()
  await field(page, t('ui.range.end')).fill('2026-01-03')
  await page.getByRole('button', { name: t('ui.range.apply') }).click()
  await expect(page).toHaveURL(/from=2026-01-02&to=2026-01-03/)
  await expect(page.getByText(t('ui.table.noMatch'))).toBeVisible()
  await bothThemes(page, 'history, nothing found')
  await page.getByRole('button', { name: t('ui.table.clearFilters') }).click()
  await expect(page).toHaveURL('/walletHistory')
  await sandbox.force({ listTransactions: 500 })
  await page.reload()
  await expect(page.getByText(t('records.error'))).toBeVisible()
  await bothThemes(page, 'history, error')
})

test('VAL-25.c the filter is in the address: back, forward and a reload show its rows; a wrong one is not sent', async ({
  page,
}) => {
  await logInAs(page, TRADER)
  await page.goto('/walletHistory')
  const coin = page.getByRole('combobox', { name: t('records.coin') })
  const kind = page.getByRole('combobox', { name: t('records.kind') })
  await coin.selectOption('XRP')
  await kind.selectOption(t('records.type.1'))
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL('/walletHistory?coin=XRP')
  await expect(kind).toHaveValue('')
  await expect(table(page).getByRole('row')).not.toHaveCount(2)
  await page.goForward()
  await expect(kind).toHaveValue('1')
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(coin).toHaveValue('XRP')
  await expect(table(page).getByRole('row')).toHaveCount(2)

  const asked = page.waitForRequest(/transaction\/all/)
  await page.goto('/walletHistory?coin=not-a-coin&type=99&from=2026-01-03&to=2026-01-02')
  expect(Object.fromEntries(new URLSearchParams((await asked).postData() ?? ''))).toEqual({
    pageNo: '1',
    pageSize: '100',
  })
  await expect(coin).toHaveValue('')
})

test('STATE-16.c the 43 transaction types have different texts, each beside its wire code', async ({
  page,
}) => {
  await logInAs(page, TRADER)
  await page.goto('/walletHistory')
  const options = page.getByRole('combobox', { name: t('records.kind') }).locator('option')
  await expect(options).toHaveCount(50)
  const shown = await options.evaluateAll((all) =>
    all.map((option) => [(option as HTMLOptionElement).value, option.textContent] as const),
  )
  const texts = new Map(shown)
  // Text n of the specification is code n + 1 on the wire.
  expect(texts.get('2')).toBe('Transfer')
  expect(texts.get('44')).toBe('Out of spot account')
  expect(new Set(texts.values()).size).toBe(50)
})

test('FEAT-07.g the history shows cards on a phone, in Japanese', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await setPreferences(page, 'ja_JP', 'black')
  await logInAs(page, TRADER)
  await page.goto('/walletHistory')
  const cards = page.getByRole('list', { name: textsOf('ja_JP')('records.title') }).getByRole('listitem')
  await expect(cards.first()).toBeVisible()
  // A card has no column for the coin: its numbers name it.
  expect(await cards.first().innerText()).toMatch(/[+−][\d,.]+\u00a0[A-Z]+/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page, 'history on a phone')
})
