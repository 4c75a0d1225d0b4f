// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { pageOf, stillTickers } from '#src/web/trading/stakes/tests/stake-answers.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { bet, NOW, pair } from '../tests/option-answers.ts'
import { showOption } from '../tests/show-option.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))
const tickers = stillTickers('67486')
vi.mock('#src/web/trading/products/option/option-tickers.ts', () => ({ optionTickers: () => tickers }))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

test('FEAT-16.f past bets are asked for by pair, and running ones of their round are counted beside the result of the day', async () => {
  logIn({ token: 'token', member: ada })
  const lost = { status: 1, result: 2, createTime: NOW - 60_000 }
  const calls = await showOption({
    '/option/coin/coin-list': ok([pair(), pair({ symbol: 'ETH/BTC', coinSymbol: 'ETH', baseSymbol: 'BTC' })]),
    '/option/order/current': (call) => ok(sent(call)['optionId'] === '4126' ? [bet(4126)] : []),
    '/option/order/history': ok(
      pageOf(bet(4120, lost), bet(4119, { ...lost, baseSymbol: 'BTC', betAmount: '7' })),
    ),
  })
  expect((await screen.findByRole('tab', { name: /^Running bets/ })).textContent).toBe('Running bets1')
  expect((await screen.findByText(/^Today/)).textContent).toBe('Today −50.50\u{a0}USDT')
  const rounds = calls.filter(({ url }) => url.endsWith('/order/current')).map(sent)
  expect(rounds).toEqual([
    { symbol: 'BTC/USDT', optionId: '4127' },
    { symbol: 'BTC/USDT', optionId: '4126' },
  ])
  fireEvent.click(screen.getByRole('tab', { name: 'Past bets' }))
  fireEvent.change(await screen.findByLabelText('Pair'), { target: { value: 'ETH/BTC' } })
  const asked = () =>
    calls
      .filter(({ url }) => url.endsWith('/order/history'))
      .map(sent)
      .filter(({ symbol }) => symbol !== undefined)
  await waitFor(() => expect(asked()).toHaveLength(1))
  expect(asked()).toMatchObject([{ symbol: 'ETH/BTC', pageSize: '20' }])
})

test('nothing of a member is asked for a visitor', async () => {
  const calls = await showOption()
  const own = calls.map(({ url }) => url).filter((url) => /order|wallet|setting/.test(url))
  expect(own).toEqual([])
})
