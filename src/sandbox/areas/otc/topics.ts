import { chatMessageStream, chatSendDestination, orderNoticeStream } from '#generated/streams.ts'
import { ChatMessageType } from '#generated/wire/chat-message-type.ts'
import type { Event } from '../../kernel/machine.ts'
import { takeMessages } from '../../streams/taken-messages.ts'
import type { Push, TopicSource } from '../../streams/topic-source.ts'
import type { State } from '../state.ts'
import { chatOf } from './chat.ts'
import type { OtcCommand } from './commands.ts'
import { wireChatMessage } from './wire-chat.ts'
import { wireNotice } from './wire-order.ts'

export const otcTopics: Readonly<Record<string, TopicSource>> = {
  chatMessage: { kind: 'events' },
  orderNotice: { kind: 'events' },
}

/** Pushes a message of a chat, or that an order has changed, to both of its members. */
export function otcPushes({ type, sn, index, by }: Event, state: State): readonly Push[] {
  const order = typeof sn === 'string' ? state.otc.orders[sn] : undefined
  if (order === undefined) return []
  const toBoth = ({ socket, topic }: typeof chatMessageStream | typeof orderNoticeStream, body: unknown) =>
    [order.owner, order.customer].map((member) => ({
      socket,
      topic: topic({ memberId: String(member), orderSn: order.sn }),
      body,
    }))
  if (type === 'otc.order')
    return toBoth(orderNoticeStream, wireNotice(state, order, typeof by === 'number' ? by : null))
  const entry =
    type === 'otc.message' && typeof index === 'number' ? chatOf(state, order.sn)[index] : undefined
  // Only what members write comes this way: it has no language.
  return entry === undefined ? [] : toBoth(chatMessageStream, wireChatMessage(state, order, entry, 'en_US'))
}

const MOST = chatSendDestination.longest['content'] ?? 0

/** Takes what a member writes; who wrote it is known by the session, whatever the message says. */
const chatMessages = takeMessages(
  chatSendDestination,
  ({ orderId, content, messageType }, member): OtcCommand | undefined => {
    const text = content.trim()
    const isText =
      messageType === ChatMessageType.NORMAL_CHAT && text !== '' && Array.from(text).length <= MOST
    return isText ? { type: 'otc.say', member, sn: orderId, text } : undefined
  },
)

export const otcTakers = [chatMessages]
