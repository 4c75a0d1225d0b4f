import { expect, type Page } from '@playwright/test'
import { bothThemes } from '../support/both-themes.ts'
import { CONTRACT_KINDS } from '../support/contract-kinds.ts'
import { field } from '../support/form.ts'
import { call, openAs, persona } from '../support/members.ts'
import { test } from '../support/test.ts'
import { contractIdOf, expectBook, expectLive, expectNoNonsense, status } from '../support/trading-screen.ts'

/** Holds positions, and has money in the accounts for contracts. */
const TRADER = persona('trader')
const positions = (page: Page) => page.getByRole('table', { name: 'Positions' }).getByRole('row')

// Positions of a test would stand in the lists of the next one.
for (const { name: kind, code, path, held, order } of CONTRACT_KINDS) {
  test(`${code}.g ${kind}: a lost connection keeps the known positions, and what was missed is read when it is back`, async ({
    page,
    guard,
    sandbox,
  }) => {
    guard.allow(/WebSocket/)
    await openAs(page, TRADER, path)
    await expectLive(page)
    await expect(positions(page)).toHaveCount(held.count + 1)
    const row = positions(page).filter({ hasText: 'BTC/USDT' })
    await sandbox.streams({ refuse: true })
    await sandbox.drop()
    await expect(status(page)).toHaveText('Offline')
    await expectBook(page)
    await expect(page.getByText('The order book is not up to date')).toBeVisible()
    await expect(positions(page)).toHaveCount(held.count + 1)
    await bothThemes(page, `${kind}, offline`)
    // The page cannot be told of this.
    const token = await page.evaluate(() => String(localStorage.getItem('openbourse.token')))
    const contractCoinId = await contractIdOf(page, kind, 'BTC/USDT')
    await call(page, `/${kind}/order/close-all`, { contractCoinId, type: '2' }, token)
    await sandbox.streams({})
    await expectLive(page)
    await expect(row).toHaveCount(0)
    await expectNoNonsense(page)
  })

  test(`${code}.a ${kind}: a refused order and an outage keep what was typed, and it is placed when the server is back`, async ({
    page,
    guard,
    sandbox,
    server,
  }) => {
    guard.allow(/WebSocket|Failed to load resource/)
    const form = page.getByRole('form', { name: 'New order' })
    const size = field(page, 'Size')
    const send = async (): Promise<void> => {
      await form.getByRole('button', { name: `Open long ${order.text}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Open long' }).click()
    }
    await openAs(page, TRADER, order.path)
    await expectLive(page)
    await form.getByRole('radio', { name: 'Market', exact: true }).check({ force: true })
    await form.getByRole('radio', { name: order.unit, exact: true }).check({ force: true })
    await size.fill(order.size)
    await sandbox.force({ [order.operation]: 500 })
    await send()
    await expect(form.getByRole('alert').first()).toBeVisible()
    await expect(size).toHaveValue(order.size)
    await bothThemes(page, `${kind}, a refused order`)
    await sandbox.force({})
    await server.crash()
    await expect(status(page)).toHaveText('Offline')
    await send()
    await expect(page.getByText('Network error').first()).toBeVisible()
    await expect(size).toHaveValue(order.size)
    await server.start()
    await expectLive(page)
    await send()
    await expect(page.getByText('Order placed')).toBeVisible()
    await expectNoNonsense(page)
  })
}
