// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, sent, serve } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { testMarket } from '../../tests/market.ts'
import { AccountPanel } from '../account/account-panel.tsx'
import { orderRow, perpetualAnswers, positionRow, showPerpetual } from '../tests/show-perpetual.tsx'
import { PerpetualLists } from './perpetual-lists.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const market = { ...testMarket(), product: 'swap' } as const

beforeEach(() => {
  localStorage.clear()
  logIn({ token: 'token', member: null })
})
afterEach(() => {
  cleanup()
  logOut()
})

const show = (): void =>
  showPerpetual(<PerpetualLists market={market} confirmCancelAll={false} onAskAll={() => {}} />)

const press = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }))

test('FEAT-14.g ENT-06.a a position is shown with all its figures, in words and with signs', async () => {
  serve(perpetualAnswers({ positions: [positionRow()] }))
  show()
  const table = await screen.findByRole('table', { name: 'Positions' })
  const cells = await waitFor(() => {
    const row = within(table).getAllByRole('row')[1]
    const found = [...(row?.children ?? [])].map((cell) => shownTexts(cell, 'button').join(' '))
    expect(found[1]).not.toBe('--')
    return found
  })
  expect(cells.slice(0, -1)).toEqual([
    'BTC/USDT Long 20× Isolated',
    '+100.00 profit +40.00%',
    '0.1 BTC 5,100.00 USDT',
    '50,000.00 51,000.00',
    '47,762.69 6.34% below',
    '14.57× effective 250.00 8.01%',
    '−0.96',
    'TP 53,000.00 (+300.00) SL 48,500.00 (−150.00)',
  ])
})

test('a position whose margin is worth as much as itself is said to be safe from liquidation', async () => {
  serve(perpetualAnswers({ positions: [positionRow({ principalAmount: '6000' })] }))
  show()
  await screen.findByText(/\+100\.00/)
  expect(screen.getByText('Cannot be liquidated at this margin')).toBeTruthy()
})

test('FEAT-14.b a part of a position is closed at the market, with what it brings', async () => {
  const answers = perpetualAnswers({ positions: [positionRow()] })
  const calls = serve({ ...answers, '/swap/order/close': ok(true) })
  show()
  await screen.findByText(/\+100\.00/)
  press('Close BTC/USDT long')
  const dialog = within(await screen.findByRole('dialog', { name: 'Close BTC/USDT long' }))
  fireEvent.click(dialog.getByRole('button', { name: '50%' }))
  // 0.05 × 1,000 less 0.05 percent of 2,550.
  expect(await dialog.findByText(/\+48\.72/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: /^Close 0\.05\sBTC$/ }))
  await waitFor(() => expect(calls.find(({ url }) => url.endsWith('/order/close'))).toBeTruthy())
  const call = calls.find(({ url }) => url.endsWith('/order/close'))
  expect(call && sent(call)).toEqual({
    contractCoinId: '1',
    direction: '1',
    type: '0',
    entrustPrice: '0',
    volume: '0.0500',
  })
  expect(await screen.findByText(/^Closing order placed: BTC\/USDT long, 0\.05\sBTC$/)).toBeTruthy()
})

test('MSG-03.a more than is closable is refused at its field, and stays there', async () => {
  const calls = serve(perpetualAnswers({ positions: [positionRow({ frozenPosition: '0.04' })] }))
  show()
  await screen.findByText(/\+100\.00/)
  press('Close BTC/USDT long')
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: /Size/ })
  expect((field as HTMLInputElement).value).toBe('0.06')
  fireEvent.change(field, { target: { value: '0.07' } })
  fireEvent.click(dialog.getByRole('button', { name: /^Close 0\.07/ }))
  expect(
    await dialog.findAllByText(/More than the position has left to close: at most 0\.06\sBTC\./),
  ).not.toEqual([])
  expect((field as HTMLInputElement).value).toBe('0.07')
  expect(calls.some(({ url }) => url.endsWith('/order/close'))).toBe(false)
})

