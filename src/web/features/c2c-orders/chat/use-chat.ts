import { useCallback, useEffect, useState } from 'react'
import { getListChatMessagesQueryKey, listChatMessages } from '#generated/client/otc/otc.ts'
import type { ChatMessage } from '#generated/models/chat-message.ts'
import { ChatMessageType } from '#generated/models/chat-message-type.ts'
import type { OtcOrderDetail } from '#generated/models/otc-order-detail.ts'
import { listChatMessagesOperation } from '#generated/operations/otc.ts'
import { chatMessageStream, chatSendDestination, orderNoticeStream } from '#generated/streams.ts'
import { decodeMessage, encodeMessage } from '#src/core/contract/stream.ts'
import { markStale } from '#src/web/client/stale-reads.ts'
import { pagedRead } from '#src/web/list/query/paged-read.ts'
import { usePagedRows } from '#src/web/list/query/use-paged-rows.ts'
import { useMember } from '#src/web/session/hooks.ts'
import { hubOf } from '#src/web/streams/app-hub.ts'
import type { Retryable } from '#src/web/ui/states/retryable.ts'
import { isMine, isNotice, keyOf, merged } from './messages.ts'
import { useUnsentDraft } from './chat-draft.ts'
import { type Outgoing, useOutgoing } from './use-outgoing.ts'

/** Most characters of one message. */
export const LONGEST = chatSendDestination.longest['content'] ?? 0

export type ChatState = Retryable & {
  /** Oldest first; undefined while they are on their way. */
  readonly messages: readonly ChatMessage[] | undefined
  /** Messages that were written here and have not come back yet. */
  readonly outgoing: readonly Outgoing[]
  /** True while new messages are pushed; otherwise they are asked for every 5 s. */
  readonly isLive: boolean
  readonly hasOlder: boolean
  readonly showOlder: () => void
  readonly send: (text: string) => void
  readonly sendAgain: (id: number) => void
}

const PAGE = 50
/** Milliseconds between two reads while nothing is pushed. */
const POLL_MS = 5_000

const read = pagedRead({
  operation: listChatMessagesOperation,
  read: listChatMessages,
  key: getListChatMessagesQueryKey,
  rows: ({ data }) => data,
})

/** The chat of an order: its history, what is pushed meanwhile, and what the member writes. */
export function useChat(order: OtcOrderDetail): ChatState {
  const { orderSn, myId, hisId, otherSide } = order
  const myName = useMember()?.username ?? ''
  const [pushed, setPushed] = useState<readonly ChatMessage[]>([])
  const [isLive, setLive] = useState(false)
  const asked = usePagedRows({
    read,
    request: { orderId: orderSn },
    reading: 'more',
    rowKey: keyOf,
    pageSize: PAGE,
    refetchAfter: () => (isLive ? false : POLL_MS),
  })

  const post = useCallback(
    (content: string): boolean =>
      hubOf(chatSendDestination.socket).send({
        destination: chatSendDestination.address,
        body: encodeMessage(chatSendDestination, {
          orderId: orderSn,
          uidFrom: myId,
          uidTo: hisId,
          nameFrom: myName,
          nameTo: otherSide,
          content,
          messageType: ChatMessageType.NORMAL_CHAT,
        }),
      }),
    [orderSn, myId, hisId, myName, otherSide],
  )

  useEffect(() => {
    const place = { memberId: myId, orderSn }
    const hub = hubOf(chatMessageStream.socket)
    const changed = (): void => markStale({ changes: ['getOtcOrder', 'listOtcOrders'] })
    const stopChat = hub.listen(
      { name: chatMessageStream.topic(place) },
      {
        take({ messages, gap }) {
          if (gap) markStale({ changes: ['listChatMessages'] })
          const read = messages.flatMap(({ body }) => {
            const message = decodeMessage<ChatMessage>(chatMessageStream, body)
            return message.ok ? [message.value] : []
          })
          if (read.length < messages.length) markStale({ changes: ['listChatMessages'] })
          setPushed((before) => merged(before, read))
          if (read.some(isNotice)) changed()
        },
        begun() {
          setLive(true)
          // What came while nothing was pushed.
          markStale({ changes: ['listChatMessages'] })
        },
        ended: () => setLive(false),
      },
    )
    const stopNotices = hub.listen(
      { name: orderNoticeStream.topic(place) },
      { take: changed, begun: () => {}, ended: () => {} },
    )
    return () => {
      stopChat()
      stopNotices()
    }
  }, [myId, orderSn])

  const { rows, paging, error, isFetching, refetch } = asked
  const messages = rows === undefined ? undefined : merged(rows.toReversed(), pushed)
  const own = (messages ?? []).filter((message) => isMine(message, myId))
  const { outgoing, send, sendAgain } = useOutgoing(post, own)
  useUnsentDraft(orderSn, outgoing)
  return {
    messages,
    outgoing,
    isLive,
    error,
    isFetching,
    refetch,
    hasOlder: paging.kind === 'more' && paging.hasMore,
    showOlder: () => {
      if (paging.kind === 'more') paging.onMore()
    },
    send,
    sendAgain,
  }
}
