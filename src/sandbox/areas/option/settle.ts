import { betPayout } from '#src/core/stakes/option-bet.ts'
import { type Outcome, outcomeOf } from '#src/core/stakes/outcome.ts'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import type { Context } from '../../kernel/machine.ts'
import { bookPayout, type StakeAccount } from '../../stakes/booking.ts'
import { tellSettled } from '../../stakes/tell-settled.ts'
import { closeStake, stakeOf } from '../../stakes/stake-book.ts'
import type { State } from '../state.ts'
import type { Bet, OptionDue } from './option-state.ts'
import { optionPair, TERMS } from './pairs.ts'
import { moveIn, type Round, roundOf } from './rounds.ts'
import { amountOf, unitsIn } from '../wallets/amounts.ts'

export const OPTION_ACCOUNT: StakeAccount = {
  kind: 'spot',
  subject: 'option bet',
  types: {
    reward: TransactionType.OPTION_REWARD,
    lost: TransactionType.OPTION_FAIL,
    fee: TransactionType.OPTION_FEE,
  },
}

type Settling = Pick<Context, 'time' | 'emit'>

function settleBet(state: State, bet: Bet, outcome: Outcome, context: Settling): void {
  const { coin, units } = bet
  const payout = betPayout(amountOf(units, coin), outcome, TERMS)
  bookPayout(state, OPTION_ACCOUNT, bet, payout, context.time)
  const ended = {
    ...bet,
    outcome,
    reward: unitsIn(payout.reward, coin),
    rewardFee: unitsIn(payout.rewardFee, coin),
  }
  closeStake(state.options.book, ended)
  context.emit({ type: 'option.bet', id: bet.id })
  tellSettled(context, 'OPTION_SETTLED', OPTION_ACCOUNT, ended, outcome, unitsIn(payout.net, coin))
}

/** Bets of a round that still run, oldest first. */
const runningIn = ({ options }: State, { id }: Round): readonly Bet[] =>
  (options.rounds[id]?.bets ?? [])
    .map((bet) => stakeOf(options.book, bet))
    .filter(({ outcome }) => outcome === null)

/** Gives all bets on a round back. */
export function cancelBets(state: State, round: Round, context: Settling): void {
  for (const bet of runningIn(state, round)) settleBet(state, bet, 'cancelled', context)
}

export const optionDues = {
  /** Settles a round. One that was cancelled has no bets left. */
  'option.settle'(state: State, { symbol, round: number }: OptionDue, context: Context): void {
    const round = roundOf(optionPair(symbol), number)
    const move = moveIn(state, round)
    for (const bet of runningIn(state, round)) settleBet(state, bet, outcomeOf(bet.direction, move), context)
  },
}
