import type { Context } from '../../kernel/machine.ts'
import { tellMember } from '../members/events.ts'
import type { State } from '../state.ts'
import { positionIn } from './account.ts'
import { closeAtMarket } from './close-at-market.ts'
import { type Contract, contractOf, SETTLED } from './contracts.ts'
import { type Entrust, isUntriggered, restOf } from './entrust.ts'
import { endByExchange, endEntrust, entrustOf, takeOffLevel, waitingOf } from './entrusts.ts'
import { fillClosing, fillOpening } from './fills.ts'
import { fund } from './funding.ts'
import { type Level, levelsKey, reachedLevels } from './levels.ts'
import { liquidateCross, liquidateIsolated } from './liquidation.ts'
import { planLook } from './looks.ts'
import { candleAt, momentOf, movesAt } from './market.ts'
import { commitClosing, commitOpening, planClosing, planOpening } from './place.ts'
import { positionOf } from './positions.ts'
import { planCrossLook } from './search.ts'
import { type Phase, secondAfter, type SwapDue } from './swap-state.ts'

type DueOf<T extends SwapDue['type']> = Extract<SwapDue, { type: T }>
type Reached = (state: State, contract: Contract, level: Level, context: Context) => void

const REACHED: Readonly<Record<Phase, Reached>> = {
  liquidation(state, contract, { id, price }, context) {
    const position = positionOf(state, id)
    if (position?.liquidation?.price !== price) return
    const [{ price: open }] = movesAt(state, contract, Math.floor(context.time / 1000)).stops
    // A second may begin beyond the price, as after funding.
    const isBeyond = position.liquidation.direction === 'down' ? open < price : open > price
    liquidateIsolated(state, id, isBeyond ? open : price, context)
  },

  /** Takes profit or stops a loss: what waits to close the position gives way. */
  stop(state, contract, { id, price }, context) {
    const position = positionOf(state, id)
    if (position === undefined || (position.minPrice !== price && position.maxPrice !== price)) return
    const { member, symbol, direction } = position
    for (const entrust of waitingOf(state, member, symbol))
      if (entrust.action === 'close' && entrust.direction === direction && !isUntriggered(entrust))
        endByExchange(state, entrust, context)
    const moment = momentOf(state, contract, Math.floor(context.time / 1000), price)
    const entrust = closeAtMarket(state, position, { moment, context, isFromStop: true })
    if (entrust !== undefined) tellOf(entrust, 'TRIGGERED', context)
  },

  trigger(state, contract, { id, price }, context) {
    const entrust = entrustOf(state, id)
    if (entrust.status !== 'waiting') return
    const { time } = context
    takeOffLevel(state, entrust)
    entrust.triggered = time
    const moment = momentOf(state, contract, Math.floor(time / 1000), price)
    if (entrust.action === 'open') openTriggered(state, entrust, { moment, context })
    else closeTriggered(state, entrust, { moment, context })
    // Filled or not by now: a failed one is an order that ended.
    tellOf(entrust, entrustOf(state, id).status === 'failed' ? 'ORDER_ENDED' : 'TRIGGERED', context)
  },

  /** Fills a resting order in full, at its own price. */
  limit(state, _contract, { id, price }, context) {
    const entrust = entrustOf(state, id)
    if (entrust.status !== 'waiting') return
    const { member, symbol, direction, action, profit, fee } = entrust
    takeOffLevel(state, entrust)
    const lots = restOf(entrust)
    const fills = [{ price, lots }]
    const position = positionIn(state, member, symbol, direction)
    if (action === 'open') fillOpening(state, entrust, fills, 'frozen', context)
    else if (position !== undefined) fillClosing(state, entrust, position, fills, { aside: lots, context })
    endEntrust(state, entrust, 'traded', context)
    tellOf(entrust, 'ORDER_FILLED', context, { profit, fee })
    planCrossLook(state, member, secondAfter(context.time))
  },
}

type At = { readonly moment: number; readonly context: Context }

function openTriggered(state: State, entrust: Entrust, { moment, context }: At): void {
  const planned = planOpening(state, entrust, { moment, time: context.time })
  if (typeof planned === 'string') endEntrust(state, entrust, 'failed', context)
  else commitOpening(state, entrust, planned.fills, { moment, context })
}

function closeTriggered(state: State, entrust: Entrust, { moment, context }: At): void {
  const position = positionIn(state, entrust.member, entrust.symbol, entrust.direction)
  const closable = position === undefined ? 0 : position.lots - position.frozen
  if (position === undefined || closable === 0) return endEntrust(state, entrust, 'failed', context)
  entrust.lots = Math.min(entrust.lots, closable)
  const fills = planClosing(state, entrust, position, moment)
  if (fills.length === 0 && entrust.price === 0) endEntrust(state, entrust, 'failed', context)
  else commitClosing(state, entrust, position, fills, { moment, context })
}

/** Tells what became of an order, with the profit and the fee that it has brought since `before`. */
function tellOf(
  { id, member, symbol, profit, fee }: Entrust,
  kind: 'ORDER_FILLED' | 'ORDER_ENDED' | 'TRIGGERED',
  context: Context,
  before: Pick<Entrust, 'profit' | 'fee'> = { profit: 0n, fee: 0n },
): void {
  const units = profit - before.profit - (fee - before.fee)
  tellMember(context, {
    member,
    kind,
    account: 'swap',
    symbol,
    reference: id,
    ...(units === 0n ? {} : { amount: { coin: SETTLED, units } }),
  })
}

export const swapDues = {
  /** Runs a phase of a contract in the second that begins now: everything that its prices reach. */
  'swap.look'(state: State, { symbol, phase }: DueOf<'swap.look'>, context: Context): void {
    const contract = contractOf(symbol)
    const second = Math.floor(context.time / 1000)
    const range = candleAt(state, contract, second, second + 1)
    for (const level of reachedLevels(state, levelsKey(symbol, phase), range))
      REACHED[phase](state, contract, level, context)
    planLook(state, contract, phase, second + 1)
  },

  'swap.crossLook': (state: State, { member }: DueOf<'swap.crossLook'>, context: Context) =>
    liquidateCross(state, member, context),

  'swap.fund': (state: State, _due: DueOf<'swap.fund'>, context: Context) => fund(state, context),
}
