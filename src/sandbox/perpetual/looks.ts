import { cancel, schedule } from '../kernel/due.ts'
import { marketsOf } from '../market/markets.ts'
import { DAY } from '../market/periods.ts'
import type { Venue } from './venue.ts'
import type { Contract } from './contracts.ts'
import { type Level, levelsKey, nextLevel } from './levels.ts'
import { type Crossing, offsetOf, type Phase } from './perpetual-state.ts'

/** Seconds of the path that one search covers; at their end the next search is planned. */
const AHEAD = DAY

/** The first second from `from` on in which the price reaches a level. */
function reachedAt(
  { seed }: Venue,
  { pair }: Contract,
  { direction, price }: Crossing,
  from: number,
  until: number,
): number | undefined {
  return marketsOf(seed).path(pair).firstPassage(direction, price, from, until)
}

function plan(venue: Venue, symbol: string, phase: Phase, second: number): void {
  cancelLook(venue, symbol, phase)
  venue.own.looks[levelsKey(symbol, phase)] = {
    due: schedule(venue.state.due, second * 1000 + offsetOf(phase), {
      type: `${venue.kind.id}.look` as const,
      symbol,
      phase,
    }),
    second,
  }
}

function cancelLook(venue: Venue, symbol: string, phase: Phase): void {
  const key = levelsKey(symbol, phase)
  const planned = venue.own.looks[key]
  if (planned === undefined) return
  cancel(venue.state.due, planned.due)
  delete venue.own.looks[key]
}

/** Plans the next look at a phase of a contract, from a second on: when the price reaches a level. None without levels. */
export function planLook(venue: Venue, contract: Contract, phase: Phase, from: number): void {
  const { symbol } = contract
  const key = levelsKey(symbol, phase)
  let next: number | undefined
  for (const direction of ['down', 'up'] as const) {
    const level = nextLevel(venue.own, key, direction)
    if (level === undefined) continue
    const until = next ?? from + AHEAD
    next = reachedAt(venue, contract, { direction, price: level.price }, from, until) ?? until
  }
  if (next === undefined) cancelLook(venue, symbol, phase)
  else plan(venue, symbol, phase, next)
}

/** Brings the look at a phase forward for a new level that the price reaches sooner. */
export function lookSooner(
  venue: Venue,
  contract: Contract,
  phase: Phase,
  { direction, price, id }: Crossing & Level,
  from: number,
): void {
  const { symbol } = contract
  const key = levelsKey(symbol, phase)
  const planned = venue.own.looks[key]
  if (planned === undefined) return planLook(venue, contract, phase, from)
  if (nextLevel(venue.own, key, direction)?.id !== id) return
  const sooner = reachedAt(venue, contract, { direction, price }, from, planned.second)
  if (sooner !== undefined) plan(venue, symbol, phase, sooner)
}
