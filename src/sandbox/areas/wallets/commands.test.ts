import { expect, test } from 'vitest'
import { TransactionType as T } from '#generated/wire/transaction-type.ts'
import type { AccountKind } from '../../kernel/ledger.ts'
import { START } from '../spot/testing-spot.ts'
import { isCoinMargined, isLocked, walletId, type WalletCommand } from './commands.ts'
import { heldIn, lastPostings, MEMBER, moneyExchange, OTHER, postingsIn, unitsOf } from './testing-money.ts'

const KINDS: readonly AccountKind[] = ['spot', 'swap', 'coinSwap', 'second', 'finance']

type Transfer = Extract<WalletCommand, { type: 'wallet.transfer' }>
const transfer = (from: AccountKind, to: AccountKind, fields: Partial<Transfer> = {}): Transfer => ({
  type: 'wallet.transfer',
  member: MEMBER,
  coin: 'BTC',
  from,
  to,
  units: unitsOf('5'),
  ...fields,
})
const lock = (kind: AccountKind, coin: string, member = MEMBER, locked = true): WalletCommand => ({
  type: 'wallet.lock',
  member,
  kind,
  coin,
  locked,
})

const TYPES: Readonly<Record<Exclude<AccountKind, 'spot'>, readonly [into: T, outOf: T]>> = {
  swap: [T.TRANSFER_IN_USDT, T.TRANSFER_OUT_USDT],
  coinSwap: [T.TRANSFER_IN_COIN, T.TRANSFER_OUT_COIN],
  second: [T.TRANSFER_IN_SECOND, T.TRANSFER_OUT_SECOND],
  finance: [T.LOCKED_SAVING_BUY, T.LOCKED_SAVING_SELL],
}

test.each(['swap', 'coinSwap', 'second', 'finance'] as const)(
  'FEAT-11.a STATE-16.d coins go from spot to %s and back, each way in one posting of its type',
  (kind) => {
    const { state, run } = moneyExchange()
    const [into, outOf] = TYPES[kind]
    run(transfer('spot', kind), START + 1)
    expect(heldIn(state, 'BTC', { kind })).toBe(unitsOf('5'))
    run(transfer(kind, 'spot', { units: unitsOf('2') }), START + 2)
    expect(lastPostings(state, 2)).toEqual([
      {
        time: START + 1,
        type: into,
        entries: [
          [`m${MEMBER} spot BTC available`, unitsOf('-5')],
          [`m${MEMBER} ${kind} BTC available`, unitsOf('5')],
        ],
      },
      {
        time: START + 2,
        type: outOf,
        entries: [
          [`m${MEMBER} ${kind} BTC available`, unitsOf('-2')],
          [`m${MEMBER} spot BTC available`, unitsOf('2')],
        ],
      },
    ])
    // As much as there is, and no unit more.
    expect(run(transfer(kind, 'spot', { units: unitsOf('3.00000001') }))).toBe('wallet-not-amount-out')
    expect(run(transfer(kind, 'spot', { units: unitsOf('3') }))).toBeUndefined()
    expect(heldIn(state, 'BTC')).toBe(unitsOf('10000'))
  },
)

test('FEAT-11.a one of two accounts is the spot account, and they differ', () => {
  const { state, run } = moneyExchange()
  for (const kind of KINDS.slice(1)) run(transfer('spot', kind))
  const before = postingsIn(state)
  const pairs = KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const))
  const refused = pairs.filter(([from, to]) => from === to || (from !== 'spot' && to !== 'spot'))
  expect(refused).toHaveLength(17)
  for (const [from, to] of refused) expect(run(transfer(from, to))).toBe('request-of-illegal')
  expect(postingsIn(state)).toBe(before)
})

test.each([
  ['spot', 'second'],
  ['second', 'spot'],
] as const)('a locked wallet gives and takes nothing, from %s to %s, until it is free again', (from, to) => {
  for (const locked of [from, to]) {
    const { state, run } = moneyExchange()
    run(transfer('spot', 'second'))
    run(lock(locked, 'BTC'))
    expect(state.walletLocks).toEqual({ [`${MEMBER}/${locked}/BTC`]: true })
    const before = postingsIn(state)
    expect(run(transfer(from, to))).toBe('wallet-locked')
    expect(postingsIn(state)).toBe(before)
    run(lock(locked, 'BTC', MEMBER, false))
    expect(state.walletLocks).toEqual({})
    expect(run(transfer(from, to))).toBeUndefined()
  }
})

test('a lock is of one member, one kind of account and one coin', () => {
  const { state, run } = moneyExchange()
  run(lock('spot', 'USDT'))
  run(lock('swap', 'BTC'))
  run(lock('spot', 'BTC', OTHER))
  run(lock('second', 'USDT', MEMBER, false))
  expect(run(transfer('spot', 'second'))).toBeUndefined()
  expect(
    [
      { member: MEMBER, kind: 'spot' as const, coin: 'USDT' },
      { member: MEMBER, kind: 'spot' as const, coin: 'BTC' },
      { member: MEMBER, kind: 'second' as const, coin: 'USDT' },
      { member: OTHER, kind: 'spot' as const, coin: 'BTC' },
      { member: OTHER, kind: 'spot' as const, coin: 'USDT' },
    ].map((wallet) => isLocked(state, wallet)),
  ).toEqual([true, false, false, true, false])
})

test.each([
  ['swap', 'USDT', ['swap.account']],
  ['swap', 'BTC', []],
  ['coinSwap', 'BTC', ['coinSwap.account']],
  ['coinSwap', 'USDT', []],
  ['second', 'USDT', ['second.account']],
  ['finance', 'USDT', []],
] as const)('a transfer between spot and %s of %s is told to those who watch %j', (kind, coin, types) => {
  const { run, events } = moneyExchange()
  const told = types.map((type) => ({ type, member: OTHER, coin }))
  run(transfer('spot', kind, { member: OTHER, coin }))
  expect(events).toEqual(told)
  run(transfer(kind, 'spot', { member: OTHER, coin }))
  expect(events).toEqual([...told, ...told])
})

test('a wallet has a number of its own, by member, kind of account and coin', () => {
  expect(KINDS.map((kind) => walletId(600_001, kind, 7))).toEqual([
    600_001_007, 600_001_107, 600_001_207, 600_001_307, 600_001_407,
  ])
  const numbers = KINDS.flatMap((kind) =>
    [1, 2, 99].flatMap((coin) => [3, 4].map((id) => walletId(id, kind, coin))),
  )
  expect(new Set(numbers).size).toBe(30)
})

test('the dollar coins are no margin of a coin-margined contract', () => {
  expect(['USDT', 'USDC', 'BTC', 'OBX'].map((unit) => isCoinMargined({ unit }))).toEqual([
    false,
    false,
    true,
    true,
  ])
})
