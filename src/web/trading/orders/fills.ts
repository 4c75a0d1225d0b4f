import { useMemo } from 'react'
import type { Order, OrderFill } from './order.ts'

/** A fill with the order that it belongs to. */
export type Fill = { readonly id: string; readonly order: Order; readonly fill: OrderFill }

const NONE: readonly never[] = []

/** Orders as far as a query has loaded them. */
type AskedOrders = {
  readonly data: readonly Order[] | undefined
  readonly error: object | null
}

export type Fills = {
  /** Newest first; undefined while they load, or if neither list can be loaded. */
  readonly fills: readonly Fill[] | undefined
  /** The lists whose fills are missing or may be out of date. */
  readonly failed: 'open' | 'past' | 'both' | null
}

/**
 * Joins open and past orders. The lists are read one after the other: an order that ended in between is in both, and
 * counts as past.
 */
export const allOrders = (open: readonly Order[] = NONE, past: readonly Order[] = NONE): readonly Order[] => [
  ...new Map([...open, ...past].map((order) => [order.orderId, order])).values(),
]

/** Returns the fills of open and past orders. If one list fails, those of the other are shown. */
export function useFills(open: AskedOrders, past: AskedOrders): Fills {
  const isOut = ({ data, error }: AskedOrders): boolean => data === undefined && error !== null
  const isWaiting = [open, past].some((asked) => asked.data === undefined && asked.error === null)
  const nothing = isWaiting || (isOut(open) && isOut(past))
  const fills = useMemo(
    () =>
      allOrders(open.data, past.data)
        .flatMap((order) =>
          (order.detail ?? NONE).map((fill, at) => ({ id: `${order.orderId}-${at}`, order, fill })),
        )
        .toSorted((a, b) => b.fill.time - a.fill.time),
    [open.data, past.data],
  )
  return { fills: nothing ? undefined : fills, failed: failedOf(open, past) }
}

function failedOf({ error: open }: AskedOrders, { error: past }: AskedOrders): Fills['failed'] {
  if (open === null) return past === null ? null : 'past'
  return past === null ? 'open' : 'both'
}
