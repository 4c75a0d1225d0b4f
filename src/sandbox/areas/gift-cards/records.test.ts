import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { countPostings, postingsAfter } from '../../kernel/ledger.ts'
import { START, testExchange } from '../spot/testing-spot.ts'
import type { Command } from '../state.ts'
import {
  giftCardDues,
  giftCardFrozen,
  giftCardsOf,
  type GiftCard,
  type Redemption,
  redemptionsOf,
} from './commands.ts'

const DAY = 86_400_000
const [ANNA, BERT, CARL] = [600_001, 600_002, 600_003]

/** An exchange in which Anna has claimed her card, and all have verified their names. */
function claimed() {
  const exchange = testExchange(3, { USDT: 1000n })
  for (const member of Object.values(exchange.state.members))
    member.realName = { state: 'verified', name: 'A B', idNumber: '1', rejectReason: null }
  const id = exchange.run({ type: 'giftCard.claim', member: ANNA, secret: 'P0ABCDE' })
  const card = exchange.state.giftCards[Number(id)]
  if (card === undefined) throw new RangeError('the card is kept')
  const redeem = (member: number, secret: string, time = START) =>
    exchange.run({ type: 'giftCard.redeem', member, secret }, time)
  /** Postings after some, entries as `owner bucket coin units`. */
  const postings = (after: number) =>
    [...postingsAfter(exchange.state.ledger, after)].map(({ time, type, reference, entries }) => ({
      time,
      type,
      reference,
      entries: entries.map(
        ({ account, units }) => `${account.owner} ${account.bucket} ${account.coin} ${units}`,
      ),
    }))
  return {
    state: exchange.state,
    machine: exchange.machine,
    run: (command: Command) => exchange.run(command),
    until: (time: number) => {
      exchange.until(time)
    },
    card,
    redeem,
    postings,
  }
}

test('ENT-16.a LIMIT-02.abd a claimed card is recorded, found by its code in any case', () => {
  const { state, card, redeem } = claimed()
  expect(card).toEqual({
    id: 1,
    member: ANNA,
    secret: 'P0ABCDE',
    coin: 'BTC',
    units: card.units,
    count: 30,
    redeemed: 0,
    lockDays: 180,
    isEnabled: true,
    created: START,
  } satisfies GiftCard)
  expect([state.nextGiftCardId, state.ownGiftCards]).toEqual([2, { [ANNA]: [1] }])
  expect(Object.values(state.giftCardBy)).toEqual([1])
  // Readable: six decimals of eight.
  expect(card.units % 100n).toBe(0n)
  expect(redeem(BERT, 'p0abcde')).toBeUndefined()
})

test('FEAT-23.a each member claims one card, and no code is given twice', () => {
  const { run, state, machine } = claimed()
  expect(run({ type: 'giftCard.claim', member: ANNA, secret: 'P0FGHIJ' })).toBe('free-promo-card-repeat')
  for (const secret of ['P0ABCDE', 'p0abcde'])
    expect(() => machine.apply({ type: 'giftCard.claim', member: BERT, secret }, START)).toThrow(
      'a code of its own',
    )
  expect(run({ type: 'giftCard.claim', member: BERT, secret: 'P1ABCDE' })).toBe(2)
  expect([ANNA, BERT, CARL].map((member) => giftCardsOf(state, member).map(({ id }) => id))).toEqual([
    [1],
    [2],
    [],
  ])
  delete state.giftCards[2]
  expect(giftCardsOf(state, BERT)).toEqual([])
})

