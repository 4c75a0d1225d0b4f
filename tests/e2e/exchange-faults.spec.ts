import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { BookWatch, shownSide } from '../support/book-watch.ts'
import { field, press } from '../support/form.ts'
import { openAs } from '../support/members.ts'
import { PERSONA_PASSWORD } from '../support/people.ts'
import { test } from '../support/test.ts'

const HERE = '/exchange/btc_usdt'
/** Has no orders that another test looks for. */
const VERIFIED = {
  username: 'verified',
  account: 'verified@openbourse.test',
  password: PERSONA_PASSWORD,
  phone: null,
}
/** What the screen reads over HTTP besides the list of pairs. */
const QUOTES = ['listThumbs', 'getBookDepth', 'listTrades', 'listCandles']
/** Milliseconds before a silent book is asked for by HTTP: what is right sooner was not mended by that. */
const SOON = { timeout: 3_000 }
const IN_TIME = { timeout: 30_000 }

const status = (page: Page) => page.locator('[data-health]')
const live = (page: Page) => expect(status(page)).toHaveText('Live', IN_TIME)
const bids = (page: Page) => page.getByRole('group', { name: /^Bids/ })
const best = (page: Page) => bids(page).getByRole('button').first()
const bookCall = (page: Page) => page.waitForRequest(/exchange-plate-full/, IN_TIME)
const noNonsense = (page: Page) =>
  expect(page.locator('body')).not.toContainText(/NaN|undefined|null|99,999,999/)

/** The book on the screen is the newest that was told; where that is crossed, what stood before it may stay. */
async function isNewest(page: Page, watch: BookWatch): Promise<void> {
  const { newest } = watch
  for (const side of ['bid', 'ask'] as const)
    await expect
      .poll(async () => {
        const shown = await shownSide(page, side)
        if (watch.isCrossed) return shown.length > 6
        return shown.length > 6 && String(newest[side].slice(0, shown.length)) === String(shown)
      }, SOON)
      .toBe(true)
}

async function open(page: Page): Promise<BookWatch> {
  const watch = new BookWatch(page)
  await page.goto(HERE)
  await live(page)
  await expect(best(page)).toHaveText(/^Use price [\d,.]+$/)
  return watch
}

test('FEAT-12 a dropped stream says so, keeps what is known, comes back by itself, and knows what it missed', async ({
  page,
  guard,
  sandbox,
}) => {
  guard.allow(/WebSocket/)
  await openAs(page, VERIFIED, HERE)
  await live(page)
  await field(page, 'Price').fill('12345.67')
  await field(page, 'Amount').fill('0.0123')
  await press(page, 'Buy BTC')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
  const row = page.getByRole('row').filter({ hasText: '12,345.67' })
  await expect(row).toHaveCount(1)

  await sandbox.streams({ refuse: true })
  await sandbox.drop()
  await expect(status(page)).toHaveText('Offline')
  await expect(best(page)).toHaveText(/^Use price [\d,.]+$/)
  await expect(page.getByText('The order book is not up to date')).toBeVisible()
  await expectAccessible(page, 'offline')
  // Nobody can tell the page of this.
  const token = await page.evaluate(() => localStorage.getItem('openbourse.token'))
  const answer = await page.request.post('/api/exchange/order/cancel-all', {
    form: {},
    headers: { 'x-auth-token': String(token) },
  })
  expect(await answer.json()).toMatchObject({ code: 0 })

  await sandbox.streams({})
  await live(page)
  await expect(row).toHaveCount(0, SOON)
  await noNonsense(page)
})

test('FEAT-12 a stalled stream is delayed, is followed by calls, and is live when it speaks again', async ({
  page,
  sandbox,
}) => {
  const watch = await open(page)
  await sandbox.streams({ stall: true })
  const asked = bookCall(page)
  await expect(status(page)).toHaveText('Delayed', { timeout: 12_000 })
  await asked
  await isNewest(page, watch)
  await sandbox.streams({})
  await live(page)
  await isNewest(page, watch)
})

test('FEAT-12 a message that is missing is made up for by a call, and so is one that is torn', async ({
  page,
  sandbox,
}) => {
  const watch = await open(page)
  for (const fault of [{ gap: 2 }, { garble: 1 }]) {
    const asked = bookCall(page)
    await sandbox.streams(fault)
    await asked
    await isNewest(page, watch)
    await expect(status(page)).toHaveText('Live')
  }
  await noNonsense(page)
})

test('FEAT-12 messages in the wrong order never bring an old book back', async ({ page, sandbox }) => {
  const watch = await open(page)
  // Without calls nothing but the numbers tells old from new.
  await sandbox.scenario({ force: { getBookDepth: 500 } })
  // Books change with each second.
  await sandbox.streams({ rate: 1, reorder: true })
  await expect.poll(() => watch.overtaken, IN_TIME).toBeGreaterThan(2)
  await sandbox.streams({ stall: true, reorder: true })
  await isNewest(page, watch)
  await expect(status(page)).toHaveText('Delayed')
  await sandbox.calm()
  await live(page)
  await isNewest(page, watch)
})

