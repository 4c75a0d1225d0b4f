import { ActivityStep } from '#generated/wire/activity-step.ts'
import { ActivityType } from '#generated/wire/activity-type.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { schedule } from '../../kernel/due.ts'
import { move, post } from '../../kernel/ledger.ts'
import type { PairRow } from '../../market/pairs.ts'
import type { Side } from '../../market/maker-quotes.ts'
import type { State } from '../state.ts'
import { spotAccount } from './accounts.ts'
import { around, LAB_SCALE, type LabActivity } from './activities.ts'
import { addTaken, stepOf, timesOf } from './lab-state.ts'
import { leftOf } from './others.ts'

/** A sale that goes on, on its market and at its price there. */
export type Sale = { readonly activity: LabActivity; readonly pair: PairRow; readonly ticks: number }

/** The sale that goes on in a pair at a time. */
export function saleOf(state: State, { symbol }: Pick<PairRow, 'symbol'>, time: number): Sale | undefined {
  for (const activity of ['rushSale' as const, 'sharedSale' as const].flatMap((track) =>
    around(state.seed, track, time),
  )) {
    const { sale } = activity
    if (sale?.pair.symbol === symbol && stepOf(state, activity, time) === ActivityStep.ONGOING)
      return { activity, ...sale }
  }
  return undefined
}

/** An order as far as a sale looks at it. */
type Asking = {
  readonly id: string
  readonly side: Side
  readonly kind: 'MARKET_PRICE' | 'LIMIT_PRICE'
  readonly price: number
}

/** A sale takes limit orders to buy at exactly its price. */
function saleFor(state: State, pair: PairRow, order: Asking, time: number): Sale | undefined {
  if (order.side !== 'BUY' || order.kind !== 'LIMIT_PRICE') return undefined
  const sale = saleOf(state, pair, time)
  return sale?.ticks === order.price ? sale : undefined
}

/** Units of 10^-8 of the coin in a lot. */
export const unitsOfLot = ({ lotScale }: PairRow): bigint => 10n ** BigInt(LAB_SCALE - lotScale)

/** Lots that a sale fills of what is left of an order, first come, first served. */
export function lotsFromSale(state: State, pair: PairRow, order: Asking, rest: number, time: number): number {
  const sale = rest > 0 ? saleFor(state, pair, order, time) : undefined
  if (sale?.activity.type !== ActivityType.RUSH_SALE) return 0
  const left = leftOf(state, sale.activity, time) / unitsOfLot(pair)
  return left < BigInt(rest) ? toSafeInteger(left) : rest
}

/** Books what a sale sold: the coins come from the issuer, by way of the makers, who stand between both sides. */
export function bookSale(state: State, sale: Sale, lots: number, reference: string, time: number): void {
  const { activity, pair, ticks } = sale
  const coins = BigInt(lots) * pair.unitsPerLot
  const money = BigInt(lots) * BigInt(ticks) * pair.unitsPerTick
  const entries = [
    ...move(spotAccount('issuer', pair.coin), spotAccount('makers', pair.coin), coins),
    ...move(spotAccount('makers', pair.quote), spotAccount('issuer', pair.quote), money),
  ]
  post(state.ledger, { time, type: TransactionType.EXCHANGE, reference, entries })
  addTaken(state, activity, { amount: BigInt(lots) * unitsOfLot(pair), frozen: 0n })
}

/** Books what `lotsFromSale` found. */
export function sell(state: State, pair: PairRow, order: Asking, lots: number, time: number): void {
  const sale = saleFor(state, pair, order, time)
  if (sale !== undefined && lots > 0) bookSale(state, sale, lots, `order ${order.id}`, time)
}

/** Notes an order that rests as one that asks for its part of a shared sale. */
export function askInSale(state: State, pair: PairRow, order: Asking, time: number): void {
  const sale = saleFor(state, pair, order, time)
  if (sale?.activity.type !== ActivityType.SHARED_SALE) return
  const { id } = sale.activity
  const asked = state.lab.asked[id]
  state.lab.asked[id] = [...(asked ?? []), order.id]
  if (asked === undefined)
    schedule(state.due, timesOf(state, sale.activity).end, { type: 'lab.share', activity: id })
}
