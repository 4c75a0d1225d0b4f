import { type Decimal, toText } from '#src/core/money/decimal.ts'
import { divide, multiply, truncate } from '#src/core/money/arithmetic.ts'
import { isPositive } from '#src/core/money/compare.ts'
import type { Direction } from '#src/core/perpetual/account.ts'
import type { PerpetualContract } from '../holdings.ts'
import { type ContractDraft, numberOf } from './contract-draft.ts'
import type { ClosingValue, OpeningMath, OpeningValue, OrderCodes } from './ordering.ts'

/** The wire's direction: opening a long and closing a short buys. */
const directionOf = ({ action, direction }: Pick<ContractDraft, 'action' | 'direction'>, codes: OrderCodes) =>
  (action === 'open') === (direction === 'long') ? codes.buy : codes.sell

/** True while the form asks for a price of the order itself. */
export const hasPrice = ({ kind, isLimitAfter }: ContractDraft): boolean =>
  kind === 'limit' || (kind === 'trigger' && isLimitAfter)

/** The price at which an order is counted before it is filled; null where it takes what the book has. */
export const countedPrice = (draft: ContractDraft): Decimal | null =>
  hasPrice(draft) ? numberOf(draft.price) : draft.kind === 'trigger' ? numberOf(draft.trigger) : null

/** Contracts of a typed size, in whole lots; null where it cannot be counted. */
export function volumeOf(
  { size, sizeIn }: ContractDraft,
  contract: PerpetualContract,
  price: Decimal | null,
  math: OpeningMath,
): Decimal | null {
  const typed = numberOf(size)
  if (typed === null) return null
  if (sizeIn === 'volume') return truncate(typed, contract.scales.amount)
  if (sizeIn === 'size') return divide(typed, contract.faceValue, contract.scales.amount)
  return price === null || !isPositive(price) ? null : math.volumeWorth(contract, typed, price)
}

/** The two prices of the contract by direction: of a long the lower one stops the loss, of a short the upper one. */
const stopsOf = (
  direction: Direction,
  takeProfit: string | undefined,
  stopLoss: string | undefined,
): Pick<OpeningValue, 'minPrice' | 'maxPrice'> => {
  const [min, max] = direction === 'long' ? [stopLoss, takeProfit] : [takeProfit, stopLoss]
  return { ...(min !== undefined && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) }
}

/**
 * Returns the value that the contract judges. A market order has the price 0; an empty price of a limit order stays
 * empty, so that it never becomes a market order.
 */
export function closingValue(
  codes: OrderCodes,
  draft: ContractDraft,
  volume: Decimal | null,
): Partial<ClosingValue> {
  const price = hasPrice(draft) ? draft.price : '0'
  return {
    direction: directionOf(draft, codes),
    type: codes.types[draft.kind],
    ...(price !== undefined && { entrustPrice: price }),
    ...(draft.kind === 'trigger' && draft.trigger !== undefined && { triggerPrice: draft.trigger }),
    ...(volume !== null && { volume: toText(volume) }),
  }
}

export const openingValue = (
  codes: OrderCodes,
  draft: ContractDraft,
  volume: Decimal | null,
  leverage: Decimal | null,
): Partial<OpeningValue> => ({
  ...closingValue(codes, draft, volume),
  ...(leverage !== null && { leverage: toText(leverage) }),
  ...(draft.withStops && stopsOf(draft.direction, draft.takeProfit, draft.stopLoss)),
})

/** Size of so many contracts, in the contract's unit. */
export const sizeOf = (volume: Decimal, { faceValue }: PerpetualContract): Decimal =>
  multiply(volume, faceValue)
