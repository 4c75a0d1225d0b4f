import { expect, type JSHandle, type Page, type Route } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { field, press } from '../support/form.ts'
import { holdRequest } from '../support/hold-request.ts'
import { openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import {
  expectBook,
  TRADE_PATH,
  RECONNECT_TIMEOUT,
  expectLive,
  expectNoNonsense,
  PRODUCTS,
  status,
} from '../support/trading-screen.ts'

/** Has no orders that another test looks for. */
const VERIFIED = persona('verified')

test('FEAT-12.o a server outage is shown, a typed order stays, and everything is live again with the server', async ({
  page,
  guard,
  server,
}) => {
  // Prices are live before all of the screen is there: code that is still on its way fails with the server.
  guard.allow(/WebSocket|Failed to load resource|ChunkError/)
  await openAs(page, VERIFIED, TRADE_PATH)
  await expectLive(page)
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
  await expectLive(page)
  await press(page, 'Buy BTC')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
  const row = page.getByRole('row').filter({ hasText: '12,345.67' })
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: /^Cancel/ }).click()
  await expect(row).toHaveCount(0)
  await expectNoNonsense(page)
})

test('FEAT-12.o a browser that goes offline shows Offline at once, and failed requests are repeated online', async ({
  page,
  context,
  guard,
}) => {
  guard.allow(/WebSocket|Failed to load resource|ChunkError/)
  await openAs(page, VERIFIED, TRADE_PATH)
  await expectLive(page)
  const said = await status(page).evaluateHandle((chip) => {
    const texts: string[] = []
    new MutationObserver(() => texts.push(chip.textContent)).observe(chip, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return texts
  })
  await context.setOffline(true)
  await expect(status(page)).toHaveText('Offline')
  // Not first Delayed, after a silence. Later it may change again: the page is told before its worker is cut off.
  expect((await said.jsonValue())[0]).toBe('Offline')
  await expect(page.getByText('You are offline')).toBeVisible()
  // What was not asked for yet fails, and its code does not come either.
  await page.getByRole('link', { name: 'Wallet' }).first().click()
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Wallet', exact: true })).toBeVisible(RECONNECT_TIMEOUT)
  await page.goBack()
  await expectLive(page)
})

/** Lists the titles of the toasts that the page shows from now on, in order; a toast stays listed when it is gone. */
const toastsOf = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const known = new Set<Element>()
    const texts: string[] = []
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll('[data-toast]'))
        if (!known.has(toast)) {
          known.add(toast)
          texts.push(toast.querySelector('p')?.textContent ?? '')
        }
    }).observe(document, { childList: true, subtree: true })
    return texts
  })

test('SESS-05.d an outage is reported once for background requests, and each time for user actions', async ({
  page,
  guard,
}) => {
  guard.allow(/Failed to load resource/)
  await page.clock.install()
  await openAs(page, VERIFIED, TRADE_PATH)
  await expectLive(page)
  await expect(page.getByText('No open orders')).toBeVisible()
  const messages = await toastsOf(page)
  await page.route('**/api/**', (route) => route.abort())
  const failed = () => page.waitForEvent('requestfailed', (asked) => asked.url().includes('/current'))
  const first = failed()
  await page.clock.fastForward(15_000)
  await first
  // Counted, not looked for: the clock may jump over the seconds for which a message is shown.
  await expect.poll(async () => messages.jsonValue()).toEqual([expect.stringMatching(/^Network error/)])
  const again = failed()
  await page.clock.fastForward(15_000)
  await again
  // Tried again a second later: a message of the try before would be there by then.
  await failed()
  expect(await messages.jsonValue()).toHaveLength(1)
  await field(page, 'Price').fill('12345.67')
  await field(page, 'Amount').fill('0.0123')
  await press(page, 'Buy BTC')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
  await expect(page.getByText(/^Network error/)).toBeVisible()
})

