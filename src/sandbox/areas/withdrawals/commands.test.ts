import { expect, test } from 'vitest'
import { WithdrawalStatus } from '#generated/wire/withdrawal-status.ts'
import { HOLD } from '../../kernel/ledger.ts'
import type { CodePurpose } from '../auth/codes.ts'
import type { Command } from '../state.ts'
import { withdrawalsOf } from './commands.ts'
import { withdrawalLimits } from './limits.ts'
import { START } from '../spot/testing-spot.ts'
import {
  heldIn,
  lastPostings,
  MEMBER,
  memberIn,
  OTHER,
  postingsIn,
  unitsOf,
} from '../wallets/testing-money.ts'
import { ask, withdrawalIn, withdrawingExchange } from './testing-withdrawals.ts'

test('STATE-01.a FEAT-09.b a withdrawal begins with its whole record and one posting that freezes its amount', () => {
  const { state, run } = withdrawingExchange()
  const to = { coin: 'OBX', protocol: 1, address: 'there', memo: '42', units: unitsOf('3000'), inside: OTHER }
  expect(run(ask(to), START + 5)).toBe(1)
  expect(state.withdrawals).toEqual({
    1: {
      ...to,
      id: 1,
      member: MEMBER,
      fee: unitsOf('3'),
      time: START + 5,
      status: WithdrawalStatus.PENDING,
      hash: null,
      processed: null,
    },
  })
  expect(lastPostings(state, 1)).toEqual([
    {
      time: START + 5,
      type: HOLD,
      reference: 'withdrawal 1',
      entries: [
        [`m${MEMBER} spot OBX available`, -unitsOf('3000')],
        [`m${MEMBER} spot OBX frozen`, unitsOf('3000')],
      ],
    },
  ])
  expect(run(ask({ member: OTHER }))).toBe(2)
  expect(run(ask({ factor: { by: 'totp', step: 2 } }))).toBe(3)
  const idsOf = (member: number): number[] => withdrawalsOf(state, member).map(({ id }) => id)
  expect([idsOf(MEMBER), idsOf(OTHER), idsOf(600_003)]).toEqual([[3, 1], [2], []])
  delete state.withdrawals['1']
  expect(idsOf(MEMBER)).toEqual([3])
})

const lock = (kind: 'spot' | 'swap', coin: string, member: number): Command => ({
  type: 'wallet.lock',
  member,
  kind,
  coin,
  locked: true,
})

test.each<[what: string, key: string, fields: Parameters<typeof ask>[0], locked?: Command]>([
  ['of no coin', 'coin-not-support', { coin: 'NOPE' }],
  ['over a network without the coin', 'coin-not-support', { protocol: 2 }],
  ['of nobody', 'coin-not-support', { member: 600_003 }],
  ['of a locked wallet', 'wallet-locked', {}, lock('spot', 'USDT', MEMBER)],
  ['that is all fee', 'withdraw-min', { units: unitsOf('1') }],
  ['below its fee', 'withdraw-min', { units: unitsOf('0.99999999') }],
  ['of more than there is', 'insufficient-balance', { units: unitsOf('10000.00000001') }],
  ['with a used step', 'verification-code-incorrect', { factor: { by: 'totp', step: 0 } }],
  ['by text without a phone', 'not-bind-phone', { factor: { by: 'sms', code: '1' } }],
  ['by mail without an address', 'not-bind-email', { factor: { by: 'email', code: '1' } }],
])('FEAT-09.ai a withdrawal %s is refused: %s; nothing changes', (_, key, fields, locked) => {
  const { state, run } = withdrawingExchange()
  if (locked !== undefined) run(locked)
  const before = postingsIn(state)
  expect(run(ask(fields))).toBe(key)
  expect([state.withdrawals, state.nextWithdrawalId, state.ownWithdrawals]).toEqual([{}, 1, {}])
  expect(postingsIn(state)).toBe(before)
  expect(memberIn(state).totp?.used).toBe(0)
})

