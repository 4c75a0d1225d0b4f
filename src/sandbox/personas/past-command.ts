import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { findCoin } from '../areas/wallets/coins.ts'
import type { Command, State } from '../areas/state.ts'

/** One command of the past; a function where it depends on what came before, or on its time. */
export type PastCommand = {
  /** Milliseconds before the sandbox starts. */
  readonly ago: number
  readonly command: Command | ((state: State, time: number) => Command)
}

export const DAY = 86_400_000
/** Days of history before the sandbox starts. */
export const HISTORY_DAYS = 120

/** Milliseconds of so many days, parts of a day included. */
export const daysAgo = (days: number): number => Math.floor(days * DAY)

/** A minute, in days. */
export const MINUTES = 1 / 1440

/** Units of an amount of a coin. */
export const unitsOf = (coin: string, amount: string): bigint =>
  toUnits(decimal(amount), findCoin(coin)?.scale ?? 0)
