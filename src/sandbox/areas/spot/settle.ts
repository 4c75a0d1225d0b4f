import { TransactionType } from '#generated/wire/transaction-type.ts'
import type { Frozen } from '../area.ts'
import { findPair, type PairRow } from '../../market/pairs.ts'
import { type Account, type Bucket, type Entry, HOLD, move, post } from '../../kernel/ledger.ts'
import { rebate } from '../promotion/rebates.ts'
import type { State } from '../state.ts'
import { coinsOf, exchanged, feeOf, restOf, type SpotOrder, worth } from './order.ts'

/** Wallet transaction type "spot trade". */
const TRADED = TransactionType.EXCHANGE

type Traded = { readonly price: number; readonly lots: number }

const spot = (member: number, coin: string, bucket: Bucket): Account => ({
  owner: `m${member}`,
  kind: 'spot',
  coin,
  bucket,
})
const makers = (coin: string): Account => ({ owner: 'makers', kind: 'spot', coin, bucket: 'available' })

/**
 * Books trades of one order in one posting. The makers stand between both sides, so that each member's posting holds
 * that member's fee alone. An order that takes pays out of what is available, one that rested out of what is frozen.
 * Gives the fee of each trade, in smallest units of what is received.
 */
export function settle(
  state: State,
  pair: PairRow,
  { id, member, side }: Pick<SpotOrder, 'id' | 'member' | 'side'>,
  trades: readonly Traded[],
  { isTaker, time }: { readonly isTaker: boolean; readonly time: number },
): bigint[] {
  const { gives, gets } = coinsOf(pair, side)
  let [given, got, fee] = [0n, 0n, 0n]
  const fees = trades.map(({ price, lots }) => {
    const both = exchanged(pair, side, price, lots)
    const part = feeOf(both.got, isTaker ? pair.taker : pair.maker)
    given += both.given
    got += both.got
    fee += part
    return part
  })
  const own = spot(member, gets, 'available')
  const entries: Entry[] = [
    ...move(spot(member, gives, isTaker ? 'available' : 'frozen'), makers(gives), given),
    ...move(makers(gets), own, got - fee),
    ...(fee > 0n ? move(makers(gets), { ...makers(gets), owner: 'fees' }, fee) : []),
  ]
  const reference = `order ${id}`
  post(state.ledger, { time, type: TRADED, reference, entries })
  rebate(state, { payer: member, coin: gets, units: fee, source: reference }, time)
  return fees
}

/** What an open order keeps frozen, in smallest units of the coin that it gives. */
export const heldBy = (pair: PairRow, order: SpotOrder): bigint =>
  order.side === 'BUY' ? worth(pair, order.price, restOf(order)) : BigInt(restOf(order)) * pair.unitsPerLot

/** Freezes what an order may still need, or frees it. */
export function hold(
  state: State,
  pair: PairRow,
  order: SpotOrder,
  how: 'freeze' | 'free',
  time: number,
): void {
  const { gives } = coinsOf(pair, order.side)
  const [available, frozen] = [spot(order.member, gives, 'available'), spot(order.member, gives, 'frozen')]
  const [from, to] = how === 'freeze' ? [available, frozen] : [frozen, available]
  post(state.ledger, {
    time,
    type: HOLD,
    reference: `order ${order.id}`,
    entries: move(from, to, heldBy(pair, order)),
  })
}

/** Open orders keep frozen what they may still give. */
export const spotFrozen = ({ spotOrders }: State): Frozen[] =>
  Object.values(spotOrders).flatMap((order) => {
    const pair = findPair(order.symbol)
    if (order.status !== 'TRADING' || pair === undefined) return []
    return [{ member: order.member, coin: coinsOf(pair, order.side).gives, units: heldBy(pair, order) }]
  })
