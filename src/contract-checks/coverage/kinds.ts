/** Kinds of things that coverage counts, each with the words for one of them. */
export const KINDS = {
  operations: 'answered with success',
  parameters: 'sent right, left out, at each limit',
  fields: 'of answers',
  values: 'listed values, sent or answered',
  codes: 'of refusals, and no session',
} as const

export type Kind = keyof typeof KINDS

/** Things of one operation, each as text, by kind: what there is, or what was seen. */
export type CoveredItems = Readonly<Record<Kind, ReadonlySet<string>>>

export const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]

export const noItems = (): Record<Kind, Set<string>> => ({
  operations: new Set(),
  parameters: new Set(),
  fields: new Set(),
  values: new Set(),
  codes: new Set(),
})

export const LOGGED_OUT = 'no session'
