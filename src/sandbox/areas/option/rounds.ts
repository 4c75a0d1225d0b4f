import { toSafeInteger } from '#src/core/money/whole.ts'
import { type Move, moveOf } from '#src/core/stakes/outcome.ts'
import { CLOSING_MS } from '#src/core/stakes/option-bet.ts'
import type { PairRow } from '../../market/pairs.ts'
import type { State } from '../state.ts'
import { GAP, IGNORED, OPTION_MARKETS } from './pairs.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

/**
 * A round of a pair: bet on from `start` to `open`, drawn until `close`. It follows from pair and number alone; only bets
 * and cancellations are part of the state. Times are epoch milliseconds.
 */
export type Round = {
  readonly id: number
  readonly number: number
  readonly pair: PairRow
  readonly start: number
  readonly open: number
  readonly close: number
}

export type RoundStatus = 'betting' | 'drawing' | 'closed' | 'cancelled'

/** More pairs than there are: the last digits of a round's id are the place of its pair. */
const PLACES = 100

export const roundOf = (pair: PairRow, number: number): Round => ({
  id: number * PLACES + OPTION_MARKETS.pairs.indexOf(pair) + 1,
  number,
  pair,
  start: number * GAP,
  open: (number + 1) * GAP,
  close: (number + 2) * GAP,
})

/** Number of the rounds that are bet on at a time. */
export const bettingNumber = (time: number): number => Math.floor(time / GAP)

/** The round of an id that a request names; undefined where the pair has none. */
export function roundById(pair: PairRow, id: number | string): Round | undefined {
  const text = String(id)
  if (!/^[1-9]\d{2,14}$/.test(text)) return undefined
  const round = roundOf(pair, toSafeInteger(BigInt(text) / BigInt(PLACES)))
  return String(round.id) === text ? round : undefined
}

/** True for a round that began while its pair was stopped: nobody can have bet on it. */
export const isSkipped = ({ options }: State, { pair, start }: Round): boolean =>
  options.stops[pair.symbol]?.some(({ from, until }) => from < start && (until ?? Infinity) > start) ?? false

export const isPairStopped = ({ options }: State, { symbol }: PairRow): boolean =>
  options.stops[symbol]?.at(-1)?.until === null

export function statusOf({ options }: State, round: Round, time: number): RoundStatus {
  if (options.rounds[round.id]?.isCancelled === true) return 'cancelled'
  if (time < round.open) return 'betting'
  return time < round.close ? 'drawing' : 'closed'
}

/** True while bets on a round are taken. */
export const isBetOn = (state: State, round: Round, time: number): boolean =>
  statusOf(state, round, time) === 'betting' &&
  time >= round.start &&
  time < round.open - CLOSING_MS &&
  !isSkipped(state, round) &&
  !isPairStopped(state, round.pair)

/** Move of the price while a round was drawn. Both prices are those at the beginning of their second. */
export const moveIn = (state: State, { pair, open, close }: Round): Move =>
  moveOf(priceIn(pair, ticksAt(state, pair, open)), priceIn(pair, ticksAt(state, pair, close)), IGNORED)

/** Rounds of a pair that have ended, newest first; a cancelled one has as soon as it is. */
export function pastRounds(state: State, pair: PairRow, time: number, most: number): readonly Round[] {
  const rounds: Round[] = []
  for (let number = bettingNumber(time); number >= 0 && rounds.length < most; number--) {
    const round = roundOf(pair, number)
    const status = statusOf(state, round, time)
    if ((status === 'closed' || status === 'cancelled') && !isSkipped(state, round)) rounds.push(round)
  }
  return rounds
}
