/** Input that is no exchange, counted; the first are named. Plain data. */
export type BrokenInput = { readonly count: number; readonly first: readonly BrokenPart[] }

/** `what` names the place (`line 17`), `order` sorts by place. */
export type BrokenPart = { readonly what: string; readonly why: string; readonly order: string }

const NAMED = 10

export const NOTHING_BROKEN: BrokenInput = { count: 0, first: [] }

export function withBroken(one: BrokenInput, other: BrokenInput): BrokenInput {
  const first = [...one.first, ...other.first].toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1))
  return { count: one.count + other.count, first: first.slice(0, NAMED) }
}

const textOf = ({ what, why, order }: BrokenPart): string => JSON.stringify([order, what, why])
