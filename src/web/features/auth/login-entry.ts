/** State that another screen of this feature passes to the log-in: in the history's state, never stored. */
export type LoginEntry = {
  readonly reason: 'registered' | 'password-changed'
  readonly account: string
  readonly country?: string
}

/** The history's state as far as it is ours: it outlives releases. */
export function readLoginEntry(state: unknown): LoginEntry | null {
  if (typeof state !== 'object' || state === null || !('reason' in state) || !('account' in state))
    return null
  const { reason, account } = state
  if ((reason !== 'registered' && reason !== 'password-changed') || typeof account !== 'string') return null
  const country = 'country' in state && typeof state.country === 'string' ? { country: state.country } : {}
  return { reason, account, ...country }
}
