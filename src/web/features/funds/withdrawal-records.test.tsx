// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone, savedFile, shownCards, shownTable } from '#tests/support/shown-tables.ts'
import { arrived, returned, reviewed, withdrawals } from './tests/withdrawals.ts'
import { WithdrawalRecords } from './withdrawal-records.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const [first, second, third] = [november(12, 7, 5), november(11, 18, 30), november(9, 23, 59)] as const

function showWithdrawals(): void {
  serve({ '/uc/withdraw/list': withdrawals(arrived, reviewed, returned) })
  showScreen(<WithdrawalRecords />, '/withdraw')
}

test('FEAT-09.f ENT-09.b withdrawals: time, amount, target, the three fees, what arrives and the state', async () => {
  showWithdrawals()
  expect(await shownTable('Withdrawal records')).toEqual([
    [
      'Time',
      'Amount',
      'Network and address',
      'Fee payable',
      'Fee deducted',
      'Fee paid',
      'You receive',
      'Status',
    ],
    [
      'Nov 12, 2026, 07:05',
      '0.75 BTC',
      'Bitcoin bc1qx7k2…s0v5n8',
      '0.0005 BTC',
      '0.0002 BTC',
      '0.0003 BTC',
      '0.7497 BTC',
      'Success',
    ],
    [
      'Nov 11, 2026, 18:30',
      '250.50 XRP',
      'XRP Ledger rEb8TK3g…8DuaLh',
      '0.40 XRP',
      '0.15 XRP',
      '0.25 XRP',
      '250.25 XRP',
      'Reviewing',
    ],
    [
      'Nov 09, 2026, 23:59',
      '80 USDT',
      'Tron TQn9Y2kh…KcbLSE',
      '1.20 USDT',
      '— USDT',
      '0 USDT',
      'Returned',
      'Failure',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'openbourse-withdrawals.csv',
    lines: [
      [
        'Time (UTC)',
        'Coin',
        'Amount',
        'Network',
        'Address',
        'Memo',
        'Fee payable',
        'Fee deducted',
        'Fee paid',
        'You receive',
        'Status',
        'Transaction',
      ],
      [
        first.utc,
        'BTC',
        '0.75000000',
        'Bitcoin',
        arrived.address,
        '',
        '0.00050000',
        '0.00020000',
        '0.00030000',
        '0.74970000',
        'Success',
        arrived.hash,
      ],
      [
        second.utc,
        'XRP',
        '250.5',
        'XRP Ledger',
        reviewed.address,
        '104501',
        '0.4',
        '0.15',
        '0.25',
        '250.25',
        'Reviewing',
        '',
      ],
      [third.utc, 'USDT', '80', 'Tron', returned.address, '', '1.2', '', '0', '', 'Failure', ''],
    ],
  })
})

test('FEAT-09.f ENT-09.b a withdrawal on a phone: what it paid and what arrives, without fees of nothing', async () => {
  onPhone()
  showWithdrawals()
  expect(await shownCards('Withdrawal records')).toEqual([
    [
      'Bitcoin',
      'bc1qx7k2…s0v5n8',
      '0.75 BTC',
      'Nov 12, 2026, 07:05',
      'Success',
      'Fee payable',
      '0.0005',
      'BTC',
      'Fee deducted',
      '0.0002',
      'BTC',
      'Fee paid',
      '0.0003',
      'BTC',
      'You receive',
      '0.7497 BTC',
    ],
    [
      'XRP Ledger',
      'rEb8TK3g…8DuaLh',
      '250.50 XRP',
      'Nov 11, 2026, 18:30',
      'Reviewing',
      'Fee payable',
      '0.40',
      'XRP',
      'Fee deducted',
      '0.15',
      'XRP',
      'Fee paid',
      '0.25',
      'XRP',
      'You receive',
      '250.25 XRP',
    ],
    [
      'Tron',
      'TQn9Y2kh…KcbLSE',
      '80 USDT',
      'Nov 09, 2026, 23:59',
      'Failure',
      'Fee payable',
      '1.20',
      'USDT',
      'You receive',
      'Returned',
    ],
  ])
})

test.each([
  ['while one is under way', [arrived, reviewed], true],
  ['not once all have ended', [arrived, returned], false],
] as const)(
  'STATE-01.g withdrawals are looked at again after four seconds: %s',
  async (_, rows, isLookedAt) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const calls = serve({ '/uc/withdraw/list': withdrawals(...rows) })
    showScreen(<WithdrawalRecords />, '/withdraw')
    await screen.findByRole('table')
    await screen.findByText('Success')
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    expect(calls.length > 1).toBe(isLookedAt)
  },
)
