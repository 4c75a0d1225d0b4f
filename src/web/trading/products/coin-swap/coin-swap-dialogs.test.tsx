// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { coinOrderRow } from '../../perpetual/tests/coin-swap-answers.ts'
import { contractRow } from '../../perpetual/tests/show-perpetual.tsx'
import {
  beginCoinSwap,
  bodies,
  dialog,
  endCoinSwap,
  press,
  showCoinSwap,
  toasts,
} from './tests/show-coin-swap.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginCoinSwap)
afterEach(() => {
  cleanup()
  endCoinSwap()
})

/** A long of 100 contracts of which 30 are held by closing orders, and a short of 40 at another leverage and price. */
const both = {
  coinFrozenBuyPosition: '30',
  coinBuyPrincipalAmount: '0.025',
  coinSellPosition: '40',
  coinSellPrice: '52000',
  coinSellPrincipalAmount: '0.004',
  coinSellLeverage: '25',
}

/** Shows both positions and opens a dialog of one, once their figures are there. */
async function open(name: string, more: Record<string, object> = {}) {
  const calls = showCoinSwap({ wallet: both }, more)
  await screen.findByText(/\+0\.01818181/)
  press(name)
  await screen.findByRole(/^(Reverse|Close all)/.test(name) ? 'alertdialog' : 'dialog')
  return calls
}

test('FEAT-15.b before a short in coins is closed the member reads its outcome in the coin', async () => {
  await open('Close BTC/USDT short')
  const outcome = await dialog().findByText('Brings after the fee')
  expect(dialog().getByText('BTC/USDT short 4,000 USD · entry 52,000.00 · mark 55,000.00')).toBeTruthy()
  fireEvent.click(dialog().getByRole('button', { name: '75%' }))
  expect(shownTexts(outcome.closest('dl') ?? outcome)).toEqual([
    'Price, about',
    '55,000.00',
    'PnL',
    '−0.00314686',
    'Fee',
    '−0.00002728',
    'Margin back',
    '0.00300000',
    'Stays open',
    '1,000 USD',
    'Brings after the fee',
    '−0.00317414 BTC',
  ])
})

test('FEAT-15.b before a position in coins is reversed the member reads both orders, which are sent in contracts', async () => {
  const calls = await open('Reverse: BTC/USDT long', {
    '/coinswap/order/close': ok(true),
    '/coinswap/order/open': ok(true),
  })
  expect(shownTexts(screen.getByRole('alertdialog'))).toEqual([
    'Reverse BTC/USDT long 7,000 USD?',
    'Two orders at the market: one closes the position, one opens as much in the other direction.',
    'Price, about',
    '55,000.00',
    'Brings after the fee',
    '+0.01266363 BTC',
    'Margin of the new position, about',
    '0.00509090 BTC',
    'Keep',
    'Reverse to short 7,000 USD',
  ])
  press(/^Reverse to short/)
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  const order = { contractCoinId: '201', direction: '1', type: '0', entrustPrice: '0', volume: '70' }
  expect(bodies(calls, '/order/close')).toEqual([order])
  expect(bodies(calls, '/order/open')).toEqual([{ ...order, leverage: '25' }])
})

