// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import type { CoinNetwork } from '#generated/models/coin-network.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { ConfirmWithdrawal } from './confirm-withdrawal.tsx'

const network: CoinNetwork = {
  coinName: 'XRP',
  protocol: 30,
  protocolName: 'XRP Ledger',
  decimals: 6,
  withdrawFee: decimal('0.001'),
  minWithdrawFee: decimal('0.25'),
  isWithdraw: 1,
  isRecharge: 1,
  isAutoWithdraw: 1,
  minWithdraw: decimal('20'),
  maxWithdraw: decimal('50000'),
  minRecharge: decimal('1'),
  confirms: 3,
  memoAddress: null,
}
const value = {
  coinName: 'XRP',
  coinprotocol: 30,
  address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
  memo: '104501',
  money: '1500.5',
  codeType: 1,
  code: '123456',
  payPwd: 'not-shown',
} as const

afterEach(cleanup)

test('FEAT-09.c before coins leave the member reads amount, network, address, memo, fee and what arrives', () => {
  showScreen(
    <ConfirmWithdrawal value={value} network={network} busy={false} onAnswer={() => {}} />,
    '/withdraw',
  )
  expect(shownTexts(screen.getByRole('alertdialog'))).toEqual([
    'Withdraw 1,500.50 XRP?',
    'Check every character of the address. What has been sent cannot be taken back.',
    'Network',
    'XRP Ledger',
    'Address',
    'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
    'Memo',
    '104501',
    'Fee',
    '1.5005 XRP',
    'You receive',
    '1,498.9995 XRP',
    'Cancel',
    'Withdraw',
  ])
})
