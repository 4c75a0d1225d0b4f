import { globSync, readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { testInMode } from '../support/mode-test.ts'
import { expectNoSidewaysScroll, tabTo } from '../support/settings.ts'

const test = testInMode('gallery')

// One build serves all of them.
test.describe.configure({ mode: 'default' })

/** Text that only the gallery has. */
const MARK = 'Openbourse parts'

for (const theme of ['black', 'white'])
  test(`every shared part in every state is accessible, ${theme}, wide and on a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/?theme=${theme}`)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, `gallery, ${theme}, ${width}`)
      await expectNoSidewaysScroll(page)
    }
  })

type Part = readonly [name: string, section: string, find: (section: Locator) => Locator]

/** The shared parts by name, each with what shows that it is there. */
const parts: readonly Part[] = [
  [
    'tokens',
    'Tokens',
    (section) => section.getByRole('list', { name: 'Colours' }).getByText('BrandBackground'),
  ],
  ...['green-red', 'red-green', 'blue-orange'].map((palette): Part => [
    `price palette ${palette}`,
    'Tokens',
    (section) => section.getByRole('list', { name: palette }).getByText('UpFill'),
  ]),
  ['page layout', 'Page layouts', (section) => section.getByRole('heading', { name: 'A page to read on' })],
  ['page with a menu', 'Page layouts', (section) => section.getByRole('navigation', { name: 'Wallet' })],
  [
    'page with a form',
    'Page layouts',
    (section) => section.getByRole('heading', { name: 'A page that asks' }),
  ],
  ['data table', 'Tables', (section) => section.getByLabel('Movements, filtered', { exact: true })],
  ['money', 'Numbers', (section) => section.getByText('$128,460.32')],
  ['prices', 'Numbers', (section) => section.getByText('0.0000012345 USDT')],
  ['what is missing', 'Numbers', (section) => section.getByText('—')],
  ['status badges', 'States', (section) => section.getByText('Reviewing')],
  ['empty', 'States', (section) => section.getByText('No coins yet')],
  ['error', 'States', (section) => section.getByRole('alert').filter({ hasText: 'The wallet is locked.' })],
  ['skeleton', 'States', (section) => section.getByRole('heading', { name: 'Loading' })],
  ['timeline', 'Timelines', (section) => section.getByRole('list', { name: 'Withdrawal' })],
  ['copy button', 'Progress', (section) => section.getByRole('button', { name: 'Copy address' })],
  ['QR', 'Progress', (section) => section.getByRole('img', { name: 'Deposit address as a QR code' })],
  ['countdown', 'Progress', (section) => section.getByText(/^0?1:\d\d$/)],
  ['stat tiles', 'Progress', (section) => section.getByText('$71,204.18')],
  ['charts', 'Charts', (section) => section.getByRole('figure', { name: 'Total value' })],
  ['prerequisite gate', 'Prerequisites', (section) => section.getByText('Set a fund password')],
  ['draft store', 'Drafts', (section) => section.getByLabel('Remark')],
  ['confirm dialog', 'Dialogs', (section) => section.getByRole('button', { name: 'Withdraw' })],
  ['toast', 'Dialogs', (section) => section.getByRole('button', { name: 'Error' })],
  ['action registry', 'Actions', (section) => section.getByText('Performed 0 times')],
]

const sectionOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name}`) })

for (const theme of ['black', 'white'])
  test(`the gallery shows every shared part under its name, ${theme}`, async ({ page }) => {
    await page.goto(`/?theme=${theme}`)
    for (const [name, section, find] of parts) {
      const place = sectionOf(page, section)
      await place.scrollIntoViewIfNeeded()
      const part = find(place).first()
      await part.scrollIntoViewIfNeeded()
      await expect(part, name).toBeVisible()
    }
  })

test('a table sorts, filters by type and date, pages, exports, and renders only the visible of ten thousand rows', async ({
  page,
}) => {
  await page.goto('/')
  const tables = sectionOf(page, 'Tables')
  const table = tables.getByRole('table', { name: 'Movements, filtered' })
  const dates = table.getByRole('rowheader')
  const newest = await dates.first().textContent()
  await table.getByRole('button', { name: 'Time' }).press('Enter')
  await expect(dates.first()).not.toHaveText(newest ?? '')
  await tables.getByLabel('Type').first().selectOption('Deposit')
  await expect(table.getByRole('cell', { name: 'Convert' })).toHaveCount(0)
  await tables.getByRole('button', { name: 'Time: Any time' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await tables.getByLabel('Type').first().selectOption('all')
  const first = await dates.first().textContent()
  await tables.getByRole('button', { name: 'Next page' }).first().press('Enter')
  await expect(dates.first()).not.toHaveText(first ?? '')
  const file = page.waitForEvent('download')
  await tables.getByRole('button', { name: 'CSV' }).first().press('Enter')
  expect((await file).suggestedFilename()).toBe('movements.csv')
  const long = tables.getByRole('table', { name: 'Ten thousand movements' })
  await expect(long).toHaveAttribute('aria-rowcount', '10001')
  expect(await long.getByRole('row').count()).toBeLessThan(60)
  // By keyboard to the last of them, and back.
  await tables.getByRole('region', { name: 'Ten thousand movements' }).press('End')
  await expect(long.locator('[aria-rowindex="10001"]')).toBeInViewport()
  expect(await long.getByRole('row').count()).toBeLessThan(60)
  await page.keyboard.press('Home')
  await expect(long.locator('[aria-rowindex="2"]')).toBeInViewport()
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(tables.getByRole('list', { name: 'Movements, filtered' }).getByRole('listitem')).toHaveCount(5)
})

test('a chart shows its numbers as a table', async ({ page }) => {
  await page.goto('/')
  const chart = sectionOf(page, 'Charts').getByRole('figure', { name: 'Total value' })
  await chart.getByRole('button').press('Enter')
  await expect(chart.getByRole('table').getByRole('row')).not.toHaveCount(0)
})

test('drafts are kept over a reload, passwords are not', async ({ page }) => {
  await page.goto('/')
  const drafts = sectionOf(page, 'Drafts')
  await drafts.getByLabel('Remark').fill('for the rent')
  await drafts.getByLabel('Password').fill('hidden')
  await drafts.getByRole('button', { name: 'Reload' }).click()
  await expect(drafts.getByLabel('Remark')).toHaveValue('for the rent')
  await expect(drafts.getByLabel('Password')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('hidden')
  await drafts.getByRole('button', { name: 'Forget' }).click()
  await expect(drafts.getByLabel('Remark')).toHaveValue('')
})

test('the keyboard alone opens an accessible dialog, closes it with Escape and gets the focus back', async ({
  page,
}) => {
  await page.goto('/')
  await tabTo(page, 'link', 'Dialogs and toasts')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Withdraw')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Withdraw 0.12000000 BTC?' })).toBeVisible()
  await expectAccessible(page, 'gallery, dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toBeFocused()
})

test('a production build contains nothing of the gallery', () => {
  const shipped = globSync('dist/**/*.{js,html}').filter((file) => readFileSync(file, 'utf8').includes(MARK))
  expect(shipped).toEqual([])
})
