import { ChatMessageType } from '#generated/wire/chat-message-type.ts'
import type { ChatMessage } from '#generated/wire/chat-message.ts'
import type { Language } from '#generated/wire/language.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { serverMessage } from '../../http/messages.ts'
import type { State } from '../state.ts'
import { type ChatEntry, type OtcOrder, otherOf } from './otc-state.ts'
import { nameOf } from './wire-order.ts'

/** A message of a chat; a notice in a language. */
export function wireChatMessage(
  state: State,
  order: OtcOrder,
  entry: ChatEntry,
  language: Language,
): ChatMessage {
  const { from, time } = entry
  const isNotice = 'notice' in entry
  const to = from === null ? null : otherOf(order, from)
  return {
    orderId: order.sn,
    uidFrom: from === null ? '' : String(from),
    uidTo: to === null ? '' : String(to),
    nameFrom: from === null ? null : nameOf(state, from),
    nameTo: to === null ? null : nameOf(state, to),
    content: isNotice ? serverMessage(language, entry.notice) : entry.text,
    messageType: isNotice ? ChatMessageType.NOTICE : ChatMessageType.NORMAL_CHAT,
    sendTime: time,
    sendTimeStr: formatGmt8(instant(time)),
    fromAvatar: null,
  }
}
