import { type Decimal, decimal } from '#src/core/money/decimal.ts'

/** A product that pays fixed interest at the end of its term. */
export type SavingsProduct = {
  readonly id: number
  readonly coin: string
  /** Days of the term. */
  readonly duration: number
  /** Interest of a year, as a share of the amount. */
  readonly rate: Decimal
  /** Least amount of an order, decimal text. */
  readonly least: string
}

type Row = readonly [
  coin: string,
  least: string,
  terms: readonly (readonly [duration: number, rate: string])[],
]

/** Coins that are worth a dollar earn most: their borrowers have no price to fear. */
const ROWS: readonly Row[] = [
  [
    'USDT',
    '100',
    [
      [7, '0.06'],
      [30, '0.08'],
      [90, '0.09'],
    ],
  ],
  [
    'USDC',
    '100',
    [
      [30, '0.07'],
      [90, '0.08'],
      [180, '0.085'],
    ],
  ],
  [
    'BTC',
    '0.001',
    [
      [30, '0.01'],
      [90, '0.015'],
      [365, '0.025'],
    ],
  ],
  [
    'ETH',
    '0.01',
    [
      [30, '0.015'],
      [90, '0.02'],
      [365, '0.03'],
    ],
  ],
  [
    'SOL',
    '0.5',
    [
      [7, '0.02'],
      [30, '0.03'],
      [90, '0.045'],
    ],
  ],
  [
    'OBX',
    '100',
    [
      [90, '0.03'],
      [180, '0.04'],
      [365, '0.05'],
    ],
  ],
]

/** By coin, shortest term first. */
export const SAVINGS_PRODUCTS: readonly SavingsProduct[] = ROWS.flatMap(([coin, least, terms]) =>
  terms.map(([duration, rate]) => ({ coin, least, duration, rate: decimal(rate) })),
).map((product, index) => ({ id: index + 1, ...product }))

/** The product of a number, as requests name it. */
export const findSavingsProduct = (id: number | string): SavingsProduct | undefined =>
  SAVINGS_PRODUCTS.find((product) => String(product.id) === String(id))
