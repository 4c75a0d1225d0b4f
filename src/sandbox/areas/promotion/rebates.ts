import { TransactionType } from '#generated/wire/transaction-type.ts'
import { promotionTerms } from '#generated/operations/promotion-terms.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { type CoinRow, findCoin } from '../wallets/coins.ts'
import { pricesOf } from '../../market/prices.ts'
import { type Account, type Entry, move, post } from '../../kernel/ledger.ts'
import type { State } from '../state.ts'

/** Earnings of a member by the referral programme. Coins in their smallest units, values in those of USDT. */
export type Earnings = {
  /** Rebates since ever, by the coin they were paid in. */
  readonly coins: Readonly<Record<string, bigint>>
  /** Rebates of this year: what a dividend is a share of. */
  readonly year: Readonly<Record<string, bigint>>
  /** All rebates, each at the price of its moment. */
  readonly worth: bigint
  /** Rewards for a place in the ranking. */
  readonly extra: bigint
}

export type RebateState = {
  /** By number of the member who invited. */
  earnings: Record<string, Earnings>
  /** Own fees that a verified member gets back with the next count, and has got back (LIMIT-07), in USDT. */
  feeRebates: Record<string, { readonly owed: bigint; readonly paid: bigint }>
}
export const freshRebates = (): RebateState => ({ earnings: {}, feeRebates: {} })

/** A fee that has been booked to the account `fees` of the spot kind. */
export type Fee = {
  /** Number of the member who paid. */
  readonly payer: number
  readonly coin: string
  /** Smallest units of the coin. */
  readonly units: bigint
  /** Reason of the rebate, as the posting's reference says it: `conversion 7`. */
  readonly source: string
}

/** Wallet transaction type "promotion reward". */
const PROMOTION_AWARD = TransactionType.PROMOTION_AWARD
/** Shares are exact to so many places. */
const SHARE_PLACES = 4
const SHARE_WHOLE = 10n ** BigInt(SHARE_PLACES)
export const shareOf = (units: bigint, share: string): bigint =>
  (units * toUnits(decimal(share), SHARE_PLACES)) / SHARE_WHOLE

/** Coin in which rebates of other coins are paid; it also measures the worth of all of them. */
export const [REBATE_COIN] = promotionTerms.coins
/** Places of USDT, and what a member gets back of own fees at most. */
export const WORTH_PLACES = findCoin(REBATE_COIN)?.scale ?? 0
const MOST_FEE_REBATE = toUnits(decimal(promotionTerms.feeRebate), WORTH_PLACES)

export const noEarnings: Earnings = { coins: {}, year: {}, worth: 0n, extra: 0n }

/** So many units of a coin in USDT at a time, in its smallest units, cut off. */
function worthOf(seed: string, coin: CoinRow, units: bigint, time: number): bigint {
  const ticks = pricesOf(seed).ticksAt(coin, time)
  return (units * ticks * 10n ** BigInt(WORTH_PLACES)) / 10n ** BigInt(coin.scale + coin.priceScale)
}

const own = (owner: Account['owner'], coin: string): Account => ({
  owner,
  kind: 'spot',
  coin,
  bucket: 'available',
})

/** From the fees to a member: in the fee's own coin where rebates are paid in it, otherwise sold for USDT to the makers. */
function payment(to: Account['owner'], coin: CoinRow, units: bigint, worth: bigint) {
  const isDirect = promotionTerms.coins.some((each) => each === coin.unit)
  const paid = isDirect ? { coin: coin.unit, units } : { coin: REBATE_COIN, units: worth }
  const entries: readonly Entry[] = isDirect
    ? move(own('fees', coin.unit), own(to, coin.unit), units)
    : [
        ...move(own('fees', coin.unit), own('makers', coin.unit), units),
        ...move(own('makers', REBATE_COIN), own(to, REBATE_COIN), worth),
      ]
  return { ...paid, entries }
}

const plus = (sums: Earnings['coins'], coin: string, units: bigint): Earnings['coins'] => ({
  ...sums,
  [coin]: (sums[coin] ?? 0n) + units,
})

/**
 * Shares a fee with those who brought its payer: the friend of the first level and the one of the second get their
 * rebates at once, as postings of type 7 out of `fees`. Nothing before the payer's real name is verified (LIMIT-04).
 * A verified payer is owed the fee's worth, until all together are 10 USDT (LIMIT-07); the next count pays it.
 *
 * Call it inside the command, after the posting that books the fee, once for each fee and coin:
 * `rebate(state, { payer: member, coin: 'BTC', units: fee, source: 'order 12' }, time)`.
 */
export function rebate(state: State, { payer, coin: unit, units, source }: Fee, time: number): void {
  const coin = findCoin(unit)
  const member = state.members[payer]
  if (coin === undefined || member?.realName.state !== 'verified') return
  oweFee(state, payer, worthOf(state.seed, coin, units, time))
  let inviter = member.inviter
  for (const share of promotionTerms.rebates) {
    if (inviter === null) return
    const part = shareOf(units, share)
    const worth = worthOf(state.seed, coin, part, time)
    const paid = payment(`m${inviter}`, coin, part, worth)
    if (paid.units > 0n) {
      post(state.ledger, { time, type: PROMOTION_AWARD, reference: source, entries: paid.entries })
      const { coins, year, ...rest } = state.earnings[inviter] ?? noEarnings
      state.earnings[inviter] = {
        ...rest,
        coins: plus(coins, paid.coin, paid.units),
        year: plus(year, paid.coin, paid.units),
        worth: rest.worth + worth,
      }
    }
    inviter = state.members[inviter]?.inviter ?? null
  }
}

function oweFee(state: State, member: number, worth: bigint): void {
  const { owed, paid } = state.feeRebates[member] ?? { owed: 0n, paid: 0n }
  const open = MOST_FEE_REBATE - paid - owed
  const more = worth < open ? worth : open
  if (more > 0n) state.feeRebates[member] = { owed: owed + more, paid }
}
