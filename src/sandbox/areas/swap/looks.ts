import { cancel, schedule } from '../../kernel/due.ts'
import { marketsOf } from '../../market/markets.ts'
import { DAY } from '../../market/periods.ts'
import type { State } from '../state.ts'
import type { Contract } from './contracts.ts'
import { type Level, levelsKey, nextLevel } from './levels.ts'
import { type Crossing, offsetOf, type Phase } from './swap-state.ts'

/** Seconds of the path that one search covers; at their end the next search is planned. */
const AHEAD = DAY

/** The first second from `from` on in which the price reaches a level. */
function reachedAt(
  { seed }: State,
  { pair }: Contract,
  { direction, price }: Crossing,
  from: number,
  until: number,
): number | undefined {
  return until <= from ? undefined : marketsOf(seed).path(pair).firstPassage(direction, price, from, until)
}

function plan(state: State, symbol: string, phase: Phase, second: number): void {
  cancelLook(state, symbol, phase)
  state.swapLooks[levelsKey(symbol, phase)] = {
    due: schedule(state.due, second * 1000 + offsetOf(phase), { type: 'swap.look', symbol, phase }),
    second,
  }
}

function cancelLook(state: State, symbol: string, phase: Phase): void {
  const key = levelsKey(symbol, phase)
  const planned = state.swapLooks[key]
  if (planned === undefined) return
  cancel(state.due, planned.due)
  delete state.swapLooks[key]
}

/** Plans the next look at a phase of a contract, from a second on: when the price reaches a level. None without levels. */
export function planLook(state: State, contract: Contract, phase: Phase, from: number): void {
  const { symbol } = contract
  const key = levelsKey(symbol, phase)
  let next: number | undefined
  for (const direction of ['down', 'up'] as const) {
    const level = nextLevel(state, key, direction)
    if (level === undefined) continue
    const until = next ?? from + AHEAD
    next = reachedAt(state, contract, { direction, price: level.price }, from, until) ?? until
  }
  if (next === undefined) cancelLook(state, symbol, phase)
  else plan(state, symbol, phase, next)
}

/** Brings the look at a phase forward for a new level that the price reaches sooner. */
export function lookSooner(
  state: State,
  contract: Contract,
  phase: Phase,
  { direction, price, id }: Crossing & Level,
  from: number,
): void {
  const { symbol } = contract
  const key = levelsKey(symbol, phase)
  const planned = state.swapLooks[key]
  if (planned === undefined) return planLook(state, contract, phase, from)
  if (nextLevel(state, key, direction)?.id !== id) return
  const sooner = reachedAt(state, contract, { direction, price }, from, planned.second)
  if (sooner !== undefined) plan(state, symbol, phase, sooner)
}
