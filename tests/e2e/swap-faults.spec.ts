import { expect, type Page } from '@playwright/test'
import { bothThemes } from '../support/both-themes.ts'
import { field } from '../support/form.ts'
import { call, openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import {
  contractIdOf,
  expectBook,
  expectLive,
  expectNoNonsense,
  status,
  SWAP_PATH,
} from '../support/trading-screen.ts'

/** Holds positions, and has USDT in the contract account. */
const TRADER = persona('trader')
const positions = (page: Page) => page.getByRole('table', { name: 'Positions' }).getByRole('row')

// Positions of a test would stand in the lists of the next one.
test.beforeEach(({ sandbox }) => sandbox.reset())

test('FEAT-14.g a lost connection keeps the known positions, and what was missed is read when it is back', async ({
  page,
  guard,
  sandbox,
}) => {
  guard.allow(/WebSocket/)
  await openAs(page, TRADER, SWAP_PATH)
  await expectLive(page)
  await expect(positions(page)).toHaveCount(4)
  const short = positions(page).filter({ hasText: 'BTC/USDT' })
  await sandbox.streams({ refuse: true })
  await sandbox.drop()
  await expect(status(page)).toHaveText('Offline')
  await expectBook(page)
  await expect(page.getByText('The order book is not up to date')).toBeVisible()
  await expect(positions(page)).toHaveCount(4)
  await bothThemes(page, 'a contract, offline')
  // The page cannot be told of this.
  const token = await page.evaluate(() => String(localStorage.getItem('openbourse.token')))
  await call(
    page,
    '/swap/order/close-all',
    { contractCoinId: await contractIdOf(page, 'BTC/USDT'), type: '2' },
    token,
  )
  await sandbox.streams({})
  await expectLive(page)
  await expect(short).toHaveCount(0)
  await expectNoNonsense(page)
})

test('FEAT-14.a a refused order and an outage keep what was typed, and it is placed when the server is back', async ({
  page,
  guard,
  sandbox,
  server,
}) => {
  guard.allow(/WebSocket|Failed to load resource/)
  const form = page.getByRole('form', { name: 'New order' })
  const size = field(page, 'Size')
  const send = async (): Promise<void> => {
    await form.getByRole('button', { name: 'Open long 100 XRP' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open long' }).click()
  }
  await openAs(page, TRADER, '/swap/xrp_usdt')
  await expectLive(page)
  await form.getByRole('radio', { name: 'Market', exact: true }).check({ force: true })
  await size.fill('100')
  await sandbox.force({ placeSwapOpeningOrder: 500 })
  await send()
  await expect(form.getByRole('alert').first()).toBeVisible()
  await expect(size).toHaveValue('100')
  await bothThemes(page, 'a refused order of a contract')
  await sandbox.force({})
  await server.crash()
  await expect(status(page)).toHaveText('Offline')
  await send()
  await expect(page.getByText('Network error').first()).toBeVisible()
  await expect(size).toHaveValue('100')
  await server.start()
  await expectLive(page)
  await send()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expectNoNonsense(page)
})
