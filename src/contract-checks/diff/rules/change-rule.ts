/** What a change means for those who already call the server. */
export type Severity = 'breaking' | 'dangerous' | 'harmless'

export type ChangeRule = {
  readonly severity: Severity
  /** Why clients notice it, or do not. */
  readonly cause: string
  /** What to do instead, or about it. */
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