test('FEAT-12 a book whose sides cross is never shown: it is asked for anew', async ({ page, sandbox }) => {
  const watch = await open(page)
  const asked = bookCall(page)
  await sandbox.streams({ rate: 10, cross: 1_000 })
  await asked
  await bookCall(page)
  await noNonsense(page)
  await sandbox.streams({})
  await live(page)
  await isNewest(page, watch)
})

test('FEAT-12 without numbers, as public servers send them, books are live and silence is seen', async ({
  page,
  sandbox,
}) => {
  await sandbox.streams({ unnumbered: true })
  const watch = await open(page)
  await expect.poll(() => watch.messages, IN_TIME).toBeGreaterThan(6)
  await sandbox.streams({ unnumbered: true, stall: true })
  await isNewest(page, watch)
  await expect(status(page)).toHaveText('Delayed', { timeout: 12_000 })
  await sandbox.streams({ unnumbered: true })
  await live(page)
})

test('FEAT-12 a burst of 200 messages a second is followed, and the screen answers meanwhile', async ({
  page,
  sandbox,
}) => {
  const watch = await open(page)
  await sandbox.streams({ burst: 200 })
  const before = watch.messages
  await expect.poll(() => watch.messages - before, IN_TIME).toBeGreaterThan(600)
  await expect(status(page)).toHaveText('Live')
  await field(page, 'Price').fill('70000')
  await expect(field(page, 'Price')).toHaveValue('70000')
  await sandbox.streams({ stall: true })
  await isNewest(page, watch)
  await noNonsense(page)
})

test('FEAT-12 a server that is gone is said to be, an order stays as it was typed, and all comes back with the server', async ({
  page,
  guard,
  server,
}) => {
  guard.allow(/WebSocket|Failed to load resource/)
  await openAs(page, VERIFIED, HERE)
  await live(page)
  await server.crash()
  await expect(status(page)).toHaveText('Offline')
  await field(page, 'Price').fill('12345.67')
  await field(page, 'Amount').fill('0.0123')
  await press(page, 'Buy BTC')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
  await expect(page.getByText('Network error').first()).toBeVisible()
  await expect(field(page, 'Price')).toHaveValue('12345.67')
  await expect(field(page, 'Amount')).toHaveValue('0.0123')
  await server.start()
  await live(page)
  await press(page, 'Buy BTC')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
  const row = page.getByRole('row').filter({ hasText: '12,345.67' })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Cancel/ }).click()
  await expect(row).toHaveCount(0)
  await noNonsense(page)
})

for (const [answers, scenario] of [
  ['are refused', { force: Object.fromEntries(QUOTES.map((id) => [id, 500])) }],
  ['are nonsense', { malformed: QUOTES }],
] as const)
  test(`FEAT-12 quotes that ${answers} leave dashes and no nonsense, and come back by themselves`, async ({
    page,
    guard,
    sandbox,
  }) => {
    guard.allow(/WebSocket/)
    await sandbox.streams({ refuse: true })
    await sandbox.scenario(scenario)
    await page.goto(HERE)
    await expect(status(page)).toHaveText('Offline')
    for (const fact of ['24 h high', '24 h low', '24 h change'])
      await expect(page.getByText(fact).locator('..')).toContainText('—')
    await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible()
    await noNonsense(page)
    await sandbox.calm()
    await live(page)
    await expect(best(page)).toHaveText(/^Use price [\d,.]+$/)
    await expect(page.getByText('24 h high').locator('..')).toContainText(/\d\.\d/)
  })

for (const [what, scenario] of [
  ['down', { errorRate: 1 }],
  ['refusing the list of markets', { force: { listPairs: 500 } }],
  ['answering nonsense for the list of markets', { malformed: ['listPairs'] }],
] as const)
  test(`FEAT-12 an API that is ${what} is said to be, and the screen comes by itself when it answers`, async ({
    page,
    guard,
    sandbox,
  }) => {
    guard.allow(/Failed to load resource/)
    await sandbox.scenario(scenario)
    await page.goto(HERE)
    const failed = page.getByRole('alert').filter({ hasText: 'The markets could not be loaded' })
    await expect(failed).toBeVisible(IN_TIME)
    await expectAccessible(page, what)
    await noNonsense(page)
    await sandbox.calm()
    await live(page)
    await expect(failed).toHaveCount(0)
    await expect(best(page)).toHaveText(/^Use price [\d,.]+$/)
  })

test('FEAT-12 a slow API shows the screen it will be, with dashes, until its numbers are there', async ({
  page,
  guard,
  sandbox,
}) => {
  guard.allow(/WebSocket/)
  await sandbox.streams({ refuse: true })
  await sandbox.scenario({ latency: 3_000 })
  await page.goto(HERE)
  await expect(page.getByRole('main')).toContainText('BTC/USDT')
  await expect(page.getByText('24 h high').locator('..')).toContainText('—', IN_TIME)
  await noNonsense(page)
  await expectAccessible(page, 'loading')
  await expect(page.getByText('24 h high').locator('..')).toContainText(/\d\.\d/, IN_TIME)
  await sandbox.calm()
  await live(page)
})
