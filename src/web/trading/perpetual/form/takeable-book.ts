import { divide, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, toUnits } from '#src/core/money/decimal.ts'
import type { Book, Level, Scales } from '../../live/levels.ts'
import type { PerpetualContract } from '../holdings.ts'
import { buys, type ContractOrder } from '../orders/contract-order.ts'

/**
 * Returns what a member can take of a contract's book: without what his own limit orders offer there, because nobody
 * trades with himself.
 */
export function takeableBook(
  { bid, ask }: Book,
  orders: readonly ContractOrder[],
  contract: PerpetualContract,
  scales: Scales,
): Book {
  const own = orders.filter(({ symbol, kind }) => symbol === contract.symbol && kind === 'limit')
  if (own.length === 0) return { bid, ask }
  const amounts = { bid: new Map<bigint, bigint>(), ask: new Map<bigint, bigint>() }
  for (const order of own) {
    if (order.price === null) continue
    const side = amounts[buys(order) ? 'bid' : 'ask']
    const price = unitsOf(order.price, scales.price)
    const rest = unitsOf(divide(subtract(order.size, order.filled), contract.faceValue), scales.amount)
    side.set(price, (side.get(price) ?? 0n) + rest)
  }
  const others = (levels: readonly Level[], side: ReadonlyMap<bigint, bigint>): readonly Level[] =>
    levels
      .map(({ price, amount }) => ({ price, amount: amount - (side.get(price) ?? 0n) }))
      .filter(({ amount }) => amount > 0n)
  return { bid: others(bid, amounts.bid), ask: others(ask, amounts.ask) }
}

const unitsOf = (value: Decimal, places: number): bigint => toUnits(truncate(value, places), places)
