import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { findPair, type PairRow } from '../../market/pairs.ts'

/** A coin that plans buy, at the price of its pair. */
export type RecurringProduct = {
  readonly id: number
  readonly pair: PairRow
  /** Share of what is bought. */
  readonly fee: Decimal
  /** Least amount of a purchase in the quote coin, decimal text. */
  readonly least: string
}

const FEE = decimal('0.002')
const LEAST = '10'

const SYMBOLS = [
  'BTC/USDT',
  'ETH/USDT',
  'SOL/USDT',
  'BNB/USDT',
  'XRP/USDT',
  'LINK/USDT',
  'LTC/USDT',
  'OBX/USDT',
]

export const RECURRING_PRODUCTS: readonly RecurringProduct[] = SYMBOLS.map((symbol, index) => {
  const pair = findPair(symbol)
  if (pair === undefined) throw new RangeError(`no pair ${symbol}`)
  return { id: index + 1, pair, fee: FEE, least: LEAST }
})

/** The product of a number, as requests name it. */
export const findRecurringProduct = (id: number | string): RecurringProduct | undefined =>
  RECURRING_PRODUCTS.find((product) => String(product.id) === String(id))

/** @throws RangeError when there is none: records name products that exist */
export function recurringProduct(id: number): RecurringProduct {
  const product = findRecurringProduct(id)
  if (product === undefined) throw new RangeError(`no recurring product ${id}`)
  return product
}
