// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCoinSwapContractsOperation } from '#generated/operations/coin-swap-market.ts'
import { noticeMissingService } from '#src/web/client/missing-services.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { coinOrderRow } from '#src/web/trading/perpetual/tests/coin-swap-answers.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { ContractOrdersScreen } from './contract-orders-screen.tsx'
import { orderPage, waitingOrder } from './tests/contract-order.ts'

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

const liquidated = {
  ...waitingOrder(1_795_224_600_000),
  direction: 1,
  entrustType: 1,
  type: 0,
  status: 3,
  isBlast: 1,
}

/** The last cells of the shown rows: their states. */
async function states(): Promise<readonly (string | undefined)[]> {
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1)
  return rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
}

test('ROUTE-ORDERS.g ENT-05.g orders of both kinds stand on one page, each counted in its own units', async () => {
  const inCoin = coinOrderRow({
    tradedPrice: '60000',
    tradedVolume: '100',
    status: 3,
    profitAndLoss: '0.03333333',
  })
  serve({ '/swap/order/history': orderPage(liquidated), '/coinswap/order/history': orderPage(inCoin) })
  showScreen(<ContractOrdersScreen />, '/orderEntrust-1?show=past')
  expect(await states()).toEqual(['Liquidated'])
  fireEvent.click(screen.getByRole('radio', { name: 'Coin-margined' }))
  await waitFor(() => expect(address()).toContain('kind=coinswap'))
  await waitFor(async () => expect(await states()).toEqual(['Filled']))
  const row = within(screen.getByRole('table')).getAllByRole('row')[1]
  const link = within(row ?? document.body).getByRole('link', { name: 'BTC/USDT' })
  expect(link.getAttribute('href')).toBe('/coinswap/btc_usdt')
  expect(row?.textContent.replaceAll('\u{a0}', ' ')).toContain('10,000 USD')
  expect(row?.textContent.replaceAll('\u{a0}', ' ')).toContain('+0.03333333 BTC')
})

test('a kind that the exchange does not have is not offered', async () => {
  noticeMissingService(listCoinSwapContractsOperation, 404)
  serve({ '/swap/order/history': orderPage(liquidated) })
  showScreen(<ContractOrdersScreen />, '/orderEntrust-1?show=past&kind=coinswap')
  expect(await states()).toEqual(['Liquidated'])
  expect(screen.queryByRole('radio', { name: 'Coin-margined' })).toBeNull()
})
