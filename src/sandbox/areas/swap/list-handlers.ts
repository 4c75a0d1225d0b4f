import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { newestPage, pageOf } from '../../http/page.ts'
import { rowsOfLog } from '../../kernel/log-view.ts'
import { ownOf } from '../own.ts'
import { priceText } from '../spot/ticker.ts'
import { positionsOf } from './account.ts'
import { contractOf, findContractById } from './contracts.ts'
import type { Entrust } from './entrust.ts'
import { entrustOf, waitingOf } from './entrusts.ts'
import { markAt } from './market.ts'
import type { Position } from './swap-state.ts'
import { wireEntrust, wireKinds } from './wire-order.ts'
import { wirePosition } from './wire-position.ts'

type Kinds = Partial<ReturnType<typeof wireKinds>>
type Filter = Kinds & {
  readonly contractCoinId?: number
  readonly symbol?: string
  readonly startTime?: string
  readonly endTime?: string
  readonly pageNo: number
  readonly pageSize: number
}

const dayOf = ({ time }: Entrust): string => formatGmt8(instant(time)).slice(0, 10)

const isOf = (
  { symbol }: { readonly symbol: string },
  { contractCoinId, symbol: wanted }: Pick<Filter, 'contractCoinId' | 'symbol'>,
): boolean =>
  (contractCoinId === undefined || symbol === findContractById(contractCoinId)?.symbol) &&
  (wanted === undefined || symbol === wanted.toUpperCase())

function isWanted(entrust: Entrust, filter: Filter): boolean {
  const { direction, type, entrustType, status } = filter
  const kinds = wireKinds(entrust)
  return (
    isOf(entrust, filter) &&
    (direction === undefined || kinds.direction === direction) &&
    (type === undefined || kinds.type === type) &&
    (entrustType === undefined || kinds.entrustType === entrustType) &&
    (status === undefined || kinds.status === status)
  )
}

/** A page of the caller's waiting orders, newest first. */
function openPage(filter: Filter, { engine, member }: HandlerContext) {
  const { startTime, endTime } = filter
  const own = waitingOf(engine.view(), member().id).filter(
    (entrust) =>
      isWanted(entrust, filter) &&
      (startTime === undefined || dayOf(entrust) >= startTime) &&
      (endTime === undefined || dayOf(entrust) <= endTime),
  )
  const { content, ...rest } = pageOf(own.toReversed(), filter)
  return { ...rest, content: content.map(wireEntrust) }
}

/** A page of the caller's orders that have ended, those first that were placed last. */
function pastPage(filter: Filter, { engine, member }: HandlerContext) {
  const state = engine.view()
  const { contractCoinId, symbol, direction, type, entrustType, status } = filter
  const rows = rowsOfLog(ownOf(state.swapEnded, member().id), {
    name: `past ${contractCoinId} ${symbol} ${direction} ${type} ${entrustType} ${status}`,
    rowsOf: (id) => (isWanted(entrustOf(state, id), filter) ? [id] : []),
    rankOf: (id) => id,
  })
  const { content, ...rest } = newestPage(rows, filter, filter, (id) => entrustOf(state, id).time)
  return { ...rest, content: content.map((id) => wireEntrust(entrustOf(state, id))) }
}

/** The caller's positions, newest first; of one contract where one is named. */
const heldPositions = (
  contractCoinId: number | undefined,
  { engine, member }: HandlerContext,
): readonly Position[] =>
  positionsOf(engine.view(), member().id)
    .filter((position) => isOf(position, contractCoinId === undefined ? {} : { contractCoinId }))
    .toSorted((a, b) => b.id - a.id)

export const swapListHandlers: Handlers = {
  listOpenSwapOrders: ({ body }, context) => openPage(body, context),
  listPastSwapOrders: ({ body }, context) => pastPage(body, context),

  listSwapPositions({ body: { contractCoinId } }, context) {
    const { engine } = context
    const [state, time] = [engine.view(), engine.now()]
    const positions = heldPositions(contractCoinId, context)
    const prices = positions.map(({ symbol }): [string, string] => {
      const contract = contractOf(symbol)
      return [symbol, priceText(contract.pair, markAt(state, contract, time))]
    })
    return { positions: positions.map(wirePosition), priceMap: Object.fromEntries(prices) }
  },

  listHeldSwapPositions({ body }, context) {
    const { content, ...rest } = pageOf(heldPositions(body.contractCoinId, context), body)
    return { ...rest, content: content.map(wirePosition) }
  },
}
