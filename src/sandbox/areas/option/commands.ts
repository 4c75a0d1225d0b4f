import { betFee } from '#src/core/stakes/option-bet.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import { schedule } from '../../kernel/due.ts'
import { requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import type { PairRow } from '../../market/pairs.ts'
import { freezeStake } from '../../stakes/booking.ts'
import { heldBy, RUNNING } from '../../stakes/stake.ts'
import { enterStake, runningOf } from '../../stakes/stake-book.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'
import type { Bet, OptionState } from './option-state.ts'
import { findOptionPair, TERMS } from './pairs.ts'
import { isBetOn, isPairStopped, isSkipped, type Round, roundOf, statusOf } from './rounds.ts'
import { cancelBets, OPTION_ACCOUNT } from './settle.ts'
import { amountOf, unitsIn } from '../wallets/amounts.ts'

type OfRound = { readonly symbol: string; readonly round: number }

export type OptionCommand =
  | (OfRound & {
      readonly type: 'option.bet'
      readonly member: number
      readonly direction: Direction
      /** Stake in smallest units of the quote coin. */
      readonly units: bigint
    })
  | (OfRound & { readonly type: 'option.cancel' })
  | {
      readonly type: 'option.stop'
      readonly symbol: string
      readonly isStopped: boolean
      /** Directions that no bets are taken on. */
      readonly closed: readonly Direction[]
    }
type Of<T extends OptionCommand['type']> = Extract<OptionCommand, { type: T }>

export type BetRefusal =
  | 'nonsupport-coin'
  | 'not-trading-time'
  | 'cannot-trade'
  | 'no-rise-bets'
  | 'no-fall-bets'
  | 'round-not-exist'
  | 'betting-closed'
  | 'already-bet'
  | 'wallet-locked'
  | 'insufficient-balance'

export const optionCommands = {
  /** Bets on a round; gives the number of the bet. */
  'option.bet'(state: State, command: Of<'option.bet'>, context: Context<BetRefusal>): number {
    const { member, direction, units } = command
    const { time, refuse, emit } = context
    const round = roundToBetOn(state, command, context)
    const { symbol, quote: coin } = round.pair
    if (state.options.closed[symbol]?.includes(direction) === true)
      refuse(direction === 'rise' ? 'no-rise-bets' : 'no-fall-bets')
    if (betOf(state, member, round) !== undefined) refuse('already-bet')
    if (isLocked(state, { member, kind: 'spot', coin })) refuse('wallet-locked')
    const fee = unitsIn(betFee(amountOf(units, coin), TERMS), coin)
    const { book } = state.options
    const stake = { id: book.nextId, member, symbol, coin, direction, units, fee, time, ...RUNNING }
    const account = { owner: `m${member}`, kind: 'spot', coin, bucket: 'available' } as const
    requireBalance(state.ledger, account, heldBy(stake), refuse)
    freezeStake(state, OPTION_ACCOUNT, stake, time)
    enterStake<Bet>(book, { ...stake, round: round.number })
    enterInRound(state, round, stake.id)
    emit({ type: 'option.bet', id: stake.id })
    return stake.id
  },

  /** Cancels a round that is bet on or drawn: all bets are given back. */
  'option.cancel'(
    state: State,
    { symbol, round: number }: Of<'option.cancel'>,
    context: Context<'nonsupport-coin' | 'round-not-exist'>,
  ): void {
    const pair = findOptionPair(symbol) ?? context.refuse('nonsupport-coin')
    const round = roundOf(pair, number)
    const status = statusOf(state, round, context.time)
    const isRunning = context.time >= round.start && (status === 'betting' || status === 'drawing')
    if (!isRunning || isSkipped(state, round)) context.refuse('round-not-exist')
    cancelBets(state, round, context)
    state.options.rounds[round.id] = { bets: state.options.rounds[round.id]?.bets ?? [], isCancelled: true }
  },

  /** Stops a pair, or lets it go on with the next round; says which directions are bet on. */
  'option.stop'(
    { options }: OptionState,
    { symbol, isStopped, closed }: Of<'option.stop'>,
    { time, refuse }: Context<'nonsupport-coin'>,
  ): void {
    const pair = findOptionPair(symbol) ?? refuse('nonsupport-coin')
    const stops = options.stops[pair.symbol] ?? []
    const last = stops.at(-1)
    const wasStopped = last?.until === null
    if (isStopped && !wasStopped) options.stops[pair.symbol] = [...stops, { from: time, until: null }]
    if (!isStopped && wasStopped)
      options.stops[pair.symbol] = [...stops.slice(0, -1), { ...last, until: time }]
    if (closed.length === 0) delete options.closed[pair.symbol]
    else options.closed[pair.symbol] = closed
  },
}

function roundToBetOn(
  state: State,
  { member, symbol, round: number }: Of<'option.bet'>,
  { time, refuse }: Context<BetRefusal>,
): Round {
  const pair: PairRow = findOptionPair(symbol) ?? refuse('nonsupport-coin')
  if (state.spotBarred[member] === true) refuse('cannot-trade')
  if (isPairStopped(state, pair)) refuse('not-trading-time')
  const round = roundOf(pair, number)
  if (round.start > time || isSkipped(state, round)) refuse('round-not-exist')
  if (!isBetOn(state, round, time)) refuse('betting-closed')
  return round
}

/** A member's bet on a round that still runs. */
const betOf = ({ options }: OptionState, member: number, { number, pair }: Round): Bet | undefined =>
  runningOf(options.book, member).find((bet) => bet.round === number && bet.symbol === pair.symbol)

/** Adds a bet to its round, which is settled when it ends. */
function enterInRound(state: State, { id, number, pair, close }: Round, bet: number): void {
  const known = state.options.rounds[id]
  state.options.rounds[id] = { bets: [...(known?.bets ?? []), bet], isCancelled: false }
  if (known === undefined)
    schedule(state.due, close, { type: 'option.settle', symbol: pair.symbol, round: number })
}
