import { expect, test } from 'vitest'
import { TransactionType as T } from '#generated/wire/transaction-type.ts'
import { START } from '../spot/testing-spot.ts'

import type { Command, State } from '../state.ts'
import {
  heldIn,
  lastPostings,
  MEMBER,
  memberIn,
  moneyExchange,
  OTHER,
  postingsIn,
  unitsOf,
} from '../wallets/testing-money.ts'
import { CODE_LIFE, withdrawCodeFrozen, type WithdrawCodeRecord } from './commands.ts'
import { withdrawCodeLimits } from './limits.ts'

const make = (
  fields: Partial<Pick<WithdrawCodeRecord, 'member' | 'secret' | 'coin' | 'units'>> = {},
): Command => ({
  type: 'withdrawCode.make',
  member: MEMBER,
  secret: 'abc',
  coin: 'BTC',
  units: unitsOf('25'),
  ...fields,
})
const redeem = (member: number, secret = 'abc'): Command => ({ type: 'withdrawCode.redeem', member, secret })
const codeIn = ({ withdrawCodes }: State, secret = 'abc'): WithdrawCodeRecord => {
  const code = withdrawCodes[`@${secret}`]
  if (code === undefined) throw new RangeError(`no code ${secret}`)
  return code
}

test('STATE-03.a a code has its whole record, and freezes its amount in one posting', () => {
  const { state, run } = moneyExchange()
  run(make({ secret: 'other', member: OTHER }))
  run(make(), START + 5)
  const { ends, ...record } = codeIn(state)
  expect(record).toEqual({
    id: 2,
    member: MEMBER,
    secret: 'abc',
    coin: 'BTC',
    units: unitsOf('25'),
    made: START + 5,
    redeemed: null,
    failed: null,
  })
  expect(state.due.items.find(({ id }) => id === ends)?.time).toBe(START + 5 + 30 * 86_400_000)
  expect(lastPostings(state, 1)).toEqual([
    {
      time: START + 5,
      type: T.WITHDRAWCODE_OUT,
      reference: 'withdraw code 2',
      entries: [
        [`m${MEMBER} spot BTC available`, unitsOf('-25')],
        [`m${MEMBER} spot BTC frozen`, unitsOf('25')],
      ],
    },
  ])
  expect(state.ownWithdrawCodes).toEqual({ [MEMBER]: ['@abc'], [OTHER]: ['@other'] })
})

test.each([OTHER, MEMBER])(
  'STATE-03.c FEAT-10.a a code is redeemed once, by member %i too, in one posting',
  (member) => {
    const { state, run, until, events } = moneyExchange()
    run(make())
    const made = codeIn(state)
    expect(run(redeem(member, ' ABC '), START + 9)).toBeUndefined()
    const redeemed = { ...made, redeemed: { time: START + 9, by: member } }
    expect(codeIn(state)).toEqual(redeemed)
    expect(lastPostings(state, 1)).toEqual([
      {
        time: START + 9,
        type: T.WITHDRAWCODE_IN,
        reference: 'withdraw code 1',
        entries: [
          [`m${MEMBER} spot BTC frozen`, unitsOf('-25')],
          [`m${member} spot BTC available`, unitsOf('25')],
        ],
      },
    ])
    const before = postingsIn(state)
    expect([run(redeem(OTHER)), run(redeem(MEMBER))]).toEqual([
      'recharge-code-invalid',
      'recharge-code-invalid',
    ])
    // Nothing of it waits for its end.
    expect(state.due.items.some(({ payload }) => payload.type === 'withdrawCode.end')).toBe(false)
    until(START + CODE_LIFE)
    expect(codeIn(state)).toEqual(redeemed)
    expect(postingsIn(state)).toBe(before)
    expect(events.filter(({ type }) => type === 'fault')).toEqual([])
  },
)

test('STATE-03.b a code that nobody redeemed ends after thirty days, to the millisecond, locked wallet or not', () => {
  const { state, run, until } = moneyExchange()
  run(make(), START)
  const made = codeIn(state)
  run({ type: 'wallet.lock', member: MEMBER, kind: 'spot', coin: 'BTC', locked: true })
  until(START + CODE_LIFE - 1)
  expect(codeIn(state)).toEqual(made)
  until(START + CODE_LIFE)
  expect(codeIn(state)).toEqual({ ...made, failed: START + CODE_LIFE })
  expect(lastPostings(state, 1)).toEqual([
    {
      time: START + CODE_LIFE,
      type: T.WITHDRAWCODE_IN,
      reference: 'withdraw code 1',
      entries: [
        [`m${MEMBER} spot BTC frozen`, unitsOf('-25')],
        [`m${MEMBER} spot BTC available`, unitsOf('25')],
      ],
    },
  ])
  expect(run(redeem(OTHER))).toBe('recharge-code-invalid')
})

