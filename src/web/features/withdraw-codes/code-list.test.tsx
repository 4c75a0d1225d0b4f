// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { copiedBy } from '#tests/support/copied.ts'
import { november } from '#tests/support/local-time.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { WithdrawCodeStatus } from '#generated/models/withdraw-code-status.ts'
import type { WithdrawCode } from '#generated/models/withdraw-code.ts'
import { id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { instant } from '#src/core/time/instant.ts'
import type { Member } from '#src/web/session/member.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { CodeList } from './code-list.tsx'
import { ConfirmRedeem } from './confirm-redeem.tsx'
import { ada } from '#src/web/session/tests/ada.ts'

const [late, early, dealt, end] = [
  november(12, 7, 5),
  november(11, 18, 30),
  november(11, 20, 45),
  november(19, 7, 5),
] as const
const open = {
  id: 20_002,
  memberId: 600_012,
  withdrawCode: 'QWERTYUIOPASDFGH',
  withdrawAmount: '0.25',
  status: 0,
  coinId: 'BTC',
  createTime: late.gmt8,
  dealTime: null,
  rmemberId: null,
  remark: null,
  expireTime: end.gmt8,
}
const redeemed = {
  ...open,
  id: 20_001,
  withdrawCode: 'ZXCVBNMLKJHGFDSA',
  withdrawAmount: '1500.5',
  status: 3,
  coinId: 'USDT',
  createTime: early.gmt8,
  dealTime: dealt.gmt8,
  rmemberId: 600_034,
}

afterEach(() => {
  cleanup()
  logOut()
})

test('FEAT-10.c STATE-03.d codes: time, coin, amount, masked code, state, end and redeemer; the file has no code', async () => {
  serve({ '/uc/withdrawcode/record': ok({ content: [open, redeemed], totalElements: 2, totalPages: 1 }) })
  showScreen(<CodeList />, '/withdrawCode')
  expect(await shownTable('Your codes')).toEqual([
    ['Generated', 'Coin', 'Amount', 'Withdraw code', 'Status', 'End time', 'Redeemed by'],
    [
      'Nov 12, 2026, 07:05',
      'BTC',
      '0.25 BTC',
      'QWER••••DFGH',
      'To be exchanged',
      'Until Nov 19, 2026, 07:05',
      '—',
    ],
    [
      'Nov 11, 2026, 18:30',
      'USDT',
      '1,500.50 USDT',
      'ZXCV••••FDSA',
      'Completed',
      'Nov 11, 2026, 20:45',
      '600034',
    ],
  ])
  expect(await savedFile()).toEqual({
    name: 'withdraw codes.csv',
    lines: [
      ['Generated (UTC)', 'Coin', 'Amount', 'Status', 'End time (UTC)', 'Redeemed by'],
      [late.utc, 'BTC', '0.25', 'To be exchanged', '', ''],
      [early.utc, 'USDT', '1500.5', 'Completed', dealt.utc, '600034'],
    ],
  })
})

test('FEAT-10.d before a code is redeemed the member reads its amount and what becomes of it', () => {
  const code: WithdrawCode = {
    ...open,
    status: WithdrawCodeStatus.PROCESSING,
    id: id('20002'),
    memberId: id('600012'),
    withdrawAmount: decimal('0.25'),
    createTime: instant(late.ms),
    expireTime: instant(end.ms),
  }
  const show = (member: Member): readonly string[] => {
    logIn({ token: 'token', member })
    const nothing = (): void => {}
    showScreen(
      <ConfirmRedeem code={code} onDone={nothing} onRefused={nothing} onCancel={nothing} />,
      '/withdrawCode',
    )
    const texts = shownTexts(screen.getByRole('alertdialog'))
    cleanup()
    return texts
  }
  expect(show({ ...ada, id: '600034' })).toEqual([
    'Redeem 0.25 BTC?',
    'Code QWER••••DFGH. The coins are in your spot account at once, and the code is used up.',
    'Cancel',
    'Redeem',
  ])
  expect(show(ada)).toEqual([
    'Take back 0.25 BTC?',
    'This is your own code QWER••••DFGH. Redeeming it brings the coins back; nobody else can use it then.',
    'Cancel',
    'Take back',
  ])
})

test('FEAT-10.c a masked code is copied in full; one without value cannot be copied', async () => {
  serve({ '/uc/withdrawcode/record': ok({ content: [open, redeemed], totalElements: 2, totalPages: 1 }) })
  showScreen(<CodeList />, '/withdrawCode')
  expect(await copiedBy(/^Copy/)).toEqual([['Copy code', 'QWERTYUIOPASDFGH']])
})
