import type { Context } from '../kernel/machine.ts'
import { recordTrade } from '../areas/spot/tape.ts'
import type { State } from '../areas/state.ts'
import { positionIn } from './account.ts'
import { closeAtMarket } from './close-at-market.ts'
import type { Contract, Kind } from './contracts.ts'
import { type Entrust, isUntriggered, restOf, sideOf } from './entrust.ts'
import { endByExchange, endEntrust, entrustOf, takeOffLevel, waitingOf } from './entrusts.ts'
import { fillResting } from './fill-resting.ts'
import { fund } from './funding.ts'
import { type Level, levelsKey, reachedLevels } from './levels.ts'
import { liquidateCross, liquidateIsolated } from './liquidation.ts'
import { planLook } from './looks.ts'
import { candleAt, momentOf, movesAt } from './market.ts'
import type { Phase } from './perpetual-state.ts'
import { commitClosing, commitOpening, planClosing, planOpening } from './place.ts'
import { positionOf } from './positions.ts'
import { tellOf } from './tell.ts'
import { contractOf, type Venue, venueOf, type Wallet } from './venue.ts'

type Reached = (venue: Venue, contract: Contract, level: Level, context: Context) => void

const REACHED: Readonly<Record<Phase, Reached>> = {
  liquidation(venue, contract, { id, price }, context) {
    const position = positionOf(venue, id)
    if (position?.liquidation?.price !== price) return
    const [{ price: open }] = movesAt(venue, contract, Math.floor(context.time / 1000)).stops
    // A second may begin beyond the price, as after funding.
    const isBeyond = position.liquidation.direction === 'down' ? open < price : open > price
    liquidateIsolated(venue, position, isBeyond ? open : price, context)
  },

  /** Takes profit or stops a loss: what waits to close the position gives way. */
  stop(venue, contract, { id, price }, context) {
    const position = positionOf(venue, id)
    if (position === undefined || (position.minPrice !== price && position.maxPrice !== price)) return
    const { member, symbol, direction } = position
    for (const entrust of waitingOf(venue, member, symbol))
      if (entrust.action === 'close' && entrust.direction === direction && !isUntriggered(entrust))
        endByExchange(venue, entrust, context)
    const moment = momentOf(venue, contract, Math.floor(context.time / 1000), price)
    const entrust = closeAtMarket(venue, position, { moment, context, isFromStop: true })
    if (entrust !== undefined) tellOf(venue, entrust, 'TRIGGERED', context)
  },

  trigger(venue, contract, { id, price }, context) {
    const entrust = entrustOf(venue, id)
    if (entrust.status !== 'waiting') return
    const { time } = context
    takeOffLevel(venue, entrust)
    entrust.triggered = time
    const moment = momentOf(venue, contract, Math.floor(time / 1000), price)
    if (entrust.action === 'open') openTriggered(venue, entrust, { moment, context })
    else closeTriggered(venue, entrust, { moment, context })
    // Filled or not by now: a failed one is an order that ended.
    tellOf(venue, entrust, entrustOf(venue, id).status === 'failed' ? 'ORDER_ENDED' : 'TRIGGERED', context)
  },

  /** Fills a resting order in full. */
  limit(venue, { pair }, { id, price }, context) {
    const entrust = entrustOf(venue, id)
    if (entrust.status !== 'waiting') return
    const lots = restOf(entrust)
    // Makers come to it, so it is they who take.
    const side = sideOf(entrust) === 'BUY' ? 'SELL' : 'BUY'
    recordTrade(venue.own.tapes, pair, { price, lots, side, time: context.time })
    fillResting(venue, entrust, lots, context)
  },
}

type At = { readonly moment: number; readonly context: Context }

function openTriggered(venue: Venue, entrust: Entrust, { moment, context }: At): void {
  const planned = planOpening(venue, entrust, { moment, time: context.time })
  if (typeof planned === 'string') endEntrust(venue, entrust, 'failed', context)
  else commitOpening(venue, entrust, planned.fills, { moment, context })
}

function closeTriggered(venue: Venue, entrust: Entrust, { moment, context }: At): void {
  const position = positionIn(venue, entrust.member, entrust.symbol, entrust.direction)
  const closable = position === undefined ? 0 : position.lots - position.frozen
  if (position === undefined || closable === 0) return endEntrust(venue, entrust, 'failed', context)
  entrust.lots = Math.min(entrust.lots, closable)
  const fills = planClosing(venue, entrust, position, moment)
  if (fills.length === 0 && entrust.price === 0) endEntrust(venue, entrust, 'failed', context)
  else commitClosing(venue, entrust, position, fills, { moment, context })
}

/** Due items of a kind of contracts, by the second part of its names. */
export const perpetualDues = (kind: Kind) => ({
  /** Runs a phase of a contract in the second that begins now: everything that its prices reach. */
  look(
    state: State,
    { symbol, phase }: { readonly symbol: string; readonly phase: Phase },
    context: Context,
  ): void {
    const venue = venueOf(kind, state)
    const contract = contractOf(venue, symbol)
    const second = Math.floor(context.time / 1000)
    const range = candleAt(venue, contract, second, second + 1)
    for (const level of reachedLevels(venue.own, levelsKey(symbol, phase), range))
      REACHED[phase](venue, contract, level, context)
    planLook(venue, contract, phase, second + 1)
  },

  crossLook: (state: State, wallet: Wallet, context: Context) =>
    liquidateCross(venueOf(kind, state), wallet, context),

  fund: (state: State, _due: unknown, context: Context) => fund(venueOf(kind, state), context),
})
