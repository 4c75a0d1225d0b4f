import type { ExchangeOrderDirection } from '#generated/models/exchange-order-direction.ts'
import { ExchangeOrderDirection as directions } from '#generated/models/exchange-order-direction.ts'
import { ExchangeOrderStatus } from '#generated/models/exchange-order-status.ts'
import { ExchangeOrderType } from '#generated/models/exchange-order-type.ts'
import type { ExchangeOrder } from '#generated/models/exchange-order.ts'
import type { PastSpotOrdersRequest } from '#generated/models/past-spot-orders-request.ts'
import { type DayRange, instantsOf, parseDay, serverDays } from '#src/core/time/day.ts'

/** Which orders are wanted; null is any. Days are those of the reader's zone. */
export type OrderFilter = {
  readonly symbol: string | null
  readonly direction: ExchangeOrderDirection | null
  readonly type: ExchangeOrderType | null
  readonly status: ExchangeOrderStatus | null
  readonly days: DayRange | null
}

export const EVERYTHING: OrderFilter = { symbol: null, direction: null, type: null, status: null, days: null }

export const orderDirections = Object.values(directions)
export const orderTypes = Object.values(ExchangeOrderType)
/** An order that still stands is not past. */
export const endedStates = Object.values(ExchangeOrderStatus).filter(
  (status) => status !== ExchangeOrderStatus.TRADING,
)

const among = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null

/**
 * Reads the filter from an address: `?pair=BTC/USDT&side=BUY&from=2026-11-01&to=2026-11-21`. Invalid parts are left
 * out.
 */
export function filterOf(params: URLSearchParams): OrderFilter {
  const [from, to] = [parseDay(params.get('from') ?? ''), parseDay(params.get('to') ?? '')]
  return {
    symbol: params.get('pair'),
    direction: among(orderDirections, params.get('side')),
    type: among(orderTypes, params.get('type')),
    status: among(endedStates, params.get('state')),
    days: from !== null && to !== null && from <= to ? { from, to } : null,
  }
}

/** The address of a filter. */
export function paramsOf({ symbol, direction, type, status, days }: OrderFilter): Record<string, string> {
  return {
    ...(symbol !== null && { pair: symbol }),
    ...(direction !== null && { side: direction }),
    ...(type !== null && { type }),
    ...(status !== null && { state: status }),
    ...(days !== null && { from: days.from, to: days.to }),
  }
}

export type AskedOrders = Omit<PastSpotOrdersRequest, 'pageNo' | 'pageSize'>

/** Returns the server's parameters for a filter. Their days are longer than the reader's: see `isWithin`. */
export function requestOf(filter: OrderFilter, timeZone?: string): AskedOrders {
  const { symbol, direction, type, status, days } = filter
  const server = days === null ? null : serverDays(days, timeZone)
  return {
    ...(symbol !== null && { symbol }),
    ...(direction !== null && { direction }),
    ...(type !== null && { type }),
    ...(status !== null && { status }),
    ...(server !== null && { startTime: server.from, endTime: server.to }),
  }
}

/** Returns a test for orders placed within the reader's own days. */
export function isWithin(
  days: DayRange | null,
  timeZone?: string,
): (order: Pick<ExchangeOrder, 'time'>) => boolean {
  if (days === null) return () => true
  const { from, until } = instantsOf(days, timeZone)
  return ({ time }) => time >= from && time < until
}
