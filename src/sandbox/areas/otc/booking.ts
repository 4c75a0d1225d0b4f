import { TransactionType } from '#generated/wire/transaction-type.ts'
import { AdShelf } from '#generated/wire/ad-shelf.ts'
import { AdSide } from '#generated/wire/ad-side.ts'
import type { Frozen } from '../area.ts'
import { type Account, type Entry, HOLD, move, post } from '../../kernel/ledger.ts'
import { rebate } from '../promotion/rebates.ts'
import type { State } from '../state.ts'
import { isComputed } from './advertisers.ts'
import { buyerOf, isOpen, type OtcOrder, sellerOf, takenBy } from './otc-state.ts'

/** Wallet transaction types "C2C purchase" and "C2C sale". */
const [CTC_BUY, CTC_SELL] = [TransactionType.CTC_BUY, TransactionType.CTC_SELL]

const spot = (member: number, coin: string, bucket: 'available' | 'frozen'): Account => ({
  owner: `m${member}`,
  kind: 'spot',
  coin,
  bucket,
})
/** Passes coins on: what a seller gives and what a buyer gets are records of different types. */
const between = (coin: string): Account => ({ owner: 'makers', kind: 'spot', coin, bucket: 'available' })
const referenceOf = ({ sn }: Pick<OtcOrder, 'sn'>): string => `otc ${sn}`

const feeFrom = ({ coin, fee }: OtcOrder, from: Account): readonly Entry[] =>
  fee === 0n ? [] : move(from, { ...between(coin), owner: 'fees' }, fee)

/** Freezes the coins of a customer who sells; those of an owner are frozen on the shelf. */
export function freezeCustomer(state: State, order: OtcOrder, time: number): void {
  if (order.side === AdSide.SELL) return
  const { customer, coin, units } = order
  const entries = move(spot(customer, coin, 'available'), spot(customer, coin, 'frozen'), units)
  post(state.ledger, { time, type: HOLD, reference: referenceOf(order), entries })
}

/** Gives the coins of an order to its buyer. The owner of the ad pays the fee on top. */
export function bookRelease(state: State, order: OtcOrder, time: number): void {
  const { coin, units, fee, side, owner } = order
  const reference = referenceOf(order)
  const from = spot(sellerOf(order), coin, 'frozen')
  const to = spot(buyerOf(order), coin, 'available')
  const [given, got] = [move(from, between(coin), units), move(between(coin), to, units)]
  const isSale = side === AdSide.SELL
  const sold = isSale ? [...given, ...feeFrom(order, from)] : given
  post(state.ledger, { time, type: CTC_SELL, reference, entries: sold })
  const bought = isSale ? got : [...got, ...feeFrom(order, to)]
  post(state.ledger, { time, type: CTC_BUY, reference, entries: bought })
  if (!isComputed(owner)) rebate(state, { payer: owner, coin, units: fee, source: reference }, time)
}

/**
 * Gives the coins of a cancelled order back. What it took from its ad is offered again, unless the owner has written
 * another quantity since; where the ad is off the shelf, its coins are free.
 */
export function bookReturn(state: State, order: OtcOrder, time: number): void {
  const { side, coin } = order
  const taken = takenBy(order)
  const ad = state.ads[order.ad]
  const isSame = ad !== undefined && ad.version === order.version && ad.shelf !== AdShelf.TURNOFF
  if (isSame) state.ads[ad.id] = { ...ad, left: ad.left + taken }
  if (side === AdSide.SELL && isSame && ad.shelf === AdShelf.PUT_ON_SHELVES) return
  const seller = sellerOf(order)
  const entries = move(spot(seller, coin, 'frozen'), spot(seller, coin, 'available'), taken)
  post(state.ledger, { time, type: HOLD, reference: referenceOf(order), entries })
}

/** An open order keeps its coins frozen, of a sale with the owner's fee. */
export const otcFrozen = ({ otc }: State): Frozen[] =>
  Object.values(otc.orders)
    .filter(isOpen)
    .map((order) => ({ member: sellerOf(order), coin: order.coin, units: takenBy(order) }))
