/** Effect of a change on existing clients of the server. */
export type Severity = 'breaking' | 'dangerous' | 'harmless'

export type ChangeRule = {
  readonly severity: Severity
  /** Reason why clients notice the change, or do not. */
  readonly cause: string
  /** Advice: the change to make instead, or the way to live with it. */
  readonly mend: string
}

export const breaking = (cause: string, mend: string): ChangeRule => ({ severity: 'breaking', cause, mend })

export const dangerous = (cause: string, mend: string): ChangeRule => ({ severity: 'dangerous', cause, mend })

export const harmless = (cause: string, mend = 'Nothing has to be done.'): ChangeRule => ({
  severity: 'harmless',
  cause,
  mend,
})

/** The same change means opposite things in what is sent and in what is answered. */
export function two<const Name extends string>(
  name: Name,
  request: ChangeRule,
  response: ChangeRule,
): Readonly<Record<`request-${Name}` | `response-${Name}`, ChangeRule>> {
  return { [`request-${name}`]: request, [`response-${name}`]: response } as Record<
    `request-${Name}` | `response-${Name}`,
    ChangeRule
  >
}
