import type { TopicSource } from '../../streams/topic-source.ts'

export const otcTopics: Readonly<Record<string, TopicSource>> = {
  chatMessage: { kind: 'events' },
  orderNotice: { kind: 'events' },
}
