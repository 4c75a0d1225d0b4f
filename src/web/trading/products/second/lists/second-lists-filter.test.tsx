// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { november } from '#tests/support/local-time.ts'
import { address, ok, sent } from '#tests/support/screen.tsx'
import { onPhone, shownCards } from '#tests/support/shown-tables.ts'
import { pageOf } from '../../../stakes/tests/stake-answers.ts'
import { second } from '../second.tsx'
import { type Answers, NOW, order } from '../tests/second-answers.ts'
import { secondMarket as market, showSecond } from '../tests/show-second.tsx'

const { Lists } = second.parts

const show = (more: Answers = {}, feed: Parameters<typeof showSecond>[2] = {}) =>
  showSecond(<Lists market={market} confirmCancelAll={false} onAskAll={() => {}} />, more, feed)

const tab = async (name: RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('tab', { name }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pairs = ['BTC/USDT', 'ETH/USDT', 'ETH/BTC'].map((symbol, id) => {
  const [coinSymbol, baseSymbol] = symbol.split('/')
  return { id, symbol, coinSymbol, baseSymbol, coinScale: 4, baseCoinScale: 2 }
})

test('FEAT-17.e ended orders are asked for by pair, twenty at a time', async () => {
  const calls = show({ '/second/symbol': pairs })
  await tab(/History/)
  const pair = await screen.findByLabelText<HTMLSelectElement>('Pair')
  await waitFor(() => expect(pair.options).toHaveLength(4))
  expect([...pair.options].map(({ text }) => text)).toEqual(['All', 'BTC/USDT', 'ETH/USDT', 'ETH/BTC'])
  fireEvent.change(pair, { target: { value: 'ETH/BTC' } })
  const asked = () =>
    calls
      .filter(({ url }) => url.endsWith('/order/history'))
      .map(sent)
      .filter(({ pageSize }) => pageSize === '20')
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(asked().map(({ symbol }) => symbol)).toEqual([undefined, 'ETH/BTC'])
  expect(address()).toBe('/second/btc_usdt?pair=ETH%2FBTC')
})

test('FEAT-17.e on a phone each ended order is a card with its state, and so is each running one', async () => {
  onPhone()
  const [begin, end] = [november(12, 7, 5, 9), november(12, 7, 6, 9)] as const
  const won = { status: 2, result: 1, winAmount: '75.5', closePrice: '67480.30' }
  show({
    '/second/order/history': pageOf(order(5, { ...won, createTime: begin.gmt8, closeTime: end.gmt8 })),
    '/second/order/current': ok([order(1), order(2, { direction: 1, betAmount: '25.5' })]),
  })
  // Their times are those of the table.
  const cards = async (name: string) =>
    (await shownCards(name)).map((card) => card.join(' | ').replaceAll(/\d+:\d\d(?::\d\d)?/g, '…'))
  expect(await cards('Running')).toEqual([
    '… | BTC/USDT | 60 s · 75% | +75.00 USDT | Would win | Direction | Rise | Stake | 100.00 USDT | Opened at | 67,471.40 | … | Now | 67,486.00 | +14.60 | Ends | …',
    '… | BTC/USDT | 60 s · 75% | −25.50 USDT | Would lose | Direction | Fall | Stake | 25.50 USDT | Opened at | 67,471.40 | … | Now | 67,486.00 | +14.60 | Ends | …',
  ])
  await tab(/History/)
  expect(await cards('History')).toEqual([
    'BTC/USDT | +75.50 USDT | Nov 12, 2026, … | Won | Direction | Rise | Duration | 60 s · 75% | Stake | 100.00 USDT | Opened at | 67,471.40 | Closed at | 67,480.30',
  ])
})

test('the tab counts the running orders, asked for by pair, and asks again when the first of them ends', async () => {
  const calls = show({ '/second/order/current': ok([order(1), order(2)]) })
  expect((await screen.findByRole('tab', { name: /^Running/ })).textContent).toBe('Running2')
  const asked = () => calls.filter(({ url }) => url.endsWith('/order/current')).map(sent)
  await act(() => vi.advanceTimersByTimeAsync(17_000))
  expect(asked()).toEqual([{ symbol: 'BTC/USDT' }])
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  expect(asked()).toHaveLength(2)
})

test('running orders that could not be loaded can be asked for again', async () => {
  let isDown = true
  show({
    '/second/order/current': () => (isDown ? { code: 500, message: 'system-opt-fail', data: null } : ok([])),
  })
  expect(await screen.findByText('The running orders could not be loaded')).toBeTruthy()
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing is running')).toBeTruthy()
})

test('before the first price of a pair nothing is said of how an order would end', async () => {
  show({ '/second/order/current': ok([order(1)]) }, { price: null })
  const table = within(await screen.findByRole('table', { name: 'Running' }))
  await table.findByText(/67,471\.40/)
  const [, row] = table.getAllByRole('row')
  expect([...(row?.children ?? [])].slice(-4, -1).map(({ textContent }) => textContent)).toEqual([
    '——',
    '',
    '—',
  ])
})
