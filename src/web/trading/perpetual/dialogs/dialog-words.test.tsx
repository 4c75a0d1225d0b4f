// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, sent } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { beginLists, dialogTexts, endLists, press, showLists } from '../tests/show-lists.tsx'
import { orderRow, positionRow } from '../tests/show-perpetual.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(beginLists)
afterEach(endLists)

const held = { positions: [positionRow()] }
const CLOSE = 'Close BTC/USDT long'
const ABOUT = 'BTC/USDT long 0.1 BTC · entry 50,000.00 · mark 51,000.00'

test('FEAT-14.b before a position is closed the member reads price, profit, fee and margin', async () => {
  showLists(held)
  await screen.findByText(/\+100\.00/)
  await press(CLOSE)
  const dialog = within(await screen.findByRole('dialog'))
  const outcome = () => shownTexts(dialog.getByText('Brings after the fee').closest('dl') as HTMLElement)
  await dialog.findByText('Brings after the fee')
  expect(outcome()).toEqual([
    'Price, about',
    '51,000.00',
    'PnL',
    '+100.00',
    'Fee',
    '−2.55',
    'Margin back',
    '250.00',
    'Stays open',
    '0 BTC',
    'Brings after the fee',
    '+97.45 USDT',
  ])
  fireEvent.click(dialog.getByRole('radio', { name: 'Limit' }))
  fireEvent.change(dialog.getByRole('textbox', { name: /Price/ }), { target: { value: '51500' } })
  fireEvent.click(dialog.getByRole('button', { name: '25%' }))
  expect(outcome()).toEqual([
    'Limit price',
    '51,500.00',
    'PnL',
    '+37.50',
    'Fee',
    '−0.64',
    'Margin back',
    '62.50',
    'Stays open',
    '0.075 BTC',
    'Brings after the fee',
    '+36.85 USDT',
  ])
})

test('FEAT-14.b a limit that closes is sent with its price, for the direction of its position', async () => {
  const short = positionRow({ direction: 1, minPrice: null, maxPrice: null })
  const calls = showLists({ positions: [short] }, { '/swap/order/close': ok(true) })
  await press('Close BTC/USDT short')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('radio', { name: 'Limit' }))
  fireEvent.change(dialog.getByRole('textbox', { name: /Price/ }), { target: { value: '50500' } })
  fireEvent.click(dialog.getByRole('button', { name: /^Close 0\.1\sBTC$/ }))
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/order/close'))).toBe(true))
  const call = calls.find(({ url }) => url.endsWith('/order/close'))
  expect(call && sent(call)).toEqual({
    contractCoinId: '1',
    direction: '0',
    type: '1',
    entrustPrice: '50500',
    volume: '0.1',
  })
})

