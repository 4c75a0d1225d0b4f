import type { Area } from '../area.ts'
import { secondMarketHandlers } from './market-handlers.ts'
import { secondTopics } from './topics.ts'

export const secondArea: Area = { handlers: secondMarketHandlers, topics: secondTopics }
