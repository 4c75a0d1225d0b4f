import type { Event } from '../../kernel/machine.ts'
import { toRaw } from '../../kernel/transaction.ts'
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

/** Older messages are dropped, so that the state stays small. */
const KEPT = 500

export function deliver(state: State, message: InboxMessage): void {
  // A new list: in a draft, every message that moves up would be a change of its own.
  state.inbox = [...toRaw(state.inbox).slice(1 - KEPT), message]
}

/** The message of an event that `deliver`'s caller emitted. */
export const messageOf = (event: Event): InboxMessage | undefined =>
  event.type === 'message' ? (event['message'] as InboxMessage) : undefined
