import { getListSavingsProductsQueryKey, listSavingsProducts } from '#generated/client/earn/earn.ts'
import type { LockedSavingsActivity } from '#generated/models/locked-savings-activity.ts'
import { listSavingsProductsOperation } from '#generated/operations/earn.ts'
import { min } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { byId, usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { inOrder } from '../in-order.ts'
import type { Term } from '../term-text.ts'

type Product = LockedSavingsActivity

/** The products of a coin, and the least amount that one of them takes. */
export type CoinRow = {
  readonly unit: string
  readonly least: Decimal
  readonly products: readonly Product[]
}

/** The products of each coin. */
export const coinRows = (products: readonly Product[]): readonly CoinRow[] =>
  [...Map.groupBy(products, ({ coinUnit }) => coinUnit)].map(([unit, own]) => ({
    unit,
    least: own.map(({ num }) => num).reduce(min),
    products: own.toSorted((a, b) => a.duration - b.duration),
  }))

/** The terms of any of the products, shortest first. */
export const termsOf = (products: readonly Product[]): readonly Term[] =>
  [
    ...new Map(products.map(({ duration, periodUnit }) => [duration, { duration, periodUnit }])).values(),
  ].toSorted((a, b) => a.duration - b.duration)

const read = pagedRead({
  operation: listSavingsProductsOperation,
  read: listSavingsProducts,
  key: getListSavingsProductsQueryKey,
  rows: ({ data }) => data.content,
})

/** The products on offer. */
export const useSavingsProducts = () =>
  usePagedRows({ read, request: {}, reading: 'all', rowKey: byId, pageSize: 100, arrange: inOrder })
