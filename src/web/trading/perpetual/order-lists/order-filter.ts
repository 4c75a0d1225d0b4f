import type { Operation } from '#src/core/contract/operation.ts'
import { isWithin, isWithinServerDays } from '#src/web/list/filter/days.ts'
import { choiceField, daysField, type FilterOf, textField } from '#src/web/list/filter/filter-field.ts'
import type { ContractOrder } from '../orders/contract-order.ts'

/** Sides of orders: what they do, and the direction of the position that they do it to. */
export const orderSides = ['open-long', 'open-short', 'close-long', 'close-short'] as const
export const orderKinds = ['limit', 'market', 'trigger'] as const
/** Orders that wait are not past. */
export const endedStates = ['filled', 'cancelled', 'failed', 'liquidated'] as const

/**
 * Makes the filter of contract orders: `?contract=BTC/USDT&side=open-long&type=limit&state=failed&from=2026-11-01&to=
 * 2026-11-21` (VAL-25). Days are those of the reader's zone. The operation knows what a contract is called.
 */
export const contractOrderFields = (operation: Operation) => ({
  symbol: textField('contract', operation, 'symbol'),
  side: choiceField('side', orderSides),
  kind: choiceField('type', orderKinds),
  state: choiceField('state', endedStates),
  days: daysField(),
})

export type ContractOrderFilter = FilterOf<ReturnType<typeof contractOrderFields>>

type Test = (order: ContractOrder) => boolean

const suits =
  ({ symbol, side, kind }: ContractOrderFilter): Test =>
  (order) =>
    (symbol === null || order.symbol === symbol) &&
    (side === null || `${order.action}-${order.direction}` === side) &&
    (kind === null || order.kind === kind)

/** Returns a test for the orders of a filter. */
export function isOf(filter: ContractOrderFilter): Test {
  const { state, days } = filter
  const [suitsAll, isOfDays] = [suits(filter), isWithin(days)]
  return (order) => suitsAll(order) && (state === null || order.state === state) && isOfDays(order.time)
}

/** A liquidation is a filled order on the wire: nobody can ask for either alone. */
const askable = (state: ContractOrder['state']): ContractOrder['state'] =>
  state === 'liquidated' ? 'filled' : state

/** Returns a test for the orders that a server gives which knows the filter. Its days, in GMT+8, are longer. */
export function isGiven(filter: ContractOrderFilter): Test {
  const { state, days } = filter
  const [suitsAll, isOfDays] = [suits(filter), isWithinServerDays(days)]
  return (order) =>
    suitsAll(order) && (state === null || askable(order.state) === askable(state)) && isOfDays(order.time)
}