test('STATE-03.c a code is redeemed up to its last millisecond', () => {
  const { state, run } = moneyExchange()
  run(make(), START)
  expect(run(redeem(OTHER), START + CODE_LIFE - 1)).toBeUndefined()
  expect(heldIn(state, 'BTC', { member: OTHER })).toBe(unitsOf('10025'))
})

const lock = (member: number, kind: 'spot' | 'swap', coin: string): Command => ({
  type: 'wallet.lock',
  member,
  kind,
  coin,
  locked: true,
})

test.each<[what: string, before: readonly Command[], command: Command, key: string]>([
  ['of a locked wallet', [lock(MEMBER, 'spot', 'BTC')], make(), 'wallet-locked'],
  ['that is there already', [make()], make({ member: OTHER }), 'information-expired'],
  ['of more than there is', [], make({ units: unitsOf('10000.00000001') }), 'insufficient-balance'],
  ['that nobody made', [make()], redeem(OTHER, 'abd'), 'recharge-code-not-found'],
  ['into a locked wallet', [make(), lock(OTHER, 'spot', 'BTC')], redeem(OTHER), 'wallet-locked'],
])('FEAT-10.a a code %s is refused, and nothing changes', (_, before, command, key) => {
  const { state, run } = moneyExchange()
  for (const each of before) run(each)
  const [codes, next, postings] = [{ ...state.withdrawCodes }, state.nextWithdrawCodeId, postingsIn(state)]
  expect(run(command)).toBe(key)
  expect([state.withdrawCodes, state.nextWithdrawCodeId, postingsIn(state)]).toEqual([codes, next, postings])
})

test.each<[what: string, before: readonly Command[], command: Command]>([
  ['of the whole balance is made', [], make({ units: unitsOf('10000') })],
  [
    'is made beside locked wallets',
    [lock(MEMBER, 'spot', 'USDT'), lock(MEMBER, 'swap', 'BTC'), lock(OTHER, 'spot', 'BTC')],
    make(),
  ],
  [
    'is redeemed beside locked wallets',
    [make(), lock(MEMBER, 'spot', 'BTC'), lock(OTHER, 'spot', 'USDT')],
    redeem(OTHER),
  ],
])('VAL-29.b FEAT-10.a a code %s', (_, before, command) => {
  const { run } = moneyExchange()
  for (const each of before) run(each)
  expect(run(command)).toBeUndefined()
})

test('STATE-03.abc codes that wait, and no others, keep their amount frozen', () => {
  const { state, run, until } = moneyExchange()
  run(make({ secret: 'ended', units: unitsOf('1') }), START)
  until(START + CODE_LIFE)
  run(make({ secret: 'redeemed', units: unitsOf('2') }))
  run(redeem(OTHER, 'redeemed'))
  run(make({ secret: 'waiting', units: unitsOf('3') }))
  expect(withdrawCodeFrozen(state).map(({ member, coin, units }) => [member, coin, units])).toEqual([
    [MEMBER, 'BTC', unitsOf('3')],
  ])
  expect(heldIn(state, 'BTC', { bucket: 'frozen' })).toBe(unitsOf('3'))
})

test('the end of a code that is not there any more changes nothing', () => {
  const { state, run, until, events } = moneyExchange()
  run(make(), START)
  delete state.withdrawCodes['@abc']
  const before = postingsIn(state)
  until(START + CODE_LIFE)
  expect([postingsIn(state), events]).toEqual([before, []])
})

test('VAL-29.b a code has the limits of its coin and the balance of its maker', () => {
  const { state, run } = moneyExchange()
  run(make())
  const limitsOf = (unit: string) =>
    withdrawCodeLimits.createWithdrawCode?.(
      { state, member: memberIn(state), time: START },
      { unit, amount: '1', jyPassword: '' },
    )
  expect(limitsOf('btc')).toEqual({ minWithdraw: '0.001', maxWithdraw: '100', balance: '9975.00000000' })
  expect(limitsOf('NOPE')).toEqual({ minWithdraw: null, maxWithdraw: null, balance: null })
})
