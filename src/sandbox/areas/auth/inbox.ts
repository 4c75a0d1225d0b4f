import type { Event } from '../../kernel/machine.ts'
import type { State } from '../state.ts'

/** A text message or e-mail that the exchange "sent". */
export type InboxMessage = {
  readonly time: number
  readonly channel: 'sms' | 'email'
  /** Phone number in digits or e-mail address. */
  readonly address: string
  readonly purpose: string
  readonly code: string
}

/** Older messages are dropped: nobody looks for them, and the state stays small. */
const KEPT = 500

export function deliver(state: State, message: InboxMessage): void {
  state.inbox.push(message)
  if (state.inbox.length > KEPT) state.inbox.splice(0, state.inbox.length - KEPT)
}

/** The message of an event that `deliver`'s caller emitted. */
export const messageOf = (event: Event): InboxMessage | undefined =>
  event.type === 'message' ? (event['message'] as InboxMessage) : undefined
