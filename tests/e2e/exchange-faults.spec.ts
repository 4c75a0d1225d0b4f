import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../support/axe.ts'
import { BookWatch, shownSide } from '../support/book-watch.ts'
import { failing } from '../support/everywhere.ts'
import { field, press } from '../support/form.ts'
import { call, openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import {
  expectBook,
  PRODUCTS,
  TRADE_PATH,
  RECONNECT_TIMEOUT,
  expectLive,
  expectNoNonsense,
  status,
} from '../support/trading-screen.ts'

/** Has no orders that another test looks for. */
const VERIFIED = persona('verified')
/** Milliseconds before a silent book is asked for by HTTP: what is right sooner was not mended by that. */
const SOON = { timeout: 3_000 }

const bookCall = (page: Page) => page.waitForRequest(/exchange-plate-full/, RECONNECT_TIMEOUT)

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

async function open(
  page: Page,
  go?: () => Promise<unknown>,
  { path, topics }: { readonly path: string; readonly topics: string } = PRODUCTS.spot,
): Promise<BookWatch> {
  const watch = new BookWatch(page, topics)
  await (go?.() ?? page.goto(path))
  await expectLive(page)
  await expectBook(page)
  return watch
}

test('FEAT-12.n a lost connection is shown, keeps the known data, reconnects, and loads what was missed', async ({
  page,
  guard,
  sandbox,
}) => {
  guard.allow(/WebSocket/)
  await openAs(page, VERIFIED, TRADE_PATH)
  await expectLive(page)
  await field(page, 'Price').fill('12345.67')
  await field(page, 'Amount').fill('0.0123')
  await press(page, 'Buy BTC')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' }).click()
  const row = page.getByRole('row').filter({ hasText: '12,345.67' })
  await expect(row).toHaveCount(1)

  await sandbox.streams({ refuse: true })
  await sandbox.drop()
  await expect(status(page)).toHaveText('Offline')
  await expectBook(page)
  await expect(page.getByText('The order book is not up to date')).toBeVisible()
  await expectAccessible(page, 'offline')
  // The page cannot be told of this.
  const token = await page.evaluate(() => localStorage.getItem('openbourse.token'))
  await call(page, '/exchange/order/cancel-all', {}, String(token))

  await sandbox.streams({})
  await expectLive(page)
  await expect(row).toHaveCount(0, SOON)
  await expectNoNonsense(page)
})

test('FEAT-12.n a silent stream is shown as delayed, calls replace it, and it is live again with its next message', async ({
  page,
  sandbox,
}) => {
  const watch = await open(page, () => openAs(page, VERIFIED, TRADE_PATH))
  await sandbox.streams({ stall: true })
  const asked = bookCall(page)
  await expect(status(page)).toHaveText('Delayed', RECONNECT_TIMEOUT)
  const warning = page.getByText('The order book is not up to date')
  await expect(warning).toBeVisible()
  await asked
  await isNewest(page, watch)
  await sandbox.streams({})
  await expectLive(page)
  await expect(warning).toHaveCount(0)
  await isNewest(page, watch)
})

for (const [product, faults] of Object.entries(PRODUCTS)) {
  test(`FEAT-12.n ${product}: a missing message causes a snapshot, and so does an unreadable one`, async ({
    page,
    sandbox,
  }) => {
    const watch = await open(page, undefined, faults)
    for (const fault of [{ gap: 2 }, { garble: 1 }]) {
      const asked = bookCall(page)
      await sandbox.streams(fault)
      await asked
      await isNewest(page, watch)
      await expect(status(page)).toHaveText('Live')
    }
    await expectNoNonsense(page)
  })

  test(`FEAT-12.n ${product}: messages out of order never restore an old book`, async ({ page, sandbox }) => {
    const watch = await open(page, undefined, faults)
    // Without calls nothing but the numbers tells old from new.
    await sandbox.scenario(failing(...faults.quotes.filter((id) => id.endsWith('BookDepth'))))
    // Books change with each second.
    await sandbox.streams({ rate: 1, reorder: true })
    await expect.poll(() => watch.overtaken, RECONNECT_TIMEOUT).toBeGreaterThan(2)
    await sandbox.streams({ stall: true, reorder: true })
    await isNewest(page, watch)
    await expect(status(page)).toHaveText('Delayed')
    await sandbox.calm()
    await expectLive(page)
    await isNewest(page, watch)
  })

  test(`FEAT-12.n ${product}: the screen responds during a burst of 200 messages a second`, async ({
    page,
    sandbox,
  }) => {
    const watch = await open(page, undefined, faults)
    await sandbox.streams({ burst: 200 })
    const before = watch.messages
    await expect.poll(() => watch.messages - before, RECONNECT_TIMEOUT).toBeGreaterThan(600)
    await expect(status(page)).toHaveText('Live')
    await field(page, 'Price').fill('70000')
    await expect(field(page, 'Price')).toHaveValue('70000')
    await sandbox.streams({ stall: true })
    await isNewest(page, watch)
    await expectNoNonsense(page)
  })
}

test('FEAT-12.n a crossed book is never shown, and a snapshot is requested', async ({ page, sandbox }) => {
  const watch = await open(page)
  const asked = bookCall(page)
  await sandbox.streams({ rate: 10, cross: 1_000 })
  await asked
  await bookCall(page)
  await expectNoNonsense(page)
  await sandbox.streams({})
  await expectLive(page)
  await isNewest(page, watch)
})

test('FEAT-12.n books without sequence numbers are live, and silence is noticed', async ({
  page,
  sandbox,
}) => {
  await sandbox.streams({ unnumbered: true })
  const watch = await open(page)
  await expect.poll(() => watch.messages, RECONNECT_TIMEOUT).toBeGreaterThan(6)
  await sandbox.streams({ unnumbered: true, stall: true })
  await isNewest(page, watch)
  await expect(status(page)).toHaveText('Delayed', RECONNECT_TIMEOUT)
  await sandbox.streams({ unnumbered: true })
  await expectLive(page)
})
