import type { TopicSource } from '../../streams/topic-source.ts'
import { perpetualTopics } from '../../perpetual/market-topics.ts'
import { USDT_MARGINED } from '../swap/contracts.ts'

const { thumb, trades, candle, bookTop, bookDepth } = perpetualTopics(USDT_MARGINED)

export const swapMarketTopics: Readonly<Record<string, TopicSource>> = {
  swapThumb: thumb,
  swapTrades: trades,
  swapCandle: candle,
  swapBookTop: bookTop,
  swapBookDepth: bookDepth,
}
