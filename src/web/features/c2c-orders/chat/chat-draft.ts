import { useEffect, useState } from 'react'
import { type DraftStore, useFormServices } from '#src/web/forms/services.ts'
import type { Outgoing } from './use-outgoing.ts'

const typedKey = (orderSn: string): string => `c2c-chat/${orderSn}`
const unsentKey = (orderSn: string): string => `c2c-chat-unsent/${orderSn}`

/** Returns the text of a draft, which another release may have written. */
function textOf(draft: unknown): string {
  if (typeof draft !== 'object' || draft === null || !('content' in draft)) return ''
  return typeof draft.content === 'string' ? draft.content : ''
}

const write = (drafts: DraftStore, key: string, content: string): void =>
  drafts.write(key, content === '' ? null : { content })

/** Returns the text that was typed for a chat and not sent. */
export const readTyped = (drafts: DraftStore, orderSn: string): string =>
  textOf(drafts.read(typedKey(orderSn)))

export const writeTyped = (drafts: DraftStore, orderSn: string, text: string): void =>
  write(drafts, typedKey(orderSn), text)

/** Moves messages that were not sent before the page was left into the text that is typed. */
function takeBack(drafts: DraftStore, orderSn: string): void {
  const unsent = textOf(drafts.read(unsentKey(orderSn)))
  if (unsent === '') return
  const typed = readTyped(drafts, orderSn)
  writeTyped(drafts, orderSn, typed === '' ? unsent : `${unsent}\n${typed}`)
  write(drafts, unsentKey(orderSn), '')
}

/** Keeps messages that were not sent: they are typed text again when the order is opened the next time. */
export function useUnsentDraft(orderSn: string, outgoing: readonly Outgoing[]): void {
  const { drafts } = useFormServices()
  // Before the field of the chat reads its text, which is its first render. A second call changes nothing.
  useState(() => takeBack(drafts, orderSn))
  const unsent = outgoing
    .filter(({ failed }) => failed)
    .map(({ content }) => content)
    .join('\n')
  useEffect(() => {
    write(drafts, unsentKey(orderSn), unsent)
  }, [drafts, orderSn, unsent])
}