const { spot, swap, coinswap } = PRODUCTS
for (const [answers, scenario, { path }] of [
  ['are refused', { force: Object.fromEntries(spot.quotes.map((id) => [id, 500])) }, spot],
  ['are nonsense', { malformed: spot.quotes }, spot],
  ['of contracts are nonsense', { malformed: swap.quotes }, swap],
  ['of contracts in coins are nonsense', { malformed: coinswap.quotes }, coinswap],
] as const)
  test(`FEAT-12.o tickers that ${answers} show dashes and recover by themselves`, async ({
    page,
    guard,
    sandbox,
  }) => {
    guard.allow(/WebSocket/)
    await sandbox.streams({ refuse: true })
    await sandbox.scenario(scenario)
    await page.goto(path)
    await expect(status(page)).toHaveText('Offline')
    for (const fact of ['24 h high', '24 h low', '24 h change'])
      await expect(page.getByText(fact).locator('..')).toContainText('—')
    await expect(page.getByRole('heading', { name: 'BTC/USDT' })).toBeVisible()
    await expectNoNonsense(page)
    await sandbox.calm()
    await expectLive(page)
    await expectBook(page)
    await expect(page.getByText('24 h high').locator('..')).toContainText(/\d\.\d/)
  })

for (const [what, scenario, { path }] of [
  ['down', { errorRate: 1 }, spot],
  ['refusing the list of markets', { force: { [spot.markets]: 500 } }, spot],
  ['answering nonsense for the list of markets', { malformed: [spot.markets] }, spot],
  ['refusing the list of contracts', { force: { [swap.markets]: 500 } }, swap],
  ['refusing the list of contracts in coins', { force: { [coinswap.markets]: 500 } }, coinswap],
] as const)
  test(`FEAT-12.o an API that is ${what} shows an error, and the screen loads when it answers again`, async ({
    page,
    guard,
    sandbox,
  }) => {
    guard.allow(/Failed to load resource/)
    await sandbox.scenario(scenario)
    await page.goto(path)
    const failed = page.getByRole('alert').filter({ hasText: 'The markets could not be loaded' })
    await expect(failed).toBeVisible(RECONNECT_TIMEOUT)
    await expectAccessible(page, what)
    await expectNoNonsense(page)
    await sandbox.calm()
    await expectLive(page)
    await expect(failed).toHaveCount(0)
    await expectBook(page)
  })

test('FEAT-12.o a slow API shows the layout with dashes until the numbers are there', async ({
  page,
  guard,
  sandbox,
}) => {
  guard.allow(/WebSocket/)
  await sandbox.streams({ refuse: true })
  await sandbox.scenario({ latency: 3_000 })
  // The slowest of all.
  const letGo = await holdRequest(page, /symbol-thumb$/)
  await page.goto(TRADE_PATH)
  await expect(page.getByRole('main')).toContainText('BTC/USDT')
  await expect(page.getByText('24 h high').locator('..')).toContainText('—', RECONNECT_TIMEOUT)
  await expectNoNonsense(page)
  await expectAccessible(page, 'loading')
  letGo()
  await expect(page.getByText('24 h high').locator('..')).toContainText(/\d\.\d/, RECONNECT_TIMEOUT)
  await sandbox.calm()
  await expectLive(page)
})

const WORKER = /\/assets\/worker-[\w-]+\.js$/

test('FEAT-12.n the socket is in a worker and has the token only while a member is logged in', async ({
  page,
  context,
}) => {
  const connects: string[] = []
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).startsWith('CONNECT')) connects.push(String(payload))
    }),
  )
  await openAs(page, VERIFIED, TRADE_PATH)
  await expectLive(page)
  expect(page.workers().map((worker) => WORKER.test(worker.url()))).toEqual([true])
  const token = await page.evaluate(() => localStorage.getItem('openbourse.token'))
  expect(connects.map((frame) => frame.includes(`x-auth-token:${token}`))).toEqual([true])
  const other = await context.newPage()
  await other.goto('/helplist')
  await other.evaluate(() => localStorage.removeItem('openbourse.token'))
  await expect.poll(() => connects.length).toBe(2)
  expect(connects[1]).not.toContain('x-auth-token')
  await expectLive(page)
  expect(page.workers()).toHaveLength(1)
})

for (const [what, how] of [
  ['gone', (route: Route) => route.fulfill({ status: 404, body: 'Not found' })],
  ['kept off', (route: Route) => route.abort('blockedbyclient')],
] as const)
  test(`FEAT-12.n the page connects itself where the worker’s file is ${what}`, async ({ page, guard }) => {
    guard.allow(/Failed to load resource/)
    const asked = page.waitForRequest(WORKER)
    await page.route(WORKER, how)
    await openAs(page, VERIFIED, TRADE_PATH)
    await asked
    await expectLive(page)
    await expectBook(page)
    expect(page.workers()).toEqual([])
  })
