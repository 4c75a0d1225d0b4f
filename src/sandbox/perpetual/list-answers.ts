import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { ownOf } from '../areas/own.ts'
import type { HandlerContext } from '../http/handler.ts'
import { newestPage, pageOf } from '../http/page.ts'
import { rowsOfLog } from '../kernel/log-view.ts'
import { findContractById, type Kind } from './contracts.ts'
import type { Entrust } from './entrust.ts'
import { entrustOf, waitingOf } from './entrusts.ts'
import { type Venue, venueOf } from './venue.ts'
import { wireEntrust, wireKinds } from './wire-order.ts'

type Kinds = Partial<ReturnType<typeof wireKinds>>
type Filter = Kinds & {
  readonly contractCoinId?: number | string
  readonly symbol?: string
  readonly startTime?: string
  readonly endTime?: string
  readonly pageNo: number
  readonly pageSize: number
}

const dayOf = ({ time }: Entrust): string => formatGmt8(instant(time)).slice(0, 10)

/** True for what belongs to the contract that a filter names, if it names one. */
export const isOf = (
  kind: Kind,
  { symbol }: { readonly symbol: string },
  { contractCoinId, symbol: wanted }: Pick<Filter, 'contractCoinId' | 'symbol'>,
): boolean =>
  (contractCoinId === undefined || symbol === findContractById(kind, contractCoinId)?.symbol) &&
  (wanted === undefined || symbol === wanted.toUpperCase())

function isWanted({ kind }: Venue, entrust: Entrust, filter: Filter): boolean {
  const { direction, type, entrustType, status } = filter
  const kinds = wireKinds(entrust)
  return (
    isOf(kind, entrust, filter) &&
    (direction === undefined || kinds.direction === direction) &&
    (type === undefined || kinds.type === type) &&
    (entrustType === undefined || kinds.entrustType === entrustType) &&
    (status === undefined || kinds.status === status)
  )
}

/** A page of the caller's waiting orders, newest first. */
export function openPage(kind: Kind, filter: Filter, { engine, member }: HandlerContext) {
  const { startTime, endTime } = filter
  const venue = venueOf(kind, engine.view())
  const own = waitingOf(venue, member().id).filter(
    (entrust) =>
      isWanted(venue, entrust, filter) &&
      (startTime === undefined || dayOf(entrust) >= startTime) &&
      (endTime === undefined || dayOf(entrust) <= endTime),
  )
  const { content, ...rest } = pageOf(own.toReversed(), filter)
  return { ...rest, content: content.map((entrust) => wireEntrust(venue, entrust)) }
}

/** A page of the caller's orders that have ended, those first that were placed last. */
export function pastPage(kind: Kind, filter: Filter, { engine, member }: HandlerContext) {
  const venue = venueOf(kind, engine.view())
  const { contractCoinId, symbol, direction, type, entrustType, status } = filter
  const rows = rowsOfLog(ownOf(venue.own.ended, member().id), {
    name: `past ${contractCoinId} ${symbol} ${direction} ${type} ${entrustType} ${status}`,
    rowsOf: (id) => (isWanted(venue, entrustOf(venue, id), filter) ? [id] : []),
    rankOf: (id) => id,
  })
  const { content, ...rest } = newestPage(rows, filter, filter, (id) => entrustOf(venue, id).time)
  return { ...rest, content: content.map((id) => wireEntrust(venue, entrustOf(venue, id))) }
}
