import { keyOf, type State } from '../state.ts'

type Names = { readonly email: string | null; readonly phone: string | null }

/** Lifts the lock of a member's account: a proven owner need not wait because of others' attempts. */
export function forgetAttempts(state: Pick<State, 'attempts'>, { email, phone }: Names): void {
  for (const account of [email, phone]) if (account !== null) delete state.attempts[keyOf(account)]
}
