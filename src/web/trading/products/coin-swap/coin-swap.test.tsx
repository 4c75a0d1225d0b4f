// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { changeContractDraft } from '../../perpetual/form/contract-draft.ts'
import { coinOrderRow } from '../../perpetual/tests/coin-swap-answers.ts'
import {
  beginCoinSwap,
  bodies,
  dialog,
  endCoinSwap,
  market,
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

/** A take profit at 60,000 and a stop loss at 50,500, both placed at 55,000. */
const stops = [coinOrderRow(), coinOrderRow({ id: 72, triggerPrice: '50500' })]

test('FEAT-15.g ENT-06.b a position counts USD, and its margin and profit in the coin and in about USD', async () => {
  showCoinSwap({ orders: stops })
  const table = await screen.findByRole('table', { name: 'Positions' })
  await within(table).findByText(/\+0\.01818181/)
  const row = within(table).getAllByRole('row')[1]
  const cells = [...(row?.children ?? [])].map((cell) => shownTexts(cell, 'button').join(' '))
  expect(cells.slice(0, -1)).toEqual([
    'BTC/USDT Long 10× Isolated',
    '≈ 999.99 USD +0.01818181 profit +90.90%',
    '10,000 USD 0.18181818 BTC',
    '50,000.00 55,000.00',
    '45,704.54 16.90% below',
    '4.76× effective 0.02000000 2.61%',
    'TP 60,000.00 (+0.03333333) SL 50,500.00 (+0.00198019)',
  ])
})

test('ENT-06.b ENT-07.c the account is that of the contract, in its coin and in about USD', async () => {
  showCoinSwap()
  const account = screen.getByRole('region', { name: 'Account' })
  await within(account).findByText(/0\.53818181/)
  const [, equity, unrealised, available] = [...account.querySelectorAll('dd')].map((each) =>
    shownTexts(each).join(' '),
  )
  expect(equity).toBe('0.53818181 BTC ≈ 29,599.99 USD')
  expect(unrealised).toBe('+0.01818181 BTC ≈ 999.99 USD')
  expect(available).toBe('0.50000000 BTC ≈ 27,500.00 USD')
  const transfer = within(account).getByRole('link', { name: 'Transfer' })
  expect(transfer.getAttribute('href')).toContain('transfer=spot-coin-swap&coin=BTC')
})

test('FEAT-15.a a size is written in contracts, USD or the coin, and sent in whole contracts', async () => {
  changeContractDraft(market, { kind: 'market', sizeIn: 'volume', size: '50' })
  const calls = showCoinSwap({}, { '/coinswap/order/open': ok(true) })
  await screen.findByRole('button', { name: /^Leverage/ })
  const size = screen.getByRole<HTMLInputElement>('textbox', { name: /Size/ })
  const units = within(screen.getByRole('radiogroup', { name: 'Unit of the size' }))
  fireEvent.click(units.getByRole('radio', { name: 'USD' }))
  expect(size.value).toBe('5000')
  fireEvent.click(units.getByRole('radio', { name: 'BTC' }))
  // 5,000 ÷ 55,000, rounded up so that it is 50 contracts again.
  expect(size.value).toBe('0.0909091')
  fireEvent.click(units.getByRole('radio', { name: 'contracts' }))
  expect(size.value).toBe('50')
  const cost = screen.getByText('Cost (BTC)').nextElementSibling
  // At 55,010: 0.09089256 ÷ 10 and 0.05 percent, both rounded up.
  expect(cost?.textContent.replaceAll('\u{a0}', ' ')).toMatch(/^0\.00913471 ≈ 502\.\d\d USD$/)
  press(/^Open long/)
  const asked = within(await screen.findByRole('alertdialog'))
  expect(asked.getByText('Liquidation price, estimated').nextElementSibling?.textContent).toMatch(
    /^4\d,\d{3}/,
  )
  fireEvent.click(asked.getByRole('button', { name: /^Open long/ }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(bodies(calls, '/order/open')).toEqual([
    { contractCoinId: '201', direction: '0', type: '0', entrustPrice: '0', leverage: '10', volume: '50' },
  ])
})

const STOPS = 'Take profit and stop loss: BTC/USDT long'
const closing = { contractCoinId: '201', direction: '1', type: '2', entrustPrice: '0', volume: '100' }

async function editStops(takeProfit: string, stopLoss: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: STOPS }))
  await screen.findByRole('dialog')
  const field = (name: RegExp) => dialog().findByRole('textbox', { name })
  fireEvent.change(await field(/Take profit/), { target: { value: takeProfit } })
  fireEvent.change(await field(/Stop loss/), { target: { value: stopLoss } })
  fireEvent.click(dialog().getByRole('button', { name: 'Save' }))
}

