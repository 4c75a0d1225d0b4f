import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { WithdrawalStatus as Status } from '#generated/wire/withdrawal-status.ts'
import { HOLD } from '../../kernel/ledger.ts'
import { withdrawalFrozen, type WithdrawalStep } from './commands.ts'
import { START } from '../spot/testing-spot.ts'
import { heldIn, lastPostings, MEMBER, MINUTE, OTHER, unitsOf } from '../wallets/testing-money.ts'
import { ask, withdrawalIn, withdrawingExchange } from './testing-withdrawals.ts'

const HOUR = 60 * MINUTE
const take = (step: WithdrawalStep, id = 1) => ({ type: 'withdrawal.take', id, step }) as const
const STEPS = ['approve', 'refuse', 'send', 'fail'] as const

/** Path to each status, and the status that each step leads to from there; none where it is refused. */
const PATHS: readonly (readonly [path: readonly WithdrawalStep[], next: readonly (Status | null)[]])[] = [
  [[], [Status.PROCESSING, Status.REJECTED, null, null]],
  [['approve'], [null, null, Status.PROCESSED, Status.FAILED]],
  [['refuse'], [null, null, null, null]],
  [
    ['approve', 'send'],
    [null, null, null, null],
  ],
  [
    ['approve', 'fail'],
    [null, null, null, null],
  ],
]

test.each(PATHS)(
  'STATE-01.abcde after %j the steps approve, refuse, send and fail lead to %j',
  (path, next) => {
    for (const [index, step] of STEPS.entries()) {
      const { state, run } = withdrawingExchange()
      run(ask())
      for (const each of path) run(take(each))
      const before = withdrawalIn(state)
      const wanted = next[index] ?? null
      expect(run(take(step))).toBe(wanted === null ? 'parameter-error' : undefined)
      const after = withdrawalIn(state)
      expect(after).toEqual(wanted === null ? before : { ...after, status: wanted })
      expect(run(take(step, 2))).toBe('parameter-error')
    }
  },
)

test('STATE-01.e FEAT-09.b a sent withdrawal leaves with its net amount to the network, and its fee', () => {
  const { state, run, events } = withdrawingExchange()
  run(ask({ units: unitsOf('4000'), member: OTHER }))
  run(take('approve'), START + 10)
  expect(events).toEqual([])
  const made = withdrawalIn(state)
  run(take('send'), START + 20)
  expect(withdrawalIn(state)).toEqual({
    ...made,
    status: Status.PROCESSED,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    processed: START + 20,
  })
  expect(lastPostings(state, 1)).toEqual([
    {
      time: START + 20,
      type: TransactionType.WITHDRAW,
      reference: 'withdrawal 1',
      entries: [
        [`m${OTHER} spot USDT frozen`, -unitsOf('3998')],
        ['network spot USDT available', unitsOf('3998')],
        [`m${OTHER} spot USDT frozen`, -unitsOf('2')],
        ['fees spot USDT available', unitsOf('2')],
      ],
    },
  ])
  expect(state.deposits).toEqual({})
  expect(events).toEqual([
    {
      type: 'member.event',
      member: OTHER,
      event: {
        id: `WITHDRAWAL.1.${START + 20}.0`,
        time: START + 20,
        kind: 'WITHDRAWAL',
        account: 'spot',
        symbol: null,
        coin: 'USDT',
        amount: '-4000.00000000',
        reference: '1',
        outcome: 'SUCCESS',
      },
    },
  ])
})

test('STATE-01.e a withdrawal without a fee leaves whole', () => {
  const { state, run } = withdrawingExchange()
  run(ask())
  run(take('approve'))
  state.withdrawals['1'] = { ...withdrawalIn(state), fee: 0n }
  run(take('send'))
  expect(lastPostings(state, 1).map(({ entries }) => entries)).toEqual([
    [
      [`m${MEMBER} spot USDT frozen`, -unitsOf('100')],
      ['network spot USDT available', unitsOf('100')],
    ],
  ])
})

test.each([
  ['refuse', [], Status.REJECTED],
  ['fail', ['approve'], Status.FAILED],
] as const)(
  'STATE-01.cdf with %s the whole amount is available again, and the member is told',
  (step, path, status) => {
    const { state, run, events } = withdrawingExchange()
    run(ask({ coin: 'BTC', protocol: 2, inside: OTHER }))
    for (const each of path) run(take(each))
    const made = withdrawalIn(state)
    run(take(step), START + 20)
    expect(withdrawalIn(state)).toEqual({ ...made, status, hash: null, processed: START + 20 })
    expect(lastPostings(state, 1)).toEqual([
      {
        time: START + 20,
        type: HOLD,
        reference: 'withdrawal 1',
        entries: [
          [`m${MEMBER} spot BTC frozen`, -unitsOf('100')],
          [`m${MEMBER} spot BTC available`, unitsOf('100')],
        ],
      },
    ])
    expect(heldIn(state, 'BTC')).toBe(unitsOf('10000'))
    expect(state.deposits).toEqual({})
    expect(events).toMatchObject([
      {
        member: MEMBER,
        event: { kind: 'WITHDRAWAL', reference: '1', outcome: 'FAILURE', coin: null, amount: null },
      },
    ])
  },
)

