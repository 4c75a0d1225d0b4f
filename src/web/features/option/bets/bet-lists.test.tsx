// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { pageOf, stillTickers } from '#src/web/trading/stakes/tests/stake-answers.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { OptionScreen } from '../option-screen.tsx'
import { type Answers, BEGIN, bet, NOW, optionAnswers, round } from '../tests/option-answers.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))
const tickers = stillTickers('67486')
vi.mock('#src/web/trading/products/option/option-tickers.ts', () => ({ optionTickers: () => tickers }))

function show(more: Answers): void {
  serve(optionAnswers(more))
  showScreen(<OptionScreen />, '/option')
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

test('FEAT-16.e FEAT-16.d running bets: round, stake, fee and prices, and how each would end; one that has not opened has no outcome', async () => {
  const own = [
    bet(4126, { createTime: november(20, 9, 1).ms, betAmount: '50', fee: '0.5' }),
    bet(4127, { createTime: november(20, 9, 4).ms, betAmount: '120', fee: '1.2', direction: 1 }),
  ]
  show({
    '/option/order/current': (call) => ok(own.filter((_, at) => sent(call)['optionId'] === `${4126 + at}`)),
  })
  const table = within(await screen.findByRole('table', { name: 'Running bets' }))
  await waitFor(() => expect(table.getAllByRole('timer')).toHaveLength(2))
  const shown = await shownTable('Running bets', { constant: ['Now'] })
  // The countdown before each round goes on while the test runs.
  expect(shown.map(([first = '', ...others]) => [first.replace(/^\d:\d\d /, ''), ...others])).toEqual([
    ['Round', 'Direction', 'Stake', 'Fee', 'Opened at', 'Now', 'State', 'If it ended now'],
    [
      'Round 4127 09:04:00',
      'Fall',
      '120.00 USDT',
      '1.20',
      '—',
      '67,486.00',
      `Opens ${new Date(BEGIN + 300_000).toTimeString().slice(0, 8)}`,
      '—',
    ],
    [
      'Round 4126 09:01:00',
      'Rise',
      '50.00 USDT',
      '0.50',
      '67,402.60',
      '67,486.00',
      'Would win',
      '+43.60 USDT',
    ],
  ])
})

test.each([
  ['67479.25', 'Rise leads', 'Would win', '+43.60'],
  ['67479.26', 'No move yet', 'Would be tied', '0.00'],
  ['67492.74', 'No move yet', 'Would be tied', '0.00'],
  ['67492.75', 'Fall leads', 'Would lose', '−50.50'],
])(
  'FEAT-16.e a round that opened at %s: %s, for a move below the ignored share ties a bet',
  async (openPrice, leads, outcome, net) => {
    show({
      '/option/option/opening': ok([round(4126, BEGIN - 300_000, { status: 1, openPrice })]),
      '/option/order/current': (call) => ok(sent(call)['optionId'] === '4126' ? [bet(4126)] : []),
    })
    const drawn = within(await screen.findByRole('region', { name: 'Round 4126 is drawn' }))
    expect(await drawn.findByText(outcome)).toBeTruthy()
    expect([drawn.queryByText(leads), drawn.queryByText(net)]).not.toContain(null)
    const table = await screen.findByRole('table', { name: 'Running bets' })
    await within(table).findByText('Round 4126')
    const [, row] = within(table).getAllByRole('row')
    expect(row && shownTexts(row).slice(-2)).toEqual([outcome, `${net} USDT`])
  },
)

test('FEAT-16.f past bets: round, stake, fees and result of each, and the same in the file', async () => {
  const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const
  const [won, lost] = [
    { status: 1, result: 1, rewardAmount: '45.00', winFee: '0.90', createTime: late.ms },
    { status: 1, result: 2, direction: 1, betAmount: '120.00', fee: '1.20', createTime: early.ms },
  ]
  show({
    '/option/order/history': ok(
      pageOf(bet(4121, won), bet(4118, { ...lost, symbol: 'ETH/BTC', coinSymbol: 'ETH', baseSymbol: 'BTC' })),
    ),
  })
  fireEvent.click(await screen.findByRole('tab', { name: 'Past bets' }))
  await screen.findByRole('cell', { name: '4118' })
  expect(await shownTable('Past bets')).toEqual([
    ['Time', 'Pair', 'Round', 'Direction', 'Stake', 'Fee', 'Fee on gain', 'State', 'Result'],
    [
      'Nov 12, 2026, 07:05:09',
      'BTC/USDT',
      '4121',
      'Rise',
      '50.00 USDT',
      '0.50',
      '0.90',
      'Won',
      '+43.60 USDT',
    ],
    ['Nov 11, 2026, 18:30:41', 'ETH/BTC', '4118', 'Fall', '120.00 BTC', '1.20', '—', 'Lost', '−121.20 BTC'],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-options.csv',
    lines: [
      ['Time (UTC)', 'Pair', 'Round', 'Direction', 'Stake', 'Coin', 'Fee', 'Fee on gain', 'State', 'Result'],
      [late.utc, 'BTC/USDT', '4121', 'Rise', '50.00', 'USDT', '0.50', '0.90', 'Won', '43.60'],
      [early.utc, 'ETH/BTC', '4118', 'Fall', '120.00', 'BTC', '1.20', '', 'Lost', '-121.20'],
    ],
  })
})