test.each<[what: string, fields: Parameters<typeof ask>[0], locked?: Command]>([
  ['one unit above its fee', { units: unitsOf('1.00000001') }],
  ['of the whole balance', { units: unitsOf('10000') }],
  ['beside a locked wallet of another coin', {}, lock('spot', 'BTC', MEMBER)],
  ['beside a locked wallet of another account', {}, lock('swap', 'USDT', MEMBER)],
  ['beside a locked wallet of another member', {}, lock('spot', 'USDT', OTHER)],
])('FEAT-09.a VAL-29.a a withdrawal %s is made', (_, fields, locked) => {
  const { state, run } = withdrawingExchange()
  if (locked !== undefined) run(locked)
  expect(run(ask(fields))).toBe(1)
  const { units } = withdrawalIn(state)
  expect([heldIn(state, 'USDT'), heldIn(state, 'USDT', { bucket: 'frozen' })]).toEqual([
    unitsOf('10000') - units,
    units,
  ])
})

test('FEAT-09.e a step of an authenticator allows one withdrawal, and none before it does', () => {
  const { state, run } = withdrawingExchange()
  const used = memberIn(state).totp?.used
  const step = (number: number) => run(ask({ factor: { by: 'totp', step: number } }))
  expect([used, step(7), step(7), step(6), step(8)]).toEqual([
    0,
    1,
    'verification-code-incorrect',
    'verification-code-incorrect',
    2,
  ])
  expect(memberIn(state).totp).toEqual({ secret: 'AAAA', used: 8 })
  expect(memberIn(state, OTHER).totp?.used).toBe(0)
  memberIn(state).totp = null
  expect(step(9)).toBe('verification-code-incorrect')
})

test.each([
  ['sms', 'phone', '13800000009'],
  ['email', 'email', 'me@example.org'],
] as const)(
  'FEAT-09.i a code by %s allows one withdrawal of the member whose %s it is',
  (by, field, address) => {
    const { state, run } = withdrawingExchange()
    memberIn(state)[field] = address
    const send = (purpose: CodePurpose, channel: 'sms' | 'email', to: string, code: string) =>
      run({ type: 'code.send', purpose, channel, address: to, code })
    const spend = (code: string) => run(ask({ factor: { by, code } }))
    send('fund-password', by, address, '111111')
    send('withdraw', by === 'sms' ? 'email' : 'sms', address, '111111')
    send('withdraw', by, `${address}0`, '111111')
    expect(spend('111111')).toBe('verification-code-not-exists')
    send('withdraw', by, address, '222222')
    expect(spend('111111')).toBe('verification-code-incorrect')
    expect(spend('222222')).toBe(1)
    expect(spend('222222')).toBe('verification-code-not-exists')
  },
)

test('VAL-29.a FEAT-09.a a withdrawal has the limits of its coin on its network; none where it cannot leave', () => {
  const { state } = withdrawingExchange()
  const asking = { state, member: memberIn(state), time: START }
  const body = { address: '', money: '1', code: '', codeType: 1, payPwd: '', remark: '' } as const
  const limitsOf = (unit: string, coinprotocol: number) => [
    withdrawalLimits.createWithdrawal?.(asking, { ...body, coinName: unit, coinprotocol }),
    withdrawalLimits.saveAddress?.(asking, { ...body, unit, coinprotocol }),
  ]
  const ripple = { addressPattern: '^r[1-9A-HJ-NP-Za-km-z]{24,34}$', memoPattern: String.raw`^\d{1,10}$` }
  const amounts = { minWithdraw: '20.00000000', maxWithdraw: '2000000.00000000', decimals: 6 }
  expect(limitsOf('xrp', 6)).toEqual([{ ...ripple, ...amounts, balance: '10000.00000000' }, ripple])
  const tron = { addressPattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$', memoPattern: '(?!)' }
  expect(limitsOf('USDT', 3)[1]).toEqual(tron)
  const nothing = { addressPattern: null, memoPattern: null }
  for (const [unit, protocol] of [
    ['BTC', 4],
    ['XRP', 3],
    ['NOPE', 3],
  ] as const)
    expect(limitsOf(unit, protocol)).toEqual([
      { ...nothing, minWithdraw: null, maxWithdraw: null, decimals: null, balance: null },
      nothing,
    ])
})