test('a withdrawal to a member of ours begins a deposit of its net amount, with its hash', () => {
  const { state, run } = withdrawingExchange()
  run(ask({ inside: OTHER }))
  run(take('approve'))
  expect(state.deposits).toEqual({})
  run(take('send'), START + 20)
  const { hash } = withdrawalIn(state)
  expect(Object.values(state.deposits)).toMatchObject([
    { member: OTHER, coin: 'USDT', protocol: 3, units: unitsOf('99'), hash, time: START + 20 },
  ])
})

test('withdrawals have hashes that differ, by exchange and number', () => {
  const { state, run } = withdrawingExchange()
  for (const id of [1, 2]) {
    run(ask({ factor: { by: 'totp', step: id } }))
    run(take('approve', id))
    run(take('send', id))
  }
  expect(withdrawalIn(state, 1).hash).not.toBe(withdrawalIn(state, 2).hash)
})

test.each([
  ['USDT', 3, '2000', MINUTE, MINUTE],
  ['USDT', 3, '2001', 18 * HOUR, MINUTE],
  ['BTC', 2, '0.2', MINUTE, 30 * MINUTE],
  ['BTC', 2, '1', 18 * HOUR, 30 * MINUTE],
  ['LTC', 9, '20', MINUTE, 7.5 * MINUTE],
  ['ADA', 7, '20', MINUTE, MINUTE],
] as const)(
  'STATE-01.abe %s on network %s, %s coins: a review of %i ms, then %i ms on the network',
  (coin, protocol, amount, review, sending) => {
    const { state, run, until } = withdrawingExchange()
    run(ask({ coin, protocol, units: unitsOf(amount) }), START)
    const statuses = [
      START + review - 1,
      START + review,
      START + review + sending - 1,
      START + review + sending,
    ].map((time) => {
      until(time)
      return withdrawalIn(state).status
    })
    expect(statuses).toEqual([Status.PENDING, Status.PROCESSING, Status.PROCESSING, Status.PROCESSED])
    expect(withdrawalIn(state).processed).toBe(START + review + sending)
  },
)

test('STATE-01.b a withdrawal that a tester approves is sent a minute after that, not after its review', () => {
  const { state, run, until, events } = withdrawingExchange()
  run(ask(), START)
  run(take('approve'), START + 30_000)
  until(START + 89_999)
  expect(withdrawalIn(state).status).toBe(Status.PROCESSING)
  until(START + 90_000)
  expect(withdrawalIn(state).status).toBe(Status.PROCESSED)
  // What is decided before its time is not decided again, nor is one that is not there any more.
  run(ask({ factor: { by: 'totp', step: 2 } }), START + 100_000)
  run(take('refuse', 2), START + 101_000)
  run(ask({ factor: { by: 'totp', step: 3 } }), START + 102_000)
  delete state.withdrawals['3']
  until(START + HOUR)
  expect(withdrawalIn(state, 2)).toMatchObject({ status: Status.REJECTED, processed: START + 101_000 })
  expect(events.map(({ type }) => type)).toEqual(['member.event', 'member.event'])
})

test('STATE-01.af open withdrawals, and no others, keep their amount frozen', () => {
  const { state, run } = withdrawingExchange()
  for (const [index, [path]] of PATHS.entries()) {
    run(ask({ units: unitsOf(`${index + 10}`), factor: { by: 'totp', step: index + 1 } }))
    for (const each of path) run(take(each, index + 1))
  }
  expect(withdrawalFrozen(state).map(({ member, coin, units }) => [member, coin, units])).toEqual([
    [MEMBER, 'USDT', unitsOf('10')],
    [MEMBER, 'USDT', unitsOf('11')],
  ])
  expect(heldIn(state, 'USDT', { bucket: 'frozen' })).toBe(unitsOf('21'))
})

test('a step of a withdrawal over a network that does not carry its coin is a fault', () => {
  const { state, run } = withdrawingExchange()
  run(ask())
  state.withdrawals['1'] = { ...withdrawalIn(state), protocol: 2 }
  expect(() => run(take('approve'))).toThrow('USDT is not on network 2')
})
