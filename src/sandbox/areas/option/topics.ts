import { stakeMarketView } from '../../stakes/markets.ts'
import type { TopicSource } from '../../streams/topic-source.ts'
import { marketTopics } from '../spot/market-topics.ts'
import { OPTION_MARKETS } from './pairs.ts'

const { thumb, trades, candle, bookTop, bookDepth } = marketTopics(stakeMarketView(OPTION_MARKETS))

export const optionTopics: Readonly<Record<string, TopicSource>> = {
  optionThumb: thumb,
  optionTrades: trades,
  optionCandle: candle,
  optionBookTop: bookTop,
  optionBookDepth: bookDepth,
  optionBet: { kind: 'events' },
}