test('FEAT-15.e MSG-02.d margin in coins is taken with what it changes, and no more than opened the position', async () => {
  const calls = await open('Add or take margin: BTC/USDT long', {
    '/coinswap/order/ajust-principal': ok(null),
  })
  fireEvent.click(await dialog().findByRole('radio', { name: 'Take' }))
  const field = dialog().getByRole('textbox', { name: /Amount/ })
  fireEvent.change(field, { target: { value: '0.006' } })
  fireEvent.click(dialog().getByRole('button', { name: /^Take/ }))
  expect(await dialog().findAllByText(/The margin is not enough: 0\.005\sBTC can be moved/)).not.toEqual([])
  fireEvent.change(field, { target: { value: '0.0025' } })
  expect(
    dialog()
      .getAllByRole('row')
      .map((row) => shownTexts(row)),
  ).toEqual([
    ['Now', 'After'],
    ['Margin', '0.02500000', '0.02250000'],
    ['Liquidation', '44,688.88', '45,191.01'],
    ['Distance', '18.74%', '17.83%'],
    ['Margin rate', '2.31%', '2.45%'],
  ])
  fireEvent.click(dialog().getByRole('button', { name: /^Take 0\.0025/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies(calls, '/ajust-principal')).toEqual([
    { contractCoinId: '201', direction: '0', principal: '0.0025', type: '1' },
  ])
  expect(toasts()).toEqual(['Margin taken out: 0.00250000\u{a0}BTC: '])
})

test('FEAT-15.f the stops of a short in coins are told with what they bring, and placed as orders that buy', async () => {
  const calls = await open('Take profit and stop loss: BTC/USDT short', { '/coinswap/order/close': ok(true) })
  for (const [name, value] of [
    [/Take profit/, '50000'],
    [/Stop loss/, '55500'],
  ] as const)
    fireEvent.change(await dialog().findByRole('textbox', { name }), { target: { value } })
  expect(shownTexts(screen.getByRole('dialog')).filter((text) => text.startsWith('When'))).toEqual([
    'When the mark price rises 0.90% to 55,500.00, 4,000 USD are bought at the market for about −0.00485101 BTC, 121.27% of the margin.',
    'When the mark price falls 9.09% to 50,000.00, 4,000 USD are bought at the market for about +0.00307692 BTC, 76.92% of the margin.',
  ])
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const stop = { contractCoinId: '201', direction: '0', type: '2', entrustPrice: '0', volume: '40' }
  expect(bodies(calls, '/order/close')).toEqual([
    { ...stop, triggerPrice: '50000' },
    { ...stop, triggerPrice: '55500' },
  ])
})

test('FEAT-15.b all positions in coins are closed contract by contract, and what they bring is summed in each coin', async () => {
  const eth = { id: 202, symbol: 'ETH/USDT', coinSymbol: 'ETH', coinScale: 0, shareNumber: '10' }
  const contracts = [
    { ...contractRow, id: 201, coinScale: 0, shareNumber: '100' },
    { ...contractRow, ...eth },
  ]
  const wallets = [
    {
      id: 4001,
      memberId: 1,
      contractId: 201,
      contractCoin: contracts[0],
      symbol: 'BTC/USDT',
      currentPrice: '55000',
    },
    {
      id: 4002,
      memberId: 1,
      contractId: 202,
      contractCoin: contracts[1],
      symbol: 'ETH/USDT',
      currentPrice: '3000',
    },
  ].map((wallet, at) => ({
    ...wallet,
    coinBalance: '0.5',
    coinFrozenBalance: '0',
    coinPattern: 1,
    coinBuyLeverage: '10',
    coinBuyPosition: at === 0 ? '100' : '0',
    coinFrozenBuyPosition: '0',
    coinBuyPrice: '50000',
    coinBuyPrincipalAmount: '0.02',
    coinSellLeverage: '10',
    coinSellPosition: at === 0 ? '0' : '60',
    coinFrozenSellPosition: '0',
    coinSellPrice: '3200',
    coinSellPrincipalAmount: '0.03',
  }))
  const calls = showCoinSwap(
    {
      orders: [
        coinOrderRow({ id: 81, type: 1, triggerPrice: null, entrustPrice: '56000' }),
        coinOrderRow({
          id: 82,
          contractId: 202,
          symbol: 'ETH/USDT',
          coinSymbol: 'ETH',
          direction: 0,
          type: 1,
          triggerPrice: null,
          entrustPrice: '2900',
        }),
        coinOrderRow({ id: 83 }),
      ],
    },
    {
      '/coinswap/symbol': contracts,
      '/coinswap/order/position-list': ok(wallets),
      '/coinswap/order/cancel': ok(coinOrderRow()),
      '/coinswap/order/close-all': ok(true),
    },
  )
  await screen.findAllByText(/\+0\.01818181/)
  press('Close all 2')
  const asked = await screen.findByRole('alertdialog', { name: 'Close all 2 positions?' })
  await within(asked).findByText(/2 closing orders are/)
  expect(shownTexts(asked)).toEqual([
    'Close all 2 positions?',
    'BTC/USDT long 10,000 USD',
    '+0.01818181 BTC',
    'ETH/USDT short 600 USD',
    '+0.01250000 ETH',
    'Fee',
    '−0.00009091 BTC',
    'Brings after the fee',
    '+0.01809090 BTC',
    'Fee',
    '−0.00010000 ETH',
    'Brings after the fee',
    '+0.01240000 ETH',
    'All are closed at the market. 2 closing orders are canceled first.',
    'Keep all',
    'Close 2 positions',
  ])
  press('Close 2 positions')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(toasts()).toEqual(['2 positions are being closed: '])
  expect(bodies(calls, '/order/cancel')).toEqual([{ entrustId: '81' }, { entrustId: '82' }])
  expect(bodies(calls, '/close-all')).toEqual([
    { contractCoinId: '201', type: '0' },
    { contractCoinId: '202', type: '1' },
  ])
})
