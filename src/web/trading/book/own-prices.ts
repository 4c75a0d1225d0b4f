import type { Side } from '../live/levels.ts'

/** Prices of the member's open orders, in whole units. */
export type OwnPrices = Readonly<Record<Side, ReadonlySet<bigint>>>
