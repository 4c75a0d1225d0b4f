import type { ChatMessage } from '#generated/models/chat-message.ts'
import { ChatMessageType } from '#generated/models/chat-message-type.ts'
import type { Instant } from '#src/core/time/instant.ts'

/** Tells messages apart, which have no number: moment, sender and text. */
export const keyOf = ({ sendTime, uidFrom, content }: ChatMessage): string =>
  `${sendTime} ${uidFrom} ${content}`

/**
 * All messages once, oldest first: a page of the history and what was pushed may be the same. Each part is in the order
 * in which it was written: several may have come at one moment.
 */
export function merged(...parts: readonly (readonly ChatMessage[])[]): readonly ChatMessage[] {
  const byKey = new Map(parts.flat().map((message) => [keyOf(message), message]))
  return [...byKey.values()].toSorted((a, b) => a.sendTime - b.sendTime)
}

export const isNotice = ({ messageType }: ChatMessage): boolean => messageType === ChatMessageType.NOTICE

export const isMine = (message: ChatMessage, myId: string): boolean =>
  !isNotice(message) && message.uidFrom === myId

/** Messages of the other side and notices that came after a moment: those that the member has not seen. */
export const unseen = (
  messages: readonly ChatMessage[],
  myId: string,
  seen: Instant | null,
): readonly ChatMessage[] =>
  messages.filter((message) => !isMine(message, myId) && (seen === null || message.sendTime > seen))