test('FEAT-15.f take profit and stop loss are an order each; a new price replaces its order alone', async () => {
  const calls = showCoinSwap(
    { orders: stops },
    { '/coinswap/order/close': ok(true), '/coinswap/order/cancel': ok(coinOrderRow()) },
  )
  await editStops('61000', '50500')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies(calls, '/order/close')).toEqual([{ ...closing, triggerPrice: '61000' }])
  expect(bodies(calls, '/order/cancel')).toEqual([{ entrustId: '71' }])
})

test('FEAT-15.f one of the two refused is said, and stays to be set while the other stands', async () => {
  const answers = [{ code: 500, message: 'Not that one.', data: null }, ok(true)]
  const calls = showCoinSwap({}, { '/coinswap/order/close': () => answers.shift() ?? ok(true) })
  await editStops('61000', '50500')
  expect(await dialog().findByText('Not that one.')).toBeTruthy()
  expect(toasts()).toEqual(['The take profit is set, the stop loss is not: Not that one.'])
  expect(bodies(calls, '/order/close').map(({ triggerPrice }) => triggerPrice)).toEqual(['50500', '61000'])
})

test('FEAT-15.e margin is added to the side whose position was chosen', async () => {
  const both = { coinSellPosition: '20', coinSellPrice: '52000', coinSellPrincipalAmount: '0.004' }
  const calls = showCoinSwap({ wallet: both }, { '/coinswap/order/ajust-principal': ok(null) })
  for (const [side, direction] of [
    ['long', '0'],
    ['short', '1'],
  ] as const) {
    fireEvent.click(await screen.findByRole('button', { name: `Add or take margin: BTC/USDT ${side}` }))
    await screen.findByRole('dialog')
    fireEvent.change(await dialog().findByRole('textbox', { name: /Amount/ }), { target: { value: '0.1' } })
    fireEvent.click(dialog().getByRole('button', { name: /^Add 0\.1/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(bodies(calls, '/ajust-principal').at(-1)).toEqual({
      contractCoinId: '201',
      direction,
      principal: '0.1',
      type: '0',
    })
  }
})

test('FEAT-15.b all positions of both sides are closed at once, with their number', async () => {
  const both = { coinSellPosition: '20', coinSellPrice: '52000', coinSellPrincipalAmount: '0.004' }
  const calls = showCoinSwap({ wallet: both }, { '/coinswap/order/close-all': ok(true) })
  fireEvent.click(await screen.findByRole('button', { name: 'Close all 2' }))
  const asked = within(await screen.findByRole('alertdialog', { name: 'Close all 2 positions?' }))
  fireEvent.click(asked.getByRole('button', { name: 'Close 2 positions' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(bodies(calls, '/close-all')).toEqual([{ contractCoinId: '201', type: '2' }])
})

test('FEAT-15.b a part that closing orders of a side hold is not closed twice, and they hold nothing of the other side', async () => {
  const held = {
    coinFrozenBuyPosition: '30',
    coinSellPosition: '40',
    coinFrozenSellPosition: '5',
    coinSellPrice: '52000',
    coinSellPrincipalAmount: '0.004',
  }
  const calls = showCoinSwap({ wallet: held }, { '/coinswap/order/close': ok(true) })
  for (const side of ['long', 'short']) {
    fireEvent.click(await screen.findByRole('button', { name: `Close BTC/USDT ${side}` }))
    await screen.findByRole('dialog')
    await dialog().findByRole('textbox', { name: /Size/ })
    fireEvent.click(dialog().getByRole('button', { name: /^Close [\d,]+\sUSD$/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const market = { contractCoinId: '201', type: '0', entrustPrice: '0' }
  expect(bodies(calls, '/order/close')).toEqual([
    { ...market, direction: '1', volume: '70' },
    { ...market, direction: '0', volume: '35' },
  ])
})
