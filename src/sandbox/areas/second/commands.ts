import { MOST_RUNNING } from '#src/core/stakes/second-order.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import { schedule } from '../../kernel/due.ts'
import { requireBalance } from '../../kernel/ledger.ts'
import type { Context } from '../../kernel/machine.ts'
import { freezeStake } from '../../stakes/booking.ts'
import { lastTicks } from '../../stakes/prices.ts'
import { heldBy, RUNNING } from '../../stakes/stake.ts'
import { enterStake, runningOf } from '../../stakes/stake-book.ts'
import type { State } from '../state.ts'
import { isLocked } from '../wallets/commands.ts'
import { findCycle } from './cycles.ts'
import { findSecondPair, SECOND_MARKETS, STAKE_COINS } from './pairs.ts'
import type { SecondOrder, SecondState } from './second-state.ts'
import { SECOND_ACCOUNT } from './settle.ts'

export type SecondCommand =
  | {
      readonly type: 'second.place'
      readonly member: number
      readonly symbol: string
      readonly coin: string
      readonly direction: Direction
      /** Number of the cycle. */
      readonly cycle: number
      /** Stake in smallest units. */
      readonly units: bigint
    }
  | { readonly type: 'second.stop'; readonly symbol: string; readonly isStopped: boolean }
type Of<T extends SecondCommand['type']> = Extract<SecondCommand, { type: T }>

export type PlaceRefusal =
  | 'nonsupport-coin'
  | 'not-trading-time'
  | 'cannot-trade'
  | 'coin-illegal'
  | 'cycle-not-exist'
  | 'second-two-orders'
  | 'second-other-direction'
  | 'wallet-locked'
  | 'insufficient-balance'

export const secondCommands = {
  /** Places an order that begins at the price of the moment; gives its number. */
  'second.place'(state: State, command: Of<'second.place'>, context: Context<PlaceRefusal>): number {
    const { member, coin, direction, units } = command
    const { time, refuse, emit } = context
    const pair = findSecondPair(command.symbol) ?? refuse('nonsupport-coin')
    const { symbol } = pair
    if (state.spotBarred[member] === true) refuse('cannot-trade')
    if (state.seconds.stopped[symbol] === true) refuse('not-trading-time')
    if (!STAKE_COINS.includes(coin)) refuse('coin-illegal')
    const cycle = findCycle(command.cycle) ?? refuse('cycle-not-exist')
    const { book } = state.seconds
    const own = runningOf(book, member).filter((order) => order.symbol === symbol)
    if (own.some((order) => order.direction !== direction)) refuse('second-other-direction')
    if (own.length >= MOST_RUNNING) refuse('second-two-orders')
    if (isLocked(state, { member, kind: 'second', coin })) refuse('wallet-locked')
    const stake = { id: book.nextId, member, symbol, coin, direction, units, fee: 0n, time, ...RUNNING }
    const account = { owner: `m${member}`, kind: 'second', coin, bucket: 'available' } as const
    requireBalance(state.ledger, account, heldBy(stake), refuse)
    freezeStake(state, SECOND_ACCOUNT, stake, time)
    const openPrice = lastTicks(state, SECOND_MARKETS.kind, pair, time)
    const close = (Math.floor(time / 1000) + cycle.seconds) * 1000
    enterStake<SecondOrder>(book, { ...stake, cycle: cycle.id, openPrice, close, closePrice: null })
    schedule(state.due, close, { type: 'second.settle', id: stake.id })
    emit({ type: 'second.order', id: stake.id })
    return stake.id
  },

  /** Stops a pair, or lets it go on. Orders that run go on to their end. */
  'second.stop'(
    { seconds }: SecondState,
    { symbol, isStopped }: Of<'second.stop'>,
    { refuse }: Context<'nonsupport-coin'>,
  ): void {
    const pair = findSecondPair(symbol) ?? refuse('nonsupport-coin')
    if (isStopped) seconds.stopped[pair.symbol] = true
    else delete seconds.stopped[pair.symbol]
  },
}
