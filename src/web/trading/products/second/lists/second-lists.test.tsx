// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { november } from '#tests/support/local-time.ts'
import { ok } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { pageOf } from '../../../stakes/tests/stake-answers.ts'
import { second } from '../second.tsx'
import { type Answers, gmt8, NOW, order } from '../tests/second-answers.ts'
import { secondMarket as market, showSecond } from '../tests/show-second.tsx'

const { Lists } = second.parts

const show = (more: Answers) =>
  showSecond(<Lists market={market} confirmCancelAll={false} onAskAll={() => {}} />, more)

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  logOut()
  vi.useRealTimers()
})

test('FEAT-17.e ended orders: begin, end, cycle, prices and result of each, and the same in the file', async () => {
  const [late, early] = [november(12, 7, 5, 9), november(11, 18, 30, 41)] as const
  const [lateEnd, earlyEnd] = [november(12, 7, 6, 9), november(11, 18, 31, 11)] as const
  const won = {
    result: 1,
    winAmount: '75.5',
    closePrice: '67480.30',
    createTime: late.gmt8,
    closeTime: lateEnd.gmt8,
  }
  const lost = {
    symbol: 'ETH/BTC',
    coinSymbol: 'BTC',
    direction: 1,
    cycleId: 1,
    cycleLength: 30,
    cycleRate: '0.7',
    betAmount: '0.25',
    openPrice: '0.041',
    closePrice: '0.0425',
    result: 2,
    createTime: early.gmt8,
    closeTime: earlyEnd.gmt8,
  }
  show({ '/second/order/history': pageOf(order(5, { status: 2, ...won }), order(4, { status: 2, ...lost })) })
  fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
  await screen.findByRole('cell', { name: 'ETH/BTC' })
  expect(await shownTable('History')).toEqual([
    ['Time', 'Pair', 'Direction', 'Duration', 'Stake', 'Opened at', 'Closed at', 'State', 'Result'],
    [
      'Nov 12, 2026, 07:05:09',
      'BTC/USDT',
      'Rise',
      '60 s · 75%',
      '100.00 USDT',
      '67,471.40',
      '67,480.30',
      'Won',
      '+75.50 USDT',
    ],
    [
      'Nov 11, 2026, 18:30:41',
      'ETH/BTC',
      'Fall',
      '30 s · 70%',
      '0.25 BTC',
      '0.041',
      '0.0425',
      'Lost',
      '−0.25 BTC',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-seconds.csv',
    lines: [
      [
        'Time (UTC)',
        'Ends (UTC)',
        'Pair',
        'Direction',
        'Duration',
        'Stake',
        'Coin',
        'Opened at',
        'Closed at',
        'State',
        'Result',
      ],
      [late.utc, lateEnd.utc, 'BTC/USDT', 'Rise', '60', '100', 'USDT', '67471.40', '67480.30', 'Won', '75.5'],
      [early.utc, earlyEnd.utc, 'ETH/BTC', 'Fall', '30', '0.25', 'BTC', '0.041', '0.0425', 'Lost', '-0.25'],
    ],
  })
})

test('FEAT-17.c FEAT-17.d running orders: cycle, stake, prices and end of each, and a tie while the price is the one at the begin', async () => {
  const fall = {
    direction: 1,
    cycleId: 1,
    cycleLength: 30,
    cycleRate: '0.7',
    betAmount: '240',
    openPrice: '67486',
    createTime: gmt8(NOW - 9_000),
    closeTime: gmt8(NOW + 21_000),
  }
  show({ '/second/order/current': ok([order(1), order(2, fall)]) })
  await screen.findByText(/67,471\.40/)
  const clock = (ms: number): string => new Date(ms).toTimeString().slice(0, 8)
  const shown = await shownTable('Running')
  // The countdown before each order goes on while the test runs.
  expect(shown.map(([first = '', ...others]) => [first.replace(/^\d:\d\d /, ''), ...others])).toEqual([
    ['Order', 'Direction', 'Stake', 'Opened at', 'Now', 'State', 'If it ended now', 'Ends'],
    [
      'BTC/USDT 60 s · 75%',
      'Rise',
      '100.00 USDT',
      `67,471.40 ${clock(NOW - 42_000)}`,
      '67,486.00 +14.60',
      'Would win',
      '+75.00 USDT',
      clock(NOW + 18_000),
    ],
    [
      'BTC/USDT 30 s · 70%',
      'Fall',
      '240.00 USDT',
      `67,486.00 ${clock(NOW - 9_000)}`,
      '67,486.00 0.00',
      'Would be tied',
      '0.00 USDT',
      clock(NOW + 21_000),
    ],
  ])
})
