import { describe, expect, test } from 'vitest'
import type { Target } from '../auth/codes.ts'
import { exchangeOf } from '../exchange.ts'
import {
  ANNA,
  bareExchange,
  BERT,
  EVEN_TIME,
  HOLDING,
  LOCK_UP,
  ODD_TIME,
  SHARING,
  USDT_LOCK,
} from './testing-bare.ts'
import { participant, unitsOf } from './testing-lab.ts'

test.each([
  ['OBX', '100', 1],
  ['OBX', '99.99999999', 'insufficient-holdings-quantity'],
  ['BTC', '100', 'insufficient-holdings-quantity'],
] as const)(
  'FEAT-21.c holding %s %s, a member meets an activity that asks for 100 OBX with %s',
  (coin, held, expected) => {
    const bare = bareExchange({ USDT: '100000', [coin]: held })
    expect(bare.join(HOLDING, '20', ODD_TIME)).toBe(expected)
  },
)

test.each([
  [LOCK_UP, EVEN_TIME, '50', `${ANNA}/spot/OBX`, 'wallet-locked'],
  [USDT_LOCK, ODD_TIME, '100', `${ANNA}/spot/USDT`, 'wallet-locked'],
  [USDT_LOCK, ODD_TIME, '100', `${ANNA}/spot/OBX`, 1],
  [USDT_LOCK, ODD_TIME, '100', `${ANNA}/swap/USDT`, 1],
  [USDT_LOCK, ODD_TIME, '100', `${BERT}/spot/USDT`, 1],
  [HOLDING, ODD_TIME, '20', `${ANNA}/spot/OBX`, 'required-holdings-wallet-locked'],
  [HOLDING, ODD_TIME, '20', `${ANNA}/spot/USDT`, 'wallet-locked'],
] as const)(
  'joining %i at %i with %s while wallet %s is locked ends with %s',
  (id, time, amount, wallet, expected) => {
    const bare = bareExchange()
    bare.state.walletLocks[wallet] = true
    expect(bare.join(id, amount, time)).toBe(expected)
  },
)

test('a barred member cannot participate, another can', () => {
  const bare = bareExchange()
  bare.state.spotBarred[ANNA] = true
  expect(bare.join(SHARING, '100')).toBe('cannot-participate')
  expect(bare.join(SHARING, '100', EVEN_TIME, BERT)).toBe(1)
})

test.each([
  [0, 'first-level-friends-num-lt'],
  [1, 'first-level-friends-num-lt'],
  [2, 1],
  [3, 1],
] as const)(
  'with %i friends, a member meets an activity that asks for two with %s',
  async (count, expected) => {
    const { season, box, id, call } = await participant('merchant')
    const inviters = season('inviters')
    expect(inviters.friends).toBe(2)
    const others = Object.values(box.view().members).filter((member) => member.id !== id)
    // Friends of friends do not count.
    for (const [at, member] of others.entries()) member.inviter = at < count ? id : (others[0]?.id ?? null)
    const answer = await call('activity/detail', { id: String(inviters.id) })
    expect(answer.data).toMatchObject({ leveloneCount: 2 })
    const outcome = exchangeOf(box.view()).apply(
      { type: 'lab.join', member: id, activity: inviters.id, amount: inviters.least },
      box.clock.now(),
    )
    expect(outcome.accepted ? outcome.result : outcome.refusal.key).toBe(expected)
  },
)

describe('the code of a participation', () => {
  const target: Target = { purpose: 'lab', channel: 'email', address: 'anna@example.org' }
  const command = { type: 'lab.join', member: ANNA, activity: SHARING, amount: unitsOf('100') } as const
  const withCode = () => {
    const bare = bareExchange()
    bare.apply({ type: 'code.mail', ...target, code: '123456' })
    return bare
  }

  test.each([
    ['another code', target, '123457'],
    ['a code that went elsewhere', { ...target, address: 'bert@example.org' }, '123456'],
    ['a code for something else', { ...target, purpose: 'withdraw' }, '123456'],
  ] as const)('is refused where it is %s', (_name, to, code) => {
    const bare = withCode()
    expect(bare.apply({ ...command, proof: { target: to, code } })).toBe('verification-code-incorrect')
  })

  test('counts once, and is kept where the participation is refused', () => {
    const bare = withCode()
    const proof = { target, code: '123456' }
    for (const [amount, key] of [
      ['99', 'below-minimum-redemption-amount'],
      ['20000.01', 'exceeds-maximum-redemption-amount'],
    ] as const)
      expect(bare.apply({ ...command, amount: unitsOf(amount), proof })).toBe(key)
    expect(bare.apply({ ...command, proof })).toBe(1)
    expect(bare.apply({ ...command, proof })).toBe('verification-code-incorrect')
  })
})
