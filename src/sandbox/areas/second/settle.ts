import { TransactionType } from '#generated/wire/transaction-type.ts'
import { moveOf, outcomeOf } from '#src/core/stakes/outcome.ts'
import { secondPayout } from '#src/core/stakes/second-order.ts'
import type { Context } from '../../kernel/machine.ts'
import { bookPayout, type StakeAccount } from '../../stakes/booking.ts'
import { closeStake, stakeOf } from '../../stakes/stake-book.ts'
import { tellSettled } from '../../stakes/tell-settled.ts'
import type { State } from '../state.ts'
import { cycleOf } from './cycles.ts'
import { secondPair } from './pairs.ts'
import type { SecondDue } from './second-state.ts'
import { amountOf, unitsIn } from '../wallets/amounts.ts'
import { priceIn, ticksAt } from '../../market/price-at.ts'

export const SECOND_ACCOUNT: StakeAccount = {
  kind: 'second',
  subject: 'second order',
  types: {
    reward: TransactionType.SECOND_REWARD,
    lost: TransactionType.SECOND_FAIL,
    // Orders cost no fee: nothing is booked with it.
    fee: TransactionType.CONTRACT_FEE,
  },
}

export const secondDues = {
  'second.settle'(state: State, { id }: SecondDue, context: Context): void {
    const { book } = state.seconds
    const order = stakeOf(book, id)
    const { symbol, coin, units, direction, openPrice, close } = order
    const pair = secondPair(symbol)
    const closePrice = ticksAt(state, pair, close)
    const outcome = outcomeOf(direction, moveOf(priceIn(pair, openPrice), priceIn(pair, closePrice)))
    const payout = secondPayout(amountOf(units, coin), outcome, cycleOf(order.cycle).rate)
    bookPayout(state, SECOND_ACCOUNT, order, payout, context.time)
    const ended = { ...order, outcome, closePrice, reward: unitsIn(payout.reward, coin) }
    closeStake(book, ended)
    context.emit({ type: 'second.order', id })
    tellSettled(context, 'SECOND_SETTLED', SECOND_ACCOUNT, ended, outcome, unitsIn(payout.net, coin))
  },
}
