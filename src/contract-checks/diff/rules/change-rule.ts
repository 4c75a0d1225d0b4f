/** Effect of a change on existing clients of the server. */
export type Severity = 'breaking' | 'dangerous' | 'harmless'

export type ChangeRule = {
  readonly severity: Severity
  /** Reason why clients notice the change, or do not. */
  readonly cause: string
  /** Advice: the change to make instead, or the way to live with it. */
  readonly fix: string
}

export const breaking = (cause: string, fix: string): ChangeRule => ({ severity: 'breaking', cause, fix })

export const dangerous = (cause: string, fix: string): ChangeRule => ({ severity: 'dangerous', cause, fix })

export const harmless = (cause: string, fix = 'Nothing has to be done.'): ChangeRule => ({
  severity: 'harmless',
  cause,
  fix,
})

/** The same change means opposite things in what is sent and in what is answered. */
export function requestAndAnswerRules<const Name extends string>(
  name: Name,
  request: ChangeRule,
  response: ChangeRule,
): Readonly<Record<`request-${Name}` | `response-${Name}`, ChangeRule>> {
  return { [`request-${name}`]: request, [`response-${name}`]: response } as Record<
    `request-${Name}` | `response-${Name}`,
    ChangeRule
  >
}
