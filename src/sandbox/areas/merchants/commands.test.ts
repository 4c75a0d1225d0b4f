import { expect, test } from 'vitest'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { MemberLevel } from '#generated/wire/member-level.ts'
import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import { countPostings, HOLD, postingsAfter } from '../../kernel/ledger.ts'
import { refuseAny } from '../../kernel/refusal.ts'
import { stateHash } from '../../kernel/serial.ts'
import type { AdDraft } from '../ads/ad.ts'
import { frozenErrors } from '../frozen.ts'
import { REVIEW_TIME } from '../real-names/commands.ts'
import { START, testExchange } from '../spot/testing-spot.ts'
import type { Command } from '../state.ts'
import { addMerchant, merchantDues, merchantFrozen } from './commands.ts'

const { AUDITING, VERIFIED, FAILED, CANCEL_AUTH, RETURN_FAILED, RETURN_SUCCESS, NOT_CERTIFIED } =
  MerchantStatus
const [MEMBER, OTHER] = [600_001, 600_002]
const DEPOSIT = { coin: 'USDT', units: 1000n }
const REFUSED = 'merchant-refused'

/** Two members with a verified real name, and 1500 units of USDT each. */
function merchants() {
  const exchange = testExchange(2, { USDT: 1500n })
  const { state } = exchange
  for (const id of [MEMBER, OTHER]) {
    const member = state.members[id]
    if (member === undefined) throw new RangeError(String(id))
    member.level = MemberLevel.REALNAME
    member.realName = { state: 'verified', name: 'N', idNumber: null, rejectReason: null }
  }
  let [now, posted] = [START, countPostings(state.ledger)]
  const run = (command: Command): unknown => exchange.run(command, now)
  const application = { phone: '1', wechat: 'w', qq: 'q', assets: 1, trades: 2 }
  const applying = (reason: string | null, deposit = DEPOSIT, member = MEMBER): Command => ({
    type: 'merchant.apply',
    member,
    deposit,
    application,
    reason,
  })
  return {
    state,
    run,
    application,
    applying,
    apply: (reason: string | null = null, deposit = DEPOSIT) => run(applying(reason, deposit)),
    leave: (reason: string | null = null) => run({ type: 'merchant.leave', member: MEMBER, reason }),
    decide: (reason: string | null = null) => run({ type: 'merchant.decide', member: MEMBER, reason }),
    /** Runs a command that has to change nothing. */
    refused(command: Command): unknown {
      const before = stateHash(state)
      const key = run(command)
      expect(stateHash(state)).toBe(before)
      return key
    },
    wait(ms: number): void {
      now += ms
      exchange.until(now)
    },
    merchant: () => state.merchants[MEMBER],
    level: () => state.members[MEMBER]?.level,
    happened: () => exchange.events.splice(0),
    /** Postings since the last call, each with the owner, coin and bucket of its entries. */
    moved() {
      const postings = [...postingsAfter(state.ledger, posted)]
      posted = countPostings(state.ledger)
      return postings.map(({ type, reference, entries }) => [
        type,
        reference,
        ...entries.map(({ account: { owner, coin, bucket }, units }) => [owner, coin, bucket, units]),
      ])
    },
  }
}

const FROZEN = [
  HOLD,
  'merchant deposit',
  [`m${MEMBER}`, 'USDT', 'available', -1000n],
  [`m${MEMBER}`, 'USDT', 'frozen', 1000n],
]
const FREED = [
  HOLD,
  'merchant deposit',
  [`m${MEMBER}`, 'USDT', 'frozen', -1000n],
  [`m${MEMBER}`, 'USDT', 'available', 1000n],
]

