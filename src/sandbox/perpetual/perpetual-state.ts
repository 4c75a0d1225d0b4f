import type { Direction, MarginMode } from '#src/core/perpetual/account.ts'
import type { Own } from '../areas/own.ts'
import type { Tapes } from '../areas/spot/tape.ts'
import type { TakenLiquidity } from '../market/taken-liquidity.ts'
import type { KindId } from './contracts.ts'
import type { Entrust } from './entrust.ts'
import type { SortedLevels } from './levels.ts'

/**
 * Position of a member in one direction of a contract: prices in ticks, volumes in lots, money in units of the coin
 * that the contract is settled in, the cost in those of a notional value.
 */
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

/** Lots and their cost in one direction of a contract from a time (epoch ms) on; none once they are closed. */
export type Held = Pick<Position, 'symbol' | 'direction' | 'lots' | 'cost'> & { readonly time: number }

/** A price in ticks that is reached from above or from below. */
export type Crossing = { readonly direction: 'down' | 'up'; readonly price: number }

/** A planned search of the path: id of its due item and the second for which it is planned. */
export type Look = { readonly due: number; readonly second: number }

/** Sums of profits and of losses, both above zero, in smallest units. */
export type Realised = { readonly profit: bigint; readonly loss: bigint }

/** Records of wallets, by the coin that contracts are settled in, and by member. */
export type ByWallet<T> = Record<string, Record<string, T>>

/** Records of one kind of contracts. */
export type PerpetualState = {
  nextEntrust: number
  nextPosition: number
  /** Margin modes that members have chosen. */
  modes: ByWallet<MarginMode>
  /** Chosen leverages, by member, and by symbol and direction. */
  leverages: Record<string, Record<string, number>>
  /** Open positions, within a wallet by symbol and direction. */
  positions: ByWallet<Record<string, Position>>
  /** Realised profits and losses so far, before fees. */
  realised: ByWallet<Realised>
  /** Owner, contract and direction of every position there ever was, by its number. */
  positionIds: Record<string, Pick<Position, 'member' | 'symbol' | 'direction'>>
  /** Positions of each member over time, oldest first. */
  held: Record<string, Held[]>
  entrusts: Record<string, Entrust>
  /** Numbers of the entrusts of each member that wait, ascending. */
  open: Own<number>
  /** Those that have ended, in the order in which they did. */
  ended: Own<number>
  /** Prices at which something happens, by symbol and phase. */
  levels: SortedLevels
  looks: Record<string, Look>
  /** Planned searches for the second that liquidates a wallet with cross margin. */
  crossLooks: ByWallet<Look>
  /** Id of the due item of the next funding; null while nobody holds a position. */
  funding: number | null
  taken: Record<string, TakenLiquidity>
  tapes: Tapes
}

export const freshPerpetual = (): PerpetualState => ({
  nextEntrust: 1,
  nextPosition: 1,
  modes: {},
  leverages: {},
  positions: {},
  realised: {},
  positionIds: {},
  held: {},
  entrusts: {},
  open: {},
  ended: {},
  levels: {},
  looks: {},
  crossLooks: {},
  funding: null,
  taken: {},
  tapes: {},
})

/** Steps within one second, in the order in which they run: a due item has the number of its step as milliseconds. */
export const PHASES = ['liquidation', 'stop', 'trigger', 'limit'] as const
export type Phase = (typeof PHASES)[number]

/** Due items. */
export type PerpetualDue<K extends KindId = KindId> =
  | { readonly type: `${K}.look`; readonly symbol: string; readonly phase: Phase }
  | { readonly type: `${K}.crossLook`; readonly member: number; readonly coin: string }
  | { readonly type: `${K}.fund` }

/** Millisecond of a second in which a phase runs; funding runs before all of them. */
export const offsetOf = (phase: Phase): number => PHASES.indexOf(phase) + 1

/** The second after a moment: what happens in a second is over for what began in it. */
export const secondAfter = (time: number): number => Math.floor(time / 1000) + 1

export const sideKey = (symbol: string, direction: Direction): string => `${symbol}/${direction}`