test('FEAT-14.e margin is added with the liquidation price before and after', async () => {
  const calls = serve({
    ...perpetualAnswers({ positions: [positionRow()] }),
    '/swap/order/ajust-principal': ok(null),
  })
  show()
  await screen.findByText(/\+100\.00/)
  press('Add or take margin: BTC/USDT long')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount/ }), { target: { value: '100' } })
  const row = await dialog.findByRole('row', { name: /^Liquidation/ })
  expect(shownTexts(row)).toEqual(['Liquidation', '47,762.69', '46,757.16'])
  fireEvent.click(dialog.getByRole('button', { name: /^Add 100\.00\sUSDT$/ }))
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/ajust-principal'))).toBe(true))
  const call = calls.find(({ url }) => url.endsWith('/ajust-principal'))
  expect(call && sent(call)).toEqual({ positionId: '7', principal: '100', type: '0' })
})

test('VAL-29.n no more margin is added than is available', async () => {
  serve(perpetualAnswers({ positions: [positionRow()] }))
  show()
  await screen.findByText(/\+100\.00/)
  press('Add or take margin: BTC/USDT long')
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: /Amount/ }), { target: { value: '1000.01' } })
  fireEvent.click(dialog.getByRole('button', { name: /^Add/ }))
  expect(await dialog.findAllByText(/1,000\sUSDT can be moved/)).not.toEqual([])
})

test('STATE-06.f a short takes its profit at the lower price, and a stop beyond the liquidation is warned of', async () => {
  const short = positionRow({ direction: 1, minPrice: null, maxPrice: null })
  const calls = serve({
    ...perpetualAnswers({ positions: [short], mark: '50000' }),
    '/swap/order/setZYZS': ok(null),
  })
  show()
  await screen.findByRole('button', { name: 'Close BTC/USDT short' })
  press('Take profit and stop loss: BTC/USDT short')
  const dialog = within(await screen.findByRole('dialog'))
  const stop = await dialog.findByRole('textbox', { name: /Stop loss/ })
  fireEvent.change(stop, { target: { value: '53000' } })
  expect(await dialog.findByText(/Beyond the liquidation price 52,212\.82/)).toBeTruthy()
  fireEvent.change(stop, { target: { value: '' } })
  fireEvent.change(dialog.getByRole('textbox', { name: /Take profit/ }), { target: { value: '48000' } })
  const words =
    /^When the mark price falls 4\.00% to 48,000\.00, 0\.1\sBTC are bought at the market for about \+200\.00\sUSDT, 80\.00% of the margin\.$/
  expect(await dialog.findByText(words)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/setZYZS'))).toBe(true))
  const call = calls.find(({ url }) => url.endsWith('/setZYZS'))
  expect(call && sent(call)).toEqual({ positionId: '7', minPrice: '48000' })
})

/** Reverses the long position in the list of these, and returns the calls. */
async function reverseLong(positions: ReturnType<typeof positionRow>[]) {
  const calls = serve({
    ...perpetualAnswers({ positions }),
    '/swap/order/close': ok(true),
    '/swap/order/open': ok(orderRow({ status: 3 })),
  })
  show()
  await screen.findByText(/\+100\.00/)
  press('Reverse: BTC/USDT long')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^Reverse to short 0\.1\sBTC$/ }))
  await screen.findByText(/^BTC\/USDT is now short: 0\.1\sBTC$/)
  return calls
}

test('a position is reversed by two orders after one confirmation', async () => {
  const calls = await reverseLong([positionRow()])
  const acts = calls.filter(({ url }) => /order\/(close|open)$/.test(url))
  expect(acts.map(({ url }) => url.split('/').at(-1))).toEqual(['close', 'open'])
  expect(acts.map((call) => sent(call)['direction'])).toEqual(['1', '1'])
  expect(acts[1] && sent(acts[1])['leverage']).toBe('20')
})

test('FEAT-14.c a reversal keeps the leverage that the other direction has', async () => {
  const other = positionRow({ id: 8, direction: 1, leverage: '10' })
  const calls = await reverseLong([positionRow(), other])
  const opened = calls.find(({ url }) => url.endsWith('/order/open'))
  expect(opened && sent(opened)).toMatchObject({ direction: '1', leverage: '10' })
})