test('STATE-15.abde the deposit is frozen from the application on, and returned with the certification', () => {
  const exchange = merchants()
  exchange.apply()
  const { state } = exchange
  expect(exchange.merchant()).toEqual({ status: AUDITING, round: 1, deposit: DEPOSIT, reason: null })
  expect(state.merchantApplications).toEqual({ [MEMBER]: exchange.application })
  expect([exchange.moved(), exchange.happened()]).toEqual([[FROZEN], []])
  exchange.wait(REVIEW_TIME - 1)
  expect([exchange.merchant()?.status, exchange.happened()]).toEqual([AUDITING, []])
  exchange.wait(1)
  expect(exchange.merchant()).toEqual({ status: VERIFIED, round: 1, deposit: DEPOSIT, reason: null })
  expect([exchange.level(), exchange.moved()]).toEqual([MemberLevel.IDENTIFICATION, []])
  exchange.leave()
  expect(exchange.merchant()).toEqual({ status: CANCEL_AUTH, round: 2, deposit: DEPOSIT, reason: null })
  exchange.happened()
  exchange.wait(REVIEW_TIME - 1)
  expect([exchange.merchant()?.status, exchange.moved()]).toEqual([CANCEL_AUTH, []])
  exchange.wait(1)
  expect(exchange.merchant()).toEqual({ status: RETURN_SUCCESS, round: 2, deposit: DEPOSIT, reason: null })
  expect([exchange.level(), exchange.moved()]).toEqual([MemberLevel.REALNAME, [FREED]])
  expect(exchange.happened()).toMatchObject([
    { type: 'member.event', member: MEMBER, event: { kind: 'REVIEW', outcome: 'SUCCESS' } },
  ])
  exchange.apply()
  expect(exchange.merchant()).toMatchObject({ status: AUDITING, round: 3 })
})

test('STATE-15.cf a refused application returns the deposit, a refused refund keeps it', () => {
  const exchange = merchants()
  exchange.apply(REFUSED)
  exchange.wait(REVIEW_TIME)
  expect(exchange.merchant()).toEqual({ status: FAILED, round: 1, deposit: DEPOSIT, reason: REFUSED })
  expect([exchange.level(), exchange.moved()]).toEqual([MemberLevel.REALNAME, [FROZEN, FREED]])
  exchange.apply()
  expect(exchange.merchant()).toEqual({ status: AUDITING, round: 2, deposit: DEPOSIT, reason: null })
  exchange.decide()
  exchange.leave('deposit-return-refused')
  exchange.moved()
  exchange.happened()
  exchange.wait(REVIEW_TIME)
  const kept = { deposit: DEPOSIT, reason: 'deposit-return-refused' }
  expect(exchange.merchant()).toEqual({ status: RETURN_FAILED, round: 3, ...kept })
  expect([exchange.level(), exchange.moved()]).toEqual([MemberLevel.IDENTIFICATION, []])
  expect(exchange.happened()).toMatchObject([{ event: { outcome: 'FAILURE', reference: 'merchant' } }])
  expect(frozenErrors(exchange.state)).toEqual([])
})

test('VAL-29.l a deposit takes the whole balance and no unit more', () => {
  const exchange = merchants()
  const more = exchange.applying(null, { coin: 'USDT', units: 1501n })
  expect(exchange.refused(more)).toBe('insufficient-balance')
  expect(exchange.apply(null, { coin: 'USDT', units: 1500n })).toBeUndefined()
})

test('VAL-33.a an application without a verified real name is refused', () => {
  const exchange = merchants()
  const member = exchange.state.members[MEMBER]
  if (member === undefined) throw new RangeError('no member')
  member.realName = { ...member.realName, state: 'review' }
  expect(exchange.refused(exchange.applying(null))).toBe('no-real-name')
})