test('LIMIT-02.e a redemption moves coins of the promotion into the frozen part, and sets them free at its release', () => {
  const { state, card, redeem, postings, until } = claimed()
  const from = countPostings(state.ledger)
  const time = START + 5000
  redeem(BERT, card.secret, time)
  const release = time + 180 * DAY
  expect(postings(from)).toEqual([
    {
      time,
      type: TransactionType.ACTIVITY_AWARD,
      reference: 'gift card 1',
      entries: [`promotion available BTC -${card.units}`, `m${BERT} frozen BTC ${card.units}`],
    },
  ])
  expect(state.redemptions).toEqual({
    [BERT]: [{ card: 1, member: BERT, time, release, isReleased: false }],
  })
  expect(state.giftCards[1]).toEqual({ ...card, redeemed: 1 })
  expect(giftCardFrozen(state)).toEqual([{ member: BERT, coin: 'BTC', units: card.units }])
  until(release - 1)
  expect(postings(from)).toHaveLength(1)
  until(release)
  expect(postings(from + 1)).toEqual([
    {
      time: release,
      type: TransactionType.ACTIVITY_AWARD,
      reference: 'gift card 1',
      entries: [`m${BERT} frozen BTC -${card.units}`, `m${BERT} available BTC ${card.units}`],
    },
  ])
  expect(redemptionsOf(state, BERT)).toEqual([{ card: 1, member: BERT, time, release, isReleased: true }])
  expect(giftCardFrozen(state)).toEqual([])
})

test('LIMIT-02.c a member whose redeemed card was set free redeems no second one', () => {
  const { card, redeem, run, until } = claimed()
  run({ type: 'giftCard.claim', member: CARL, secret: 'P2ABCDE' })
  redeem(BERT, card.secret)
  until(START + 180 * DAY)
  expect(redeem(BERT, 'P2ABCDE', START + 181 * DAY)).toBe('official-promo-card-once')
})

test('a release sets free the redemption of its card only, and none of a card that is not on record', () => {
  const { state, card, redeem, postings, run } = claimed()
  run({ type: 'giftCard.claim', member: CARL, secret: 'P2ABCDE' })
  redeem(BERT, card.secret)
  const [first] = redemptionsOf(state, BERT)
  if (first === undefined) throw new RangeError('the redemption is kept')
  // As older rules may have allowed.
  const second: Redemption = { ...first, card: 2 }
  state.redemptions[BERT] = [second, first]
  const from = countPostings(state.ledger)
  const context = {
    time: START + DAY,
    emit: () => undefined,
    refuse: (key: string) => {
      throw new RangeError(key)
    },
  }
  const release = (id: number) => {
    giftCardDues['giftCard.release'](state, { type: 'giftCard.release', card: id, member: BERT }, context)
  }
  release(1)
  expect(state.redemptions[BERT]).toEqual([second, { ...first, isReleased: true }])
  expect(postings(from).map(({ reference }) => reference)).toEqual(['gift card 1'])
  delete state.giftCards[2]
  release(2)
  expect(state.redemptions[BERT]).toEqual([second, { ...first, isReleased: true }])
  expect(postings(from)).toHaveLength(1)
  expect(giftCardFrozen(state)).toEqual([])
})

test.each([
  ['NOBODY', BERT, 'invalid-card-number'],
  ['P0ABCDE', ANNA, 'own-gift-card'],
] as const)(
  'LIMIT-02.c redeeming %s as %i is refused with %s, and changes nothing',
  (secret, member, key) => {
    const { state, redeem } = claimed()
    const before = structuredClone([
      state.giftCards,
      state.redemptions,
      state.ledger.balances,
      state.due.items,
    ])
    expect(redeem(member, secret)).toBe(key)
    expect([state.giftCards, state.redemptions, state.ledger.balances, state.due.items]).toEqual(before)
  },
)

test('a redeemed card makes its giver the inviter, whatever circle of friends is above', () => {
  const { state, redeem, card } = claimed()
  const memberOf = (id: number) => {
    const member = state.members[id]
    if (member === undefined) throw new RangeError(`no member ${id}`)
    return member
  }
  memberOf(ANNA).inviter = CARL
  redeem(BERT, card.secret)
  expect([ANNA, BERT, CARL].map((id) => memberOf(id).inviter)).toEqual([CARL, ANNA, null])
  // Anna descends from Carl: her card does not make her his inviter.
  expect(redeem(CARL, card.secret)).toBeUndefined()
  expect(memberOf(CARL).inviter).toBeNull()
})
