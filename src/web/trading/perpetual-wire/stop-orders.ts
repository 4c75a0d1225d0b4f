import { ContractOrderEntrustType } from '#generated/models/contract-order-entrust-type.ts'
import type { ContractOrderEntrust } from '#generated/models/contract-order-entrust.ts'
import { equals, isGreater, isZero } from '#src/core/money/compare.ts'
import { type Decimal, decimal, toText } from '#src/core/money/decimal.ts'
import type { OrderingCalls } from '../perpetual/form/ordering.ts'
import type { Position } from '../perpetual/holdings.ts'
import { HalfStopsError, type StopsValue } from '../perpetual/perpetual.ts'
import { LATEST, type OrderCalls } from './contract-orders.ts'
import { atMarket, closingSide, orderCodes } from './order-codes.ts'

const SIDES = ['minPrice', 'maxPrice'] as const

type Side = (typeof SIDES)[number]
type StopCalls = Pick<OrderCalls, 'open' | 'cancel'> & Pick<OrderingCalls, 'close'>

type Stop = { readonly id: ContractOrderEntrust['id']; readonly price: Decimal }
export type Stops = Readonly<Record<Side, readonly Stop[]>>

/**
 * Picks the orders that are a position's take profit and stop loss: triggers that close it at the market. Of each side
 * the one that acts first comes first.
 */
export function stopsAmong(
  orders: readonly ContractOrderEntrust[],
  { contractId, direction, entry }: Pick<Position, 'contractId' | 'direction' | 'entry'>,
): Stops {
  const stops: Record<Side, Stop[]> = { minPrice: [], maxPrice: [] }
  for (const order of orders) {
    const { id, triggerPrice: price, entrustPrice, currentPrice } = order
    const closes = order.entrustType === ContractOrderEntrustType.CLOSE
    const isOfPosition = order.contractId === contractId && order.direction === closingSide(direction)
    if (!closes || !isOfPosition || order.type !== orderCodes.types.trigger) continue
    if (price === null || !isZero(entrustPrice)) continue
    stops[isGreater(price, currentPrice ?? entry) ? 'maxPrice' : 'minPrice'].push({ id, price })
  }
  stops.minPrice.sort((a, b) => (isGreater(a.price, b.price) ? -1 : 1))
  stops.maxPrice.sort((a, b) => (isGreater(a.price, b.price) ? 1 : -1))
  return stops
}

/**
 * Places take profit and stop loss of a position where the server has no call for them: an order each. Then cancels
 * those that they replace: never is the position without one meanwhile. A price that stays keeps its order, one that is
 * left out loses it.
 * @throws HalfStopsError where one was set and the other was refused, else the refusal
 */
export async function placeStopOrders(
  position: Position,
  value: StopsValue,
  { open, cancel, close }: StopCalls,
): Promise<void> {
  const { contractId, direction, volume } = position
  const { content } = await open.read({ contractCoinId: contractId, ...LATEST })
  const present = stopsAmong(content, position)

  async function replace(side: Side): Promise<boolean> {
    const triggerPrice = value[side]
    const [first, ...others] = present[side]
    const isKept =
      triggerPrice !== undefined && first !== undefined && equals(first.price, decimal(triggerPrice))
    if (triggerPrice !== undefined && !isKept)
      await close(contractId, {
        ...atMarket,
        type: orderCodes.types.trigger,
        direction: closingSide(direction),
        triggerPrice,
        volume: toText(volume),
      })
    const replaced = isKept || first === undefined ? others : [first, ...others]
    for (const { id } of replaced) await cancel({ entrustId: id })
    return triggerPrice !== undefined
  }

  const set: Side[] = []
  const refusals: Error[] = []
  for (const side of SIDES)
    try {
      if (await replace(side)) set.push(side)
    } catch (error) {
      refusals.push(error instanceof Error ? error : new Error(String(error)))
    }
  const [refusal] = refusals
  if (refusal === undefined) return
  throw set[0] === undefined ? refusal : new HalfStopsError(set[0], refusal)
}
