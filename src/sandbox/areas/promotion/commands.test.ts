import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { partnerLevels } from '#src/core/contract/partner-level.ts'
import { fixedClock } from '../../kernel/clock.ts'
import { createEngine } from '../../kernel/engine.ts'
import { memoryJournal } from '../../kernel/journal.ts'
import { auditLedger } from '../../kernel/audit-ledger.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { exchangeOf, freshState } from '../exchange.ts'
import type { Command, State } from '../state.ts'
import { blankMember } from '../members/members.ts'

const DAY = 86_400_000
const password = { scheme: 'pbkdf2-sha256', iterations: 1, salt: '00', hash: '00' } as const
const YEAR_START = Date.UTC(2026, 0, 10)

const seed = (
  username: string,
  invite: string | null,
  { verified = true, usdt = 100_000n } = {},
): Command => ({
  type: 'seed.member',
  member: {
    ...blankMember,
    username,
    email: null,
    phone: null,
    country: '德国',
    promotionCode: username,
    password,
    realName: { state: verified ? 'verified' : 'none', name: null, idNumber: null, rejectReason: null },
  },
  invite,
  age: 0,
  balances: usdt === 0n ? [] : [{ kind: 'spot', coin: 'USDT', units: usdt * 100_000_000n }],
})

function exchange() {
  const clock = fixedClock(YEAR_START)
  const journal = memoryJournal()
  const options = { journal, clock, machineOf: exchangeOf, freshState: () => freshState('test') }
  return { clock, options, engine: createEngine<State, Command>(options) }
}

/** Returns the sum of all accounts, per coin: a posting never changes it. */
const sums = ({ ledger }: State): bigint[] => {
  const found = new Map<string, bigint>()
  for (const [key, units] of Object.entries(ledger.balances)) {
    const coin = key.split('/')[2] ?? ''
    found.set(coin, (found.get(coin) ?? 0n) + units)
  }
  return [...found.values()]
}

const FIRST = 600_001
const memberId = fc.integer({ min: FIRST, max: FIRST + 5 })
const secret = fc.constantFrom('card0', 'card1', 'card2', 'card3', 'card9')

const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('convert' as const),
      member: memberId,
      from: fc.constantFrom('USDT', 'BTC', 'OBX'),
      to: fc.constantFrom('USDT', 'BTC', 'ETH', 'OBX', 'DOGE'),
      units: fc.bigInt(0n, 3_000_000_000_000n),
    }),
  },
  fc.record({ type: fc.constant('giftCard.redeem' as const), member: memberId, secret }),
  // A code belongs to one member, as the handler makes it.
  memberId.map((member): Command => ({ type: 'giftCard.claim', member, secret: `card${member - FIRST}` })),
  fc.record({
    type: fc.constant('giftCard.enable' as const),
    id: fc.nat(4).map((id) => id + 1),
    isEnabled: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('wallet.lock' as const),
    member: memberId,
    kind: fc.constant('spot' as const),
    coin: fc.constantFrom('BTC', 'USDT'),
    locked: fc.boolean(),
  }),
)

test('random conversions, rebates, counts and cards neither create nor lose money, and replay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(40), command), { maxLength: 60 }), async (steps) => {
      const { clock, options, engine } = exchange()
      const faulty: unknown[] = []
      engine.onEvent((event) => void (event.type === 'fault' && faulty.push(event)))
      for (const [name, invite] of [
        ['a', null],
        ['b', 'a'],
        ['c', 'b'],
        ['d', 'a'],
        ['e', null],
        ['f', 'e'],
      ] as const)
        await engine.submit(seed(name, invite, { verified: name !== 'd' }))
      for (const [days, each] of steps) {
        clock.jump((days < 30 ? 0 : days) * DAY + 1000)
        const error: unknown = await engine.submit(each).then(
          () => undefined,
          (refusal: unknown) => refusal,
        )
        expect(error === undefined || error instanceof Refusal || error instanceof RangeError).toBe(true)
      }
      const state = engine.view()
      expect(auditLedger(state.ledger)).toEqual([])
      expect(sums(state).every((sum) => sum === 0n)).toBe(true)
      for (const { owed, paid } of Object.values(state.feeRebates))
        expect(owed + paid).toBeLessThanOrEqual(1_000_000_000n)
      for (const { redeemed, count } of Object.values(state.giftCards))
        expect(redeemed).toBeLessThanOrEqual(count)
      const redeemers = Object.values(state.redemptions)
        .flat()
        .map(({ member }) => member)
      expect(new Set(redeemers).size).toBe(redeemers.length)
      // No member is an inviter above themselves, however cards are redeemed.
      for (const { id } of Object.values(state.members)) {
        const seen = new Set<number>()
        for (let at: number | null = id; at !== null; at = state.members[at]?.inviter ?? null) {
          expect(seen.has(at)).toBe(false)
          seen.add(at)
        }
      }
      expect(faulty).toEqual([])
      expect(createEngine<State, Command>(options).hash()).toBe(engine.hash())
    }),
    { numRuns: 60 },
  )
})