/** By status: refusals of an application, of a request for the deposit and of a decision. */
test.each([
  [NOT_CERTIFIED, undefined, 'no-business', 'record-not-found'],
  [AUDITING, 'repeat-application', 'no-business', undefined],
  [VERIFIED, 'repeat-application', undefined, 'record-not-found'],
  [FAILED, undefined, 'no-business', 'record-not-found'],
  [CANCEL_AUTH, 'repeat-application', 'withdrawal-under-review-do-not-resubmit', undefined],
  [RETURN_FAILED, 'repeat-application', undefined, 'record-not-found'],
  [RETURN_SUCCESS, undefined, 'no-business', 'record-not-found'],
])('STATE-15.g a member in status %i does only what the status allows', (status, ...keys) => {
  const exchange = merchants()
  const { state } = exchange
  // The second applies to nobody but the other member.
  exchange.run(exchange.applying(null, DEPOSIT, OTHER))
  const isNone = status === NOT_CERTIFIED
  const isFree = status === FAILED || status === RETURN_SUCCESS
  const deposit = isFree ? { coin: 'USDT', units: 0n } : DEPOSIT
  if (!isNone) addMerchant(state, MEMBER, { status, round: 4, deposit, reason: null }, START)
  const commands: readonly Command[] = [
    exchange.applying(null, { coin: 'USDT', units: 100n }),
    { type: 'merchant.leave', member: MEMBER, reason: null },
    { type: 'merchant.decide', member: MEMBER, reason: null },
  ]
  const refused = commands.filter((_command, index) => keys[index] !== undefined)
  expect(refused.map((command) => exchange.refused(command))).toEqual(keys.filter((key) => key !== undefined))
  const allowed = commands.filter((_command, index) => keys[index] === undefined)
  expect(allowed.map((command) => exchange.run(command))).toEqual([undefined])
})

test('a review decides only what it was made for', () => {
  const exchange = merchants()
  exchange.apply(REFUSED)
  exchange.decide()
  exchange.happened()
  exchange.wait(REVIEW_TIME)
  // The tester has decided before.
  expect([exchange.merchant()?.status, exchange.happened(), exchange.moved()]).toEqual([
    VERIFIED,
    [],
    [FROZEN],
  ])
  exchange.leave('deposit-return-refused')
  exchange.decide()
  exchange.wait(REVIEW_TIME / 2)
  exchange.apply()
  exchange.wait(REVIEW_TIME / 2)
  expect(exchange.merchant()).toMatchObject({ status: AUDITING, round: 3 })
  const context = { time: START, emit: () => undefined, refuse: refuseAny }
  const due = { type: 'merchant.review', member: OTHER, round: 1, reason: null } as const
  merchantDues['merchant.review'](exchange.state, due, context)
  expect(exchange.state.merchants[OTHER]).toBeUndefined()
  exchange.wait(REVIEW_TIME / 2)
  expect(exchange.merchant()?.status).toBe(VERIFIED)
})

test('a merchant without a deposit gets none back', () => {
  const exchange = merchants()
  const nothing = { coin: 'USDT', units: 0n }
  addMerchant(exchange.state, MEMBER, { status: VERIFIED, round: 1, deposit: nothing, reason: null }, START)
  expect([exchange.leave(), exchange.decide()]).toEqual([undefined, undefined])
  expect([exchange.merchant()?.status, exchange.moved()]).toEqual([RETURN_SUCCESS, []])
})

test.each([
  [NOT_CERTIFIED, false],
  [AUDITING, true],
  [VERIFIED, true],
  [FAILED, false],
  [CANCEL_AUTH, true],
  [RETURN_FAILED, true],
  [RETURN_SUCCESS, false],
])('STATE-15.ace a deposit in status %i is frozen: %s', (status, isFrozen) => {
  const { state } = merchants()
  state.merchants[MEMBER] = { status, round: 1, deposit: DEPOSIT, reason: null }
  expect(merchantFrozen(state)).toEqual(isFrozen ? [{ member: MEMBER, ...DEPOSIT }] : [])
})

const SALE: AdDraft = {
  side: 1,
  coin: 'USDT',
  country: '德国',
  currency: 'EUR',
  price: { cents: 200n },
  units: 400n,
  leastCents: 0n,
  mostCents: 100n,
  minutes: 15,
  pay: ['Bank Transfer'],
  auto: 0,
  text: null,
  remark: null,
}

test('STATE-15.d ads of who asks for the deposit go off the shelf', () => {
  const exchange = merchants()
  exchange.apply()
  exchange.decide()
  const id = String(exchange.run({ type: 'ad.create', member: MEMBER, draft: SALE }))
  exchange.run({ type: 'ad.putOn', member: MEMBER, id })
  expect(exchange.state.ads[id]?.shelf).toBe(AdShelf.PUT_ON_SHELVES)
  exchange.leave()
  expect(exchange.state.ads[id]?.shelf).toBe(AdShelf.PUT_OFF_SHELVES)
  expect(frozenErrors(exchange.state)).toEqual([])
})
