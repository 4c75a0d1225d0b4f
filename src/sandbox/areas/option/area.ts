import type { Area } from '../area.ts'
import { optionMarketHandlers } from './market-handlers.ts'
import { optionTopics } from './topics.ts'

export const optionArea: Area = { handlers: optionMarketHandlers, topics: optionTopics }
