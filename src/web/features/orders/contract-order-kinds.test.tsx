// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listCoinSwapContractsOperation } from '#generated/operations/coin-swap-market.ts'
import { noticeMissingService } from '#src/web/client/missing-services.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { coinOrderRow } from '#src/web/trading/perpetual/tests/coin-swap-answers.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTable } from '#tests/support/shown-tables.ts'
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

test('ENT-05.h past coin-margined orders are counted in contracts, their margins, profits and fees in the coin', async () => {
  const closed = coinOrderRow({
    tradedPrice: '60012.5',
    tradedVolume: '100',
    status: 3,
    profitAndLoss: '0.03333333',
    closeFee: '0.00008331',
  })
  const opened = coinOrderRow({
    id: 72,
    symbol: 'ETH/USDT',
    coinSymbol: 'ETH',
    direction: 1,
    entrustType: 0,
    type: 1,
    triggerPrice: null,
    entrustPrice: '3400.00',
    volume: '250',
    tradedVolume: '75',
    tradedPrice: '3401.25',
    principalAmount: '0.735',
    profitAndLoss: '0',
    openFee: '0.00110254',
    status: 1,
    createTime: 1_795_138_201_000,
  })
  serve({ '/coinswap/order/history': orderPage(closed, opened) })
  showScreen(<ContractOrdersScreen />, '/orderEntrust-1?show=past&kind=coinswap')
  expect(await shownTable('Order history')).toEqual([
    [
      'Time',
      'Contract',
      'Action',
      'Type',
      'Trigger price',
      'Price',
      'Average price',
      'Quantity',
      'Filled',
      'Turnover',
      'Margin',
      'Realized PnL',
      'Fee',
      'Status',
    ],
    [
      'Nov 21, 2026, 01:30:00',
      'BTC/USDT',
      'Close long',
      'Trigger',
      '60,000',
      'Market',
      '60,012.50',
      '10,000 USD',
      '10,000 USD',
      '0.16663195 BTC',
      '0.02000000 BTC',
      '+0.03333333 BTC',
      '0.00008331 BTC',
      'Filled',
    ],
    [
      'Nov 20, 2026, 01:30:01',
      'ETH/USDT',
      'Open short',
      'Limit',
      '—',
      '3,400.00',
      '3,401.25',
      '25,000 USD',
      '7,500 USD',
      '2.20507166 ETH',
      '0.73500000 ETH',
      '—',
      '0.00110254 ETH',
      'Canceled',
    ],
  ])
})

test('a kind that the exchange does not have is not offered', async () => {
  noticeMissingService(listCoinSwapContractsOperation, 404)
  serve({ '/swap/order/history': orderPage(liquidated) })
  showScreen(<ContractOrdersScreen />, '/orderEntrust-1?show=past&kind=coinswap')
  expect(await states()).toEqual(['Liquidated'])
  expect(screen.queryByRole('radio', { name: 'Coin-margined' })).toBeNull()
})
