import { expect, test } from 'vitest'
import { chatSendDestination } from '#generated/streams.ts'
import { ChatMessageType } from '#generated/models/chat-message-type.ts'
import { encodeMessage } from './stream.ts'

test('a message to a destination is written with the fields of its shape alone', () => {
  const message = {
    orderId: '7',
    uidFrom: '1',
    uidTo: '2',
    nameFrom: 'ada',
    nameTo: 'grace',
    content: 'Hello',
    messageType: ChatMessageType.NORMAL_CHAT,
  }
  const more = { ...message, draft: true }
  expect(JSON.parse(encodeMessage(chatSendDestination, more))).toEqual(message)
  expect(chatSendDestination.longest['content']).toBe(500)
})
