import type { Area } from '../area.ts'
import { otcTopics } from './topics.ts'

/** Orders between members on ads, and their chats. */
export const otcArea: Area = { handlers: {}, topics: otcTopics }