test('values typed about a position stay when its dialog is closed or refused, and go when they are sent', async () => {
  const answers: object[] = [{ code: 500, message: 'Not now.', data: null }, ok(true)]
  showLists(held, { '/swap/order/close': () => answers.shift() ?? ok(true) })
  await screen.findByText(/\+100\.00/)
  await press(CLOSE)
  const field = async () =>
    within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', { name: /Size/ })
  fireEvent.change(await field(), { target: { value: '0.03' } })
  await press('Keep')
  await press(CLOSE)
  expect((await field()).value).toBe('0.03')
  await press(/^Close 0\.03/)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  expect((await field()).value).toBe('0.03')
  await press(/^Close 0\.03/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(CLOSE)
  expect((await field()).value).toBe('0.1')
})

test('a value typed about one position is not there for another', async () => {
  const short = positionRow({ id: 8, direction: 1, position: '0.02', minPrice: null, maxPrice: null })
  showLists({ positions: [positionRow(), short] })
  await screen.findByText(/\+100\.00/)
  await press(CLOSE)
  const field = async () =>
    within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', { name: /Size/ })
  fireEvent.change(await field(), { target: { value: '0.03' } })
  await press('Keep')
  await press('Close BTC/USDT short')
  expect((await field()).value).toBe('0.02')
})

test('a stop that was removed stays so when its dialog is closed', async () => {
  const open = 'Take profit and stop loss: BTC/USDT long'
  showLists(held)
  await screen.findByText(/\+100\.00/)
  await press(open)
  const field = async (name: RegExp) =>
    within(await screen.findByRole('dialog')).findByRole<HTMLInputElement>('textbox', { name })
  fireEvent.change(await field(/Stop loss/), { target: { value: '' } })
  await press('Back')
  await press(open)
  expect((await field(/Stop loss/)).value).toBe('')
  expect((await field(/Take profit/)).value).toBe('53000.00')
})

test('before a position is reversed the member reads both orders with their amounts', async () => {
  showLists(held)
  await screen.findByText(/\+100\.00/)
  await press('Reverse: BTC/USDT long')
  expect(await dialogTexts('alertdialog')).toEqual([
    'Reverse BTC/USDT long 0.1 BTC?',
    'Two orders at the market: one closes the position, one opens as much in the other direction.',
    'Price, about',
    '51,000.00',
    'Brings after the fee',
    '+97.45 USDT',
    'Margin of the new position, about',
    '255.00 USDT',
    'Keep',
    'Reverse to short 0.1 BTC',
  ])
})

test('FEAT-14.e before margin is taken the member reads the position before and after', async () => {
  showLists({ positions: [positionRow({ principalAmount: '350.00' })] })
  await screen.findByText(/\+100\.00/)
  await press('Add or take margin: BTC/USDT long')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('radio', { name: 'Take' }))
  expect(dialog.getByRole('button', { name: 'Take USDT' })).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount/ }), { target: { value: '40' } })
  expect(dialog.getByText(ABOUT)).toBeTruthy()
  expect(dialog.getAllByRole('row').map((row) => shownTexts(row))).toEqual([
    ['Now', 'After'],
    ['Margin', '350.00', '310.00'],
    ['Liquidation', '46,757.16', '47,159.37'],
    ['Distance', '8.31%', '7.53%'],
    ['Margin rate', '6.23%', '6.84%'],
  ])
  expect(dialog.getByRole('button', { name: /^Take 40\.00\sUSDT$/ })).toBeTruthy()
})

test('MSG-02.b no more margin is taken than opened the position', async () => {
  const calls = showLists({ positions: [positionRow({ principalAmount: '350.00' })] })
  await screen.findByText(/\+100\.00/)
  await press('Add or take margin: BTC/USDT long')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(await dialog.findByRole('radio', { name: 'Take' }))
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount/ }), { target: { value: '100.01' } })
  fireEvent.click(dialog.getByRole('button', { name: /^Take/ }))
  expect(await dialog.findAllByText(/The margin is not enough: 100\sUSDT can be moved\./)).not.toEqual([])
  expect(calls.some(({ url }) => url.endsWith('/ajust-principal'))).toBe(false)
})

test('before all positions are closed the member reads each, and what all bring', async () => {
  const short = positionRow({ id: 8, direction: 1, position: '0.02', principalAmount: '50.00' })
  const order = orderRow({ id: 43, entrustType: 1, direction: 1 })
  showLists({ positions: [positionRow(), short], orders: [order] })
  await screen.findByText(/\+100\.00/)
  await press('Close all 2')
  await screen.findByText(/1 closing order/)
  expect(await dialogTexts('alertdialog')).toEqual([
    'Close all 2 positions?',
    'BTC/USDT long 0.1 BTC',
    '+100.00 USDT',
    'BTC/USDT short 0.02 BTC',
    '−20.00 USDT',
    'Fee',
    '−3.06 USDT',
    'Brings after the fee',
    '+76.94 USDT',
    'All are closed at the market. 1 closing order is canceled first.',
    'Keep all',
    'Close 2 positions',
  ])
})
