import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { Own } from '../own.ts'
import type { TakenLiquidity } from '../../market/taken-liquidity.ts'
import type { Entrust } from './entrust.ts'
import type { SortedLevels } from './levels.ts'

/** Position of a member in one direction of a contract: prices in ticks, volumes in lots, money in units of USDT. */
export type Position = {
  readonly id: number
  readonly member: number
  readonly symbol: string
  readonly direction: Direction
  readonly mode: MarginMode
  readonly leverage: number
  readonly lots: number
  /** Lots that closing orders have set aside. */
  readonly frozen: number
  readonly cost: bigint
  readonly margin: bigint
  /** Realised so far, before fees. */
  readonly profit: bigint
  /** Received so far, less what was paid. */
  readonly funding: bigint
  /** Prices that close it at the market; null where none is set. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  /** The price that liquidates it; null with cross margin, and where no price does. */
  readonly liquidation: Crossing | null
  readonly time: number
}

/** A price in ticks that is reached from above or from below. */
export type Crossing = { readonly direction: 'down' | 'up'; readonly price: number }

/** A planned search of the path: id of its due item and the second for which it is planned. */
export type Look = { readonly due: number; readonly second: number }

export type SwapState = {
  nextSwapEntrust: number
  nextSwapPosition: number
  /** Cross margin where a member has chosen none. */
  swapModes: Record<string, MarginMode>
  /** Chosen leverages, by member, and by symbol and direction. */
  swapLeverages: Record<string, Record<string, number>>
  /** By member, and by symbol and direction. */
  swapPositions: Record<string, Record<string, Position>>
  /** Owner, contract and direction of every position there ever was, by its number. */
  swapPositionIds: Record<string, Pick<Position, 'member' | 'symbol' | 'direction'>>
  swapEntrusts: Record<string, Entrust>
  /** Numbers of the entrusts of each member that wait, ascending. */
  swapOpen: Own<number>
  /** Those that have ended, in the order in which they did. */
  swapEnded: Own<number>
  /** Prices at which something happens, by symbol and phase. */
  swapLevels: SortedLevels
  swapLooks: Record<string, Look>
  /** Planned search for the second that liquidates an account with cross margin, by member. */
  swapCrossLooks: Record<string, Look>
  /** Id of the due item of the next funding; null while nobody holds a position. */
  swapFunding: number | null
  swapTaken: Record<string, TakenLiquidity>
}

export const freshSwap = (): SwapState => ({
  nextSwapEntrust: 1,
  nextSwapPosition: 1,
  swapModes: {},
  swapLeverages: {},
  swapPositions: {},
  swapPositionIds: {},
  swapEntrusts: {},
  swapOpen: {},
  swapEnded: {},
  swapLevels: {},
  swapLooks: {},
  swapCrossLooks: {},
  swapFunding: null,
  swapTaken: {},
})

/** Steps within one second, in the order in which they run: a due item has the number of its step as milliseconds. */
export const PHASES = ['liquidation', 'stop', 'trigger', 'limit'] as const
export type Phase = (typeof PHASES)[number]

export type SwapDue =
  | { readonly type: 'swap.look'; readonly symbol: string; readonly phase: Phase }
  | { readonly type: 'swap.crossLook'; readonly member: number }
  | { readonly type: 'swap.fund' }

/** Millisecond of a second in which a phase runs; funding runs before all of them. */
export const offsetOf = (phase: Phase): number => PHASES.indexOf(phase) + 1

/** The second after a moment: what happens in a second is over for what began in it. */
export const secondAfter = (time: number): number => Math.floor(time / 1000) + 1

export const sideKey = (symbol: string, direction: Direction): string => `${symbol}/${direction}`
