import { expect, type Page } from '@playwright/test'
import { add } from '#src/core/money/arithmetic.ts'
import { decimal, toText } from '#src/core/money/decimal.ts'
import { DESK, everywhere } from '../support/everywhere.ts'
import { openFollowing } from '../support/follows-events.ts'
import { call, openAs, persona } from '../support/members.ts'
import { tabTo } from '../support/settings.ts'
import { test } from '../support/test.ts'

const PATH = '/option'
/** Holds USDT in the spot account, and has never bet. */
const MEMBER = persona('verified')
const MINUTE = 60_000
/** A round begins with each five minutes of the exchange's clock. */
const GAP = 5 * MINUTE
/** From the begin of betting until the round has ended. */
const WHOLE = 11 * MINUTE
/** The browser's clock in one test is this far ahead of the exchange's. */
const AHEAD_MS = 90_000

const rise = (page: Page) => page.getByRole('button', { name: /^Rise/ })
const result = (page: Page) => page.getByText(/^Bet (won|lost|tied): BTC\/USDT$/)

async function spotBalance(page: Page): Promise<string> {
  const token = (await page.evaluate(() => localStorage.getItem('openbourse.token'))) ?? ''
  const answer = await call(page, '/uc/asset/wallet', {}, tokenOf(token))
  const { data } = (await answer.json()) as {
    readonly data: readonly { readonly balance: string; readonly coin: { readonly unit: string } }[]
  }
  return data.find(({ coin }) => coin.unit === 'USDT')?.balance ?? '0'
}

/** The app keeps it with a version, the test's log-in without. */
const tokenOf = (stored: string): string =>
  stored.startsWith('{') ? (JSON.parse(stored) as { readonly value: string }).value : stored

/** Without the zeros that say nothing. */
const decimalText = (text: string): string => text.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

// A minute after a round began: no bet closes in the middle of a test.
test.beforeEach(async ({ page, sandbox }) => {
  await page.setViewportSize(DESK)
  await sandbox.jump(GAP - ((await sandbox.now()) % GAP) + MINUTE)
})

test('FEAT-16.a FEAT-16.b FEAT-16.d FEAT-16.e a bet by keyboard alone is told once on another screen, and the balance agrees to the last digit', async ({
  page,
  sandbox,
}) => {
  test.slow()
  await openFollowing(page, MEMBER, PATH)
  const before = await spotBalance(page)
  await expect(page.getByRole('heading', { name: /^Round \d+$/ }).first()).toBeVisible()
  await tabTo(page, 'textbox', 'Stake')
  await page.keyboard.type('10')
  await tabTo(page, 'button', /^Rise/)
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Bet placed on round \d+$/)).toBeVisible()
  await expect(page.getByText('Your bet on this round')).toBeVisible()

  // Without a reload: the subscription to events goes on.
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page).toHaveURL(/money/)
  await sandbox.jump(WHOLE)
  await expect(result(page)).toHaveCount(1, { timeout: 45_000 })
  // The wallet lists stake and fee as records that read alike.
  const told = await page
    .locator('[data-toast]')
    .getByText(/^[+−][\d.]+\sUSDT$|^The stake came back$/)
    .first()
    .textContent()
  const net = told?.startsWith('The')
    ? '0'
    : (told ?? '')
        .replace('−', '-')
        .replace('+', '')
        .replace(/\sUSDT$/, '')
  expect(decimalText(await spotBalance(page))).toBe(decimalText(toText(add(decimal(before), decimal(net)))))

  await page.goto(PATH)
  await page.getByRole('tab', { name: 'Past bets' }).click()
  const bets = page.getByRole('table', { name: 'Past bets' }).getByRole('row')
  await expect(bets).toHaveCount(2)
  await expect(bets.nth(1)).toContainText(/Won|Lost|Tied/)
})

test('FEAT-16.e a cancelled round gives stake and fee back, and says so', async ({ page, sandbox }) => {
  await openFollowing(page, MEMBER, PATH)
  const before = await spotBalance(page)
  await page.getByRole('textbox', { name: 'Stake' }).fill('10')
  await rise(page).click()
  await expect(page.getByText('Your bet on this round')).toBeVisible()
  await sandbox.options({ symbol: 'BTC/USDT', cancel: 'betting' })
  await expect(page.getByText('Round canceled: BTC/USDT')).toBeVisible({ timeout: 45_000 })
  expect(decimalText(await spotBalance(page))).toBe(decimalText(before))
})

test('MSG-20 a stopped pair has no round that is open for bets', async ({ page, sandbox }) => {
  await sandbox.options({ symbol: 'BTC/USDT', stopped: true })
  await openAs(page, MEMBER, PATH)
  await sandbox.jump(GAP)
  await page.reload()
  await expect(page.getByText('No round is open for bets')).toBeVisible()
  await everywhere(page, 'no round of options is open')
})

test('FEAT-16.d the countdown follows the exchange where the browser is ahead of it', async ({
  page,
  sandbox,
}) => {
  await page.clock.install({ time: (await sandbox.now()) + AHEAD_MS })
  await openAs(page, MEMBER, PATH)
  const ring = page.getByRole('timer', { name: /^Bets close/ })
  await expect(ring).toBeVisible()
  const shown = (await ring.getAttribute('aria-label')) ?? ''
  const [minutes = 0, seconds = 0] = (/(\d+):(\d+)$/.exec(shown) ?? []).slice(1).map((part) => Number(part))
  const answer = await call(page, '/option/option/starting', { symbol: 'BTC/USDT' })
  const { data } = (await answer.json()) as { readonly data: readonly { readonly openTime: number }[] }
  const left = ((data[0]?.openTime ?? 0) - 3000 - (await sandbox.now())) / 1000
  expect(Math.abs(minutes * 60 + seconds - left)).toBeLessThan(10)
})

test('options with a bet are accessible, on a phone too', async ({ page }) => {
  await openAs(page, persona('trader'), PATH)
  await expect(page.getByRole('heading', { name: /^Round \d+$/ }).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Past rounds' }).getByRole('listitem')).toHaveCount(20)
  await everywhere(page, 'options of a trader')
})
