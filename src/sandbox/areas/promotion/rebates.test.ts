import { expect, test } from 'vitest'
import { type Account, postingsAfter } from '../../kernel/ledger.ts'
import { pricesOf } from '../../market/prices.ts'
import { freshState } from '../exchange.ts'
import { findCoin } from '../wallets/coins.ts'
import { type Fee, rebate } from './rebates.ts'
import { chain, DECEMBER as TIME, joined } from './testing-promotion.ts'

const entry = (owner: Account['owner'], coin: string, units: bigint) => ({
  account: { owner, kind: 'spot', coin, bucket: 'available' },
  units,
})

function worthOf(unit: string, units: bigint): bigint {
  const coin = findCoin(unit)
  if (coin === undefined) throw new Error(`no coin ${unit}`)
  return (units * pricesOf('test').ticksAt(coin, TIME)) / 10n ** BigInt(coin.priceScale + coin.scale - 8)
}

/** The payer is the last of the members who invited each other. */
function paid(names: readonly string[], fee: Omit<Fee, 'payer' | 'source'>) {
  const { state, ids } = chain(names)
  rebate(state, { payer: ids.at(-1) ?? 0, source: 'order 12', ...fee }, TIME)
  return { state, ids, postings: [...postingsAfter(state.ledger, 0)] }
}

const TRIO = ['top', 'middle', 'payer'] as const

test('LIMIT-03.bce a fee in BTC is shared out of the fees, in BTC, one posting for each inviter', () => {
  const { state, ids, postings } = paid(TRIO, { coin: 'BTC', units: 1_000_000n })
  const [top = 0, middle = 0] = ids
  const head = { time: TIME, type: 7, reference: 'order 12' }
  expect(postings).toEqual([
    { id: 1, ...head, entries: [entry('fees', 'BTC', -200_000n), entry(`m${middle}`, 'BTC', 200_000n)] },
    { id: 2, ...head, entries: [entry('fees', 'BTC', -50_000n), entry(`m${top}`, 'BTC', 50_000n)] },
  ])
  const earned = (units: bigint) => ({
    coins: { BTC: units },
    year: { BTC: units },
    worth: worthOf('BTC', units),
    extra: 0n,
  })
  expect(state.earnings).toEqual({ [middle]: earned(200_000n), [top]: earned(50_000n) })
})

test('LIMIT-03.e a fee in another coin is sold to the makers, who pay the inviter in USDT', () => {
  const { state, ids, postings } = paid(['top', 'payer'], { coin: 'DOGE', units: 50_000_000_000n })
  const [top = 0] = ids
  const worth = worthOf('DOGE', 10_000_000_000n)
  expect(postings.map(({ entries }) => entries)).toEqual([
    [
      entry('fees', 'DOGE', -10_000_000_000n),
      entry('makers', 'DOGE', 10_000_000_000n),
      entry('makers', 'USDT', -worth),
      entry(`m${top}`, 'USDT', worth),
    ],
  ])
  expect(state.earnings).toEqual({
    [top]: { coins: { USDT: worth }, year: { USDT: worth }, worth, extra: 0n },
  })
})

test('LIMIT-03.b rebates of several fees add up by coin, and in worth', () => {
  const { state, ids } = paid(TRIO, { coin: 'USDT', units: 1000n })
  const [top = 0, middle = 0, payer = 0] = ids
  rebate(state, { payer, coin: 'USDT', units: 500n, source: 'order 13' }, TIME)
  rebate(state, { payer, coin: 'ETH', units: 1_000_000n, source: 'order 14' }, TIME)
  rebate(state, { payer: middle, coin: 'USDT', units: 100n, source: 'order 15' }, TIME)
  const coins = { USDT: 300n, ETH: 200_000n }
  const ofTop = { USDT: 50n + 25n + 20n, ETH: 50_000n }
  const price = (units: bigint) => worthOf('USDT', units)
  expect(state.earnings).toEqual({
    [middle]: { coins, year: coins, worth: price(200n) + price(100n) + worthOf('ETH', 200_000n), extra: 0n },
    [top]: {
      coins: ofTop,
      year: ofTop,
      worth: price(50n) + price(25n) + price(20n) + worthOf('ETH', 50_000n),
      extra: 0n,
    },
  })
})

test('LIMIT-03.d LIMIT-04.g a member without an inviter, one who is not verified and an unknown one bring nothing', () => {
  const fee = { coin: 'BTC', units: 1000n, source: 'order 12' }
  const { state, ids } = chain(['top'])
  const unverified = joined(state, 'unverified', { inviter: ids[0] ?? null, verified: false })
  for (const payer of [...ids, unverified, 5]) rebate(state, { payer, ...fee }, TIME)
  rebate(state, { payer: ids[0] ?? 0, ...fee, coin: 'NONE' }, TIME)
  expect([...postingsAfter(state.ledger, 0)]).toEqual([])
  expect(state.earnings).toEqual({})
  // Of these only the first one is owed something.
  expect(state.feeRebates).toEqual({ [ids[0] ?? 0]: { owed: worthOf('BTC', 1000n), paid: 0n } })
})

test.each([
  ['BTC', 4n],
  ['DOGE', 4n],
  // A share of 4, which is worth less than the least part of a USDT.
  ['DOGE', 20n],
])('LIMIT-03.b a fee in %s of %i units brings no inviter anything', (coin, units) => {
  const { state, postings } = paid(TRIO, { coin, units })
  expect([postings, state.earnings]).toEqual([[], {}])
})

test('LIMIT-07.a a fee that is worth nothing is not written down', () => {
  expect(paid(['payer'], { coin: 'DOGE', units: 4n }).state.feeRebates).toEqual({})
})

test('LIMIT-07.b fees are owed until those owed and those paid are 10 USDT together', () => {
  const state = freshState('test')
  const payer = joined(state, 'payer')
  const owed = (units: bigint) => {
    rebate(state, { payer, coin: 'USDT', units, source: 'order 1' }, TIME)
    return state.feeRebates[payer]
  }
  const [six, ten] = [worthOf('USDT', 600_000_000n), 1_000_000_000n]
  expect(owed(600_000_000n)).toEqual({ owed: six, paid: 0n })
  expect(owed(500_000_000n)).toEqual({ owed: ten, paid: 0n })
  expect(owed(1n)).toEqual({ owed: ten, paid: 0n })
  state.feeRebates[payer] = { owed: 0n, paid: 900_000_000n }
  expect(owed(500_000_000n)).toEqual({ owed: 100_000_000n, paid: 900_000_000n })
  state.feeRebates[payer] = { owed: 0n, paid: ten }
  expect(owed(500_000_000n)).toEqual({ owed: 0n, paid: ten })
})
