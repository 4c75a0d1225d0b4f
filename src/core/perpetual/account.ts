import { over } from './units.ts'

/** Cross margin shares the balance among all positions of an account; isolated margin secures one position alone. */
export type MarginMode = 'cross' | 'isolated'

/** A long position earns when the price rises, a short one when it falls. */
export type Direction = 'long' | 'short'

/**
 * Money that may be spent on new positions or transferred out. With cross margin it covers the losses of the open
 * positions; a profit that is not realised is never spent, because no posting has brought it.
 */
export function usableMargin(mode: MarginMode, balance: bigint, unrealised: bigint): bigint {
  const usable = mode === 'cross' && unrealised < 0n ? balance + unrealised : balance
  return usable > 0n ? usable : 0n
}

/**
 * Maintenance margin ÷ equity: at 1 the position is liquidated (Binance and Phemex call it the margin ratio or level).
 * `equity` is margin + unrealised profit of an isolated position, or that of the whole account. Null where nothing is
 * left, since the share has no end then.
 */
export const marginRate = (maintenance: bigint, equity: bigint): bigint | null =>
  equity > 0n ? over(maintenance, equity) : null

/** Notional value ÷ equity: how many times over the money works at present. Null where no equity is left. */
export const effectiveMultiple = (notional: bigint, equity: bigint): bigint | null =>
  equity > 0n ? over(notional, equity) : null