test('all positions are closed with their count, after the closing orders in their way are cancelled', async () => {
  const order = orderRow({ id: 43, entrustType: 1, direction: 1 })
  const calls = serve({
    ...perpetualAnswers({
      positions: [positionRow(), positionRow({ id: 8, direction: 1 })],
      orders: [order],
    }),
    '/swap/order/cancel': ok(order),
    '/swap/order/close-all': ok(null),
  })
  show()
  await screen.findByRole('button', { name: 'Close all 2' })
  press('Close all 2')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Close all 2 positions?' }))
  expect(dialog.getByText(/1 closing order is canceled first/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Close 2 positions' }))
  await screen.findByText('2 positions are being closed')
  const acts = calls.filter(({ url }) => /order\/(cancel|close-all)$/.test(url))
  expect(acts.map((call) => sent(call))).toEqual([{ entrustId: '43' }, { contractCoinId: '1', type: '2' }])
})

test('MSG-23.d a cancelled order is confirmed with what it was', async () => {
  serve({ ...perpetualAnswers({ orders: [orderRow()] }), '/swap/order/cancel': ok(orderRow({ status: 1 })) })
  show()
  act(() => screen.getByRole('tab', { name: /Open orders/ }).click())
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel: Open long 0\.2\sBTC$/ }))
  await screen.findByText('Order canceled')
  expect(screen.getByText(/^Open long 0\.2\sBTC$/)).toBeTruthy()
})

test('STATE-05.g ENT-05.g FEAT-14.h FEAT-14.i past orders show what they brought, and a liquidation as such', async () => {
  const close = { entrustType: 1, direction: 1, status: 3, tradedVolume: '0.2', tradedPrice: '51000.00' }
  const past = [
    orderRow({ ...close, profitAndLoss: '-250', closeFee: '5.1', isBlast: 1, type: 0, entrustPrice: '0' }),
    orderRow({ id: 44, status: 1 }),
  ]
  serve(perpetualAnswers({ past }))
  show()
  act(() => screen.getByRole('tab', { name: 'Order history' }).click())
  const table = await screen.findByRole('table', { name: 'Order history' })
  await within(table).findByText('Liquidated')
  const [, first, second] = within(table).getAllByRole('row')
  expect(first && shownTexts(first).slice(1).join(' ')).toBe(
    'BTC/USDT Close long Market — Market 51,000.00 0.2 BTC 10,200.00 USDT −250.00 USDT Liquidated',
  )
  expect(second && shownTexts(second).slice(1).join(' ')).toContain('Open long Limit — 49,000.00')
  expect(second && shownTexts(second).at(-1)).toBe('Canceled')
})

test('the account shows equity as the sum of its parts', async () => {
  serve(perpetualAnswers({ positions: [positionRow()] }))
  showPerpetual(<AccountPanel market={market} />)
  const account = within(await screen.findByRole('region', { name: 'Account' }))
  expect(await account.findByText(/^1,370\.00\sUSDT$/)).toBeTruthy()
  expect(account.getByText(/^\+100\.00\sUSDT$/)).toBeTruthy()
  expect(account.getByText(/^1,000\.00\sUSDT$/)).toBeTruthy()
  expect(account.getByText(/^270\.00\sUSDT$/)).toBeTruthy()
  expect(account.getByText('BTC/USDT long')).toBeTruthy()
  expect(account.getByRole('link', { name: 'Transfer' }).getAttribute('href')).toContain('transfer=spot-swap')
})

test.each([0, 1])(
  'an account without positions has no margin rate, in margin mode %s',
  async (usdtPattern) => {
    const wallet = { usdtBalance: '0', usdtFrozenBalance: '0', usdtPattern }
    serve(perpetualAnswers({ wallet }))
    showPerpetual(<AccountPanel market={market} />)
    const account = within(await screen.findByRole('region', { name: 'Account' }))
    expect(await account.findAllByText(/^0\.00\sUSDT$/)).not.toEqual([])
    expect(account.getByText('--')).toBeTruthy()
    expect(account.queryByText(/near liquidation/)).toBeNull()
  },
)
