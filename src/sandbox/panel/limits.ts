/** Limits of a switch's number: its call refuses others, its field on the page says so before. */
export type Limits = {
  readonly least: number
  readonly most: number
  /** Parts of one are taken too. */
  readonly parts?: true
}

/** Ten years in milliseconds. All that is due on the way happens: a call after a jump without end would never answer. */
const FAR_MS = 315_360_000_000

export const CLOCK_LIMITS = {
  jump: { least: 0, most: FAR_MS },
  speed: { least: 0, most: 100_000, parts: true },
} as const

export const SCENARIO_LIMITS = {
  latency: { least: 0, most: 600_000 },
  errorRate: { least: 0, most: 1, parts: true },
} as const

/** @throws RangeError for what is no number within its limits */
export function within(name: string, value: unknown, { least, most, parts }: Limits): number {
  const isFit = typeof value === 'number' && value >= least && value <= most
  if (isFit && (parts === true || Number.isInteger(value))) return value
  const kind = parts === true ? 'a number' : 'a whole number'
  throw new RangeError(`${name}: ${kind} from ${least} to ${most} is expected`)
}
