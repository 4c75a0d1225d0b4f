import { TransactionType } from '#generated/wire/transaction-type.ts'
import type { Frozen } from '../area.ts'
import type { OperationNeeds } from '#generated/operations/types.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { divide } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toUnits } from '#src/core/money/decimal.ts'
import { requireNeeds } from '../members/needs.ts'
import { type CoinRow, findCoin } from '../wallets/coins.ts'
import { CNY_RATE } from '../currency/currencies.ts'
import { pricesOf } from '../../market/prices.ts'
import { schedule } from '../../kernel/due.ts'
import { type Account, move, post } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { append } from '../../kernel/transaction.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { addOwn, type Own, ownOf } from '../own.ts'
import { keyOf, type State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'

/** A card whose code gives coins to others. */
export type GiftCard = {
  readonly id: number
  /** Number of the member who gives the card. */
  readonly member: number
  /** Code that redeems the card for anyone who has it; an export masks it by its name. */
  readonly secret: string
  readonly coin: string
  /** Smallest units that one redemption gives. */
  readonly units: bigint
  readonly count: number
  readonly redeemed: number
  readonly lockDays: number
  readonly isEnabled: boolean
  readonly created: number
}

/** One redemption: what it gave is frozen until `release`. */
export type Redemption = {
  readonly card: number
  readonly member: number
  readonly time: number
  readonly release: number
  readonly isReleased: boolean
}

export type GiftCardState = {
  nextGiftCardId: number
  giftCards: Record<string, GiftCard>
  /** Number of the card by `keyOf` its code. */
  giftCardBy: Record<string, number>
  ownGiftCards: Own<number>
  /** By member, oldest first. */
  redemptions: Record<string, Redemption[]>
}
export const freshGiftCards = (): GiftCardState => ({
  nextGiftCardId: 1,
  giftCards: {},
  giftCardBy: {},
  ownGiftCards: {},
  redemptions: {},
})

export type GiftCardCommand =
  | { readonly type: 'giftCard.claim'; readonly member: number; readonly secret: string }
  | { readonly type: 'giftCard.redeem'; readonly member: number; readonly secret: string }
  | { readonly type: 'giftCard.enable'; readonly id: number; readonly isEnabled: boolean }

export type GiftCardDue = {
  readonly type: 'giftCard.release'
  readonly card: number
  readonly member: number
}

const DAY = 86_400_000
const { count: FREE_COUNT, worth: FREE_WORTH, lockDays: LOCK_DAYS } = promotionTerms.giftCard
const FREE_COIN = 'BTC'
/** The face value of a free card is cut to so many places, so that people can read it. */
const FACE_PLACES = 6
/** Wallet transaction type "activity reward": given into the frozen part, then set free. */
const ACTIVITY_AWARD = TransactionType.ACTIVITY_AWARD

export const giftCardsOf = (state: State, member: number): GiftCard[] =>
  ownOf(state.ownGiftCards, member)
    .toReversed()
    .flatMap((id) => state.giftCards[id] ?? [])

export const redemptionsOf = (state: State, member: number): Redemption[] =>
  state.redemptions[member]?.toReversed() ?? []

/**
 * Returns the smallest units of one of the thirty free redemptions, so that all are worth about 2000 yuan at the price
 * of the moment (LIMIT-02).
 */
function faceUnits(seed: string, coin: CoinRow, time: number): bigint {
  const yuan = divide(decimal(FREE_WORTH), decimal(String(FREE_COUNT)), coin.scale)
  const price = fromUnits(pricesOf(seed).ticksAt(coin, time), coin.priceScale)
  const coins = divide(divide(yuan, decimal(CNY_RATE), coin.scale), price, FACE_PLACES)
  return toUnits(coins, coin.scale)
}

/** Makes a member without an inviter a friend of the giver, unless the giver descends from that member. */
function addInviter(state: State, redeemer: number, giver: number): void {
  const member = state.members[redeemer]
  if (member === undefined || member.inviter !== null) return
  for (let above: number | null = giver; above !== null; above = state.members[above]?.inviter ?? null)
    if (above === redeemer) return
  member.inviter = giver
}

type RedeemRefusal =
  | 'invalid-card-number'
  | 'own-gift-card'
  | 'invalid-exchange-card'
  | 'promotion-card-already-redeemed'
  | 'official-promo-card-once'
  | 'promotion-card-redeemed'
  | 'asset-not-found'

/** @throws Refusal that says why the card gives this member nothing */
function redeemable(state: State, member: number, secret: string, refuse: Refuse<RedeemRefusal>): GiftCard {
  const card = state.giftCards[state.giftCardBy[keyOf(secret)] ?? 0]
  if (card === undefined) refuse('invalid-card-number')
  if (card.member === member) refuse('own-gift-card')
  if (!card.isEnabled) refuse('invalid-exchange-card')
  const own = redemptionsOf(state, member)
  if (own.some(({ card: id }) => id === card.id)) refuse('promotion-card-already-redeemed')
  if (own.length >= promotionTerms.giftCard.perMember) refuse('official-promo-card-once')
  if (card.redeemed >= card.count) refuse('promotion-card-redeemed')
  if (isLocked(state, { member, kind: 'spot', coin: card.coin })) refuse('asset-not-found')
  return card
}

type Of<T extends GiftCardCommand['type']> = Extract<GiftCardCommand, { type: T }>

type ClaimRefusal = OperationNeeds['claimFreeGiftCard'] | 'free-promo-card-repeat'

export const giftCardCommands = {
  'giftCard.claim'(
    state: State,
    { member, secret }: Of<'giftCard.claim'>,
    { time, refuse }: Context<ClaimRefusal>,
  ) {
    requireNeeds('claimFreeGiftCard', state, member, refuse)
    if (giftCardsOf(state, member).length > 0) refuse('free-promo-card-repeat')
    const coin = findCoin(FREE_COIN)
    // The code begins with the member's own invite code, which is unique.
    if (coin === undefined || state.giftCardBy[keyOf(secret)] !== undefined)
      throw new RangeError('a free card needs a coin and a code of its own')
    const id = state.nextGiftCardId
    state.nextGiftCardId = id + 1
    state.giftCardBy[keyOf(secret)] = id
    state.giftCards[id] = {
      id,
      member,
      secret,
      coin: coin.unit,
      units: faceUnits(state.seed, coin, time),
      count: FREE_COUNT,
      redeemed: 0,
      lockDays: LOCK_DAYS,
      isEnabled: true,
      created: time,
    }
    addOwn(state.ownGiftCards, member, id)
    return id
  },
  'giftCard.redeem'(
    state: State,
    { member, secret }: Of<'giftCard.redeem'>,
    context: Context<RedeemRefusal | OperationNeeds['redeemGiftCard']>,
  ) {
    const { time, refuse } = context
    requireNeeds('redeemGiftCard', state, member, refuse)
    const card = redeemable(state, member, secret, refuse)
    const from: Account = { owner: 'promotion', kind: 'spot', coin: card.coin, bucket: 'available' }
    const entries = move(from, { ...from, owner: `m${member}`, bucket: 'frozen' }, card.units)
    post(state.ledger, { time, type: ACTIVITY_AWARD, reference: `gift card ${card.id}`, entries })
    const release = time + card.lockDays * DAY
    state.giftCards[card.id] = { ...card, redeemed: card.redeemed + 1 }
    const own = (state.redemptions[member] ??= [])
    append(own, { card: card.id, member, time, release, isReleased: false })
    schedule(state.due, release, { type: 'giftCard.release', card: card.id, member })
    addInviter(state, member, card.member)
  },
  /** The exchange takes a card out of use, or back into it. */
  'giftCard.enable'(
    state: State,
    { id, isEnabled }: Of<'giftCard.enable'>,
    { refuse }: Context<'record-not-found'>,
  ) {
    const card = state.giftCards[id] ?? refuse('record-not-found')
    state.giftCards[id] = { ...card, isEnabled }
  },
}

export const giftCardDues = {
  'giftCard.release'(state: State, { card: id, member }: GiftCardDue, { time }: Context) {
    const card = state.giftCards[id]
    const own = state.redemptions[member] ?? []
    const at = own.findIndex((each) => each.card === id)
    const redemption = own[at]
    if (card === undefined || redemption === undefined || redemption.isReleased) return
    const frozen: Account = { owner: `m${member}`, kind: 'spot', coin: card.coin, bucket: 'frozen' }
    const entries = move(frozen, { ...frozen, bucket: 'available' }, card.units)
    post(state.ledger, { time, type: ACTIVITY_AWARD, reference: `gift card ${id}`, entries })
    own[at] = { ...redemption, isReleased: true }
  },
}

/** A redemption is frozen until its release. */
export const giftCardFrozen = ({ redemptions, giftCards }: State): Frozen[] =>
  Object.values(redemptions)
    .flat()
    .flatMap(({ card: id, member, isReleased }) => {
      const card = giftCards[id]
      return card === undefined || isReleased ? [] : [{ member, coin: card.coin, units: card.units }]
    })
