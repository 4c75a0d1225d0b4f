// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { copiedBy } from '#tests/support/copied.ts'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { arrived, returned, reviewed, withdrawals } from './tests/withdrawals.ts'
import { WithdrawalRecords } from './withdrawal-records.tsx'

afterEach(cleanup)

const onItsWay = { ...reviewed, status: 1 }
const refused = { ...returned, status: -1, withdrawInfo: 'The address is blocked.' }
const failed = { ...returned, processTime: null }

function showWithdrawals(...rows: readonly object[]): void {
  serve({ '/uc/withdraw/list': withdrawals(...rows) })
  showScreen(<WithdrawalRecords />, '/withdraw')
}

/** Opens the details behind a button. Returns their title, steps and facts, and closes them. */
async function details(button: string) {
  fireEvent.click(await screen.findByRole('button', { name: button }))
  const dialog = within(screen.getByRole('dialog'))
  const texts = {
    title: shownTexts(dialog.getByRole('heading')).join(' '),
    steps: within(dialog.getByRole('list', { name: 'Status' }))
      .getAllByRole('listitem')
      .map((step) => shownTexts(step).join(' ')),
    facts: dialog
      .getAllByRole('definition')
      .map((value) => shownTexts(value.parentElement ?? value, 'button').join(': ')),
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  return texts
}

test('FEAT-09.f ENT-09.c STATE-01.f the details of one withdrawal after another: its way, where it goes and what it cost', async () => {
  showWithdrawals(arrived, reviewed, refused)
  expect(await details('Details XRP 70002')).toEqual({
    title: 'Withdrawal of 250.50 XRP',
    steps: [
      'Reviewing , in progress Nov 11, 2026, 18:30',
      'Being sent , still to come',
      'Success , still to come',
    ],
    facts: [
      'Network: XRP Ledger',
      'Address: rEb8TK3g…8DuaLh',
      'Memo: 104501',
      'Transaction: —',
      'Fee payable: 0.40 XRP',
      'Fee deducted: 0.15 XRP',
      'Fee paid: 0.25 XRP',
      'You receive: 250.25 XRP',
    ],
  })
  expect(await details('Details BTC 70003')).toEqual({
    title: 'Withdrawal of 0.75 BTC',
    steps: [
      'Reviewing , done Nov 12, 2026, 07:05',
      'Being sent , done',
      'Success , done Nov 13, 2026, 09:15',
    ],
    facts: [
      'Network: Bitcoin',
      'Address: bc1qx7k2…s0v5n8',
      'Transaction: f4a1c09e…01cc88',
      'Fee payable: 0.0005 BTC',
      'Fee deducted: 0.0002 BTC',
      'Fee paid: 0.0003 BTC',
      'You receive: 0.7497 BTC',
    ],
  })
  expect(await details('Details USDT 70001')).toEqual({
    title: 'Withdrawal of 80 USDT',
    steps: [
      'Reviewing , done Nov 09, 2026, 23:59',
      'Failure , failed Nov 13, 2026, 09:15 · The address is blocked. The amount was returned to your spot account.',
    ],
    facts: ['Network: Tron', 'Address: TQn9Y2kh…KcbLSE', 'Transaction: —', 'Returned: 80 USDT'],
  })
})

test('STATE-01.bdf a withdrawal on its way, and one that failed without a word, say how far they are', async () => {
  showWithdrawals(onItsWay, failed)
  expect((await details('Details XRP 70002')).steps).toEqual([
    'Reviewing , done Nov 11, 2026, 18:30',
    'Being sent , in progress',
    'Success , still to come',
  ])
  expect((await details('Details USDT 70001')).steps).toEqual([
    'Reviewing , done Nov 09, 2026, 23:59',
    'Failure , failed The amount was returned to your spot account.',
  ])
})

test('FEAT-09.f shortened addresses and transactions of a withdrawal are copied whole', async () => {
  showWithdrawals(arrived, reviewed)
  expect(await copiedBy(/^Copy/)).toEqual([
    ['Copy address', arrived.address],
    ['Copy address', reviewed.address],
  ])
  fireEvent.click(await screen.findByRole('button', { name: 'Details BTC 70003' }))
  const ofDialog = (await copiedBy(/^Copy/)).slice(-2)
  expect(ofDialog).toEqual([
    ['Copy address', arrived.address],
    ['Copy transaction', arrived.hash],
  ])
})
