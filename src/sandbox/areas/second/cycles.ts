import { decimal, type Decimal } from '#src/core/money/decimal.ts'

/** A time that an order may run, and its reward as a share of the stake. */
export type Cycle = { readonly id: number; readonly seconds: number; readonly rate: Decimal }

const ROWS: readonly (readonly [seconds: number, rate: string])[] = [
  [30, '0.7'],
  [60, '0.75'],
  [120, '0.78'],
  [300, '0.8'],
  [600, '0.85'],
]

/** Shortest first. */
export const CYCLES: readonly Cycle[] = ROWS.map(([seconds, rate], index) => ({
  id: index + 1,
  seconds,
  rate: decimal(rate),
}))

/** Smallest and largest stake of every cycle. */
export const [LEAST, MOST] = ['5', '5000']

/** The cycle of a number, as requests name it. */
export const findCycle = (id: number | string): Cycle | undefined =>
  CYCLES.find((cycle) => String(cycle.id) === String(id))

/** @throws RangeError when there is none: records name cycles that exist */
export function cycleOf(id: number): Cycle {
  const cycle = findCycle(id)
  if (cycle === undefined) throw new RangeError(`no cycle ${id}`)
  return cycle
}