test.each(
  partnerLevels(promotionTerms.levels)
    .map(({ level, friends, dividend }) => [level, friends, dividend] as const)
    .slice(2, 4),
)(
  'LIMIT-04.h L%i with %i friends gets dividend %s of the year’s rebates in January, and nothing before',
  async (_level, friends, dividend) => {
    const { clock, engine } = exchange()
    await engine.submit(seed('top', null))
    for (let n = 1; n <= friends; n += 1)
      await engine.submit(seed(`f${n}`, 'top', { usdt: n === 1 ? 100_000n : 0n }))
    await engine.submit({
      type: 'convert',
      member: FIRST + 1,
      from: 'USDT',
      to: 'BTC',
      units: 1_000_000_000_000n,
    })
    const { ledger, earnings } = engine.view()
    const rebates = earnings[FIRST]?.year['BTC'] ?? 0n
    expect(rebates).toBeGreaterThan(0n)
    const btc = () =>
      balanceOf(ledger, { owner: `m${FIRST}`, kind: 'spot', coin: 'BTC', bucket: 'available' })
    expect(btc()).toBe(rebates)
    clock.jump(350 * DAY)
    engine.view()
    expect(btc()).toBe(rebates)
    clock.jump(10 * DAY)
    const share = dividend === null ? 0n : 5n
    engine.view()
    expect(btc()).toBe(rebates + (rebates * share) / 100n)
    expect(engine.view().earnings[FIRST]?.year).toEqual({})
  },
  20_000,
)

/** Converts USDT as the member with this number, counted from the first. */
const convertAs = (
  engine: ReturnType<typeof exchange>['engine'],
  number: number,
  to: string,
  units: bigint,
) => engine.submit({ type: 'convert', member: FIRST + number, from: 'USDT', to, units })

test('LIMIT-03.bcd a fee brings rebates to two levels of inviters, and nothing to the third', async () => {
  const { engine } = exchange()
  for (const [name, invite] of [
    ['a', null],
    ['b', 'a'],
    ['c', 'b'],
    ['d', 'c'],
  ] as const)
    await engine.submit(seed(name, invite))
  await convertAs(engine, 3, 'BTC', 1_000_000_000_000n)
  expect(Object.keys(engine.view().earnings).map((member) => Number(member) - FIRST)).toEqual([1, 2])
})

test('LIMIT-03.e a rebate of a fee in USDT, BTC or ETH is paid in that coin, of another one in USDT', async () => {
  const { engine } = exchange()
  await engine.submit(seed('a', null))
  await engine.submit(seed('b', 'a'))
  const coins = () => engine.view().earnings[FIRST]?.coins ?? {}
  const paid: string[][] = []
  for (const [from, to, units] of [
    ['USDT', 'BTC', 1_000_000_000_000n],
    ['USDT', 'ETH', 1_000_000_000_000n],
    ['USDT', 'DOGE', 1_000_000_000_000n],
    ['BTC', 'USDT', 1_000_000n],
  ] as const) {
    const before = coins()
    await engine.submit({ type: 'convert', member: FIRST + 1, from, to, units })
    paid.push(Object.keys(coins()).filter((coin) => coins()[coin] !== before[coin]))
  }
  expect(paid).toEqual([['BTC'], ['ETH'], ['USDT'], ['USDT']])
})

test('LIMIT-03.gh places 1 to 10 get the larger reward, 11 to 100 the smaller one, place 101 none', async () => {
  const { clock, engine } = exchange()
  const places = Array.from({ length: 101 }, (_, index) => index)
  for (const place of places) {
    await engine.submit(seed(`i${place}`, null, { usdt: 0n }))
    await engine.submit(seed(`f${place}`, `i${place}`))
    await convertAs(engine, 2 * place + 1, 'BTC', 10_000_000_000n * BigInt(300 - place))
  }
  clock.jump(25 * DAY)
  const { earnings } = engine.view()
  expect(places.map((place) => (earnings[FIRST + 2 * place]?.extra ?? 0n) / 100_000_000n)).toEqual(
    places.map((place) => (place < 10 ? 50n : place < 100 ? 5n : 0n)),
  )
})

test('LIMIT-02.a the thirtieth redemption of a card gives its amount, the thirty-first is refused', async () => {
  const { engine } = exchange()
  const { count } = promotionTerms.giftCard
  for (let number = 0; number <= count + 1; number++) await engine.submit(seed(`m${number}`, null))
  await engine.submit({ type: 'giftCard.claim', member: FIRST, secret: 'card' })
  const redeem = (number: number) =>
    engine.submit({ type: 'giftCard.redeem', member: FIRST + number, secret: 'card' })
  for (let number = 1; number <= count; number++) await redeem(number)
  await expect(redeem(count + 1)).rejects.toMatchObject({ key: 'promotion-card-redeemed' })
  const { ledger, giftCards } = engine.view()
  const [card] = Object.values(giftCards)
  expect(card).toMatchObject({ redeemed: 30 })
  const frozen = (number: number) =>
    balanceOf(ledger, { owner: `m${FIRST + number}`, kind: 'spot', coin: 'BTC', bucket: 'frozen' })
  expect([frozen(count), frozen(count + 1)]).toEqual([card?.units, 0n])
})
