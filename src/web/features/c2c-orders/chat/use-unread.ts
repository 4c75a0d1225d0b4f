import { useEffect, useState } from 'react'
import type { ChatMessage } from '#generated/models/chat-message.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { unseen } from './messages.ts'
import { markSeen, seenMessages } from './seen.ts'

export type Unread = {
  /** Messages that were not shown yet. */
  readonly count: number
  /** Messages after this moment are marked as new; null where all were new, so that none is. */
  readonly newFrom: Instant | null
}

/** The messages that the member has not seen; while the chat is shown all of them are. */
export function useUnread(
  { orderSn, myId }: Pick<OtcOrderDetail, 'orderSn' | 'myId'>,
  messages: readonly ChatMessage[] | undefined,
  isShown: boolean,
): Unread {
  const seen = useStore(seenMessages)[orderSn] ?? null
  // The mark stays where it was when the chat was opened.
  const [mark, setMark] = useState({ isShown, newFrom: seen })
  if (mark.isShown !== isShown) setMark({ isShown, newFrom: seen })
  const last = messages?.at(-1)?.sendTime
  useEffect(() => {
    if (!isShown || last === undefined) return undefined
    const look = (): void => {
      if (document.visibilityState === 'visible') markSeen(orderSn, last)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isShown, last, orderSn])
  return { count: unseen(messages ?? [], myId, seen).length, newFrom: mark.newFrom }
}
