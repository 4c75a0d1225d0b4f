import { stakeMarketView } from '../../stakes/markets.ts'
import type { TopicSource } from '../../streams/topic-source.ts'
import { marketTopics } from '../spot/market-topics.ts'
import { SECOND_MARKETS } from './pairs.ts'

const { thumb, trades, candle, bookTop, bookDepth } = marketTopics(stakeMarketView(SECOND_MARKETS))

export const secondTopics: Readonly<Record<string, TopicSource>> = {
  secondThumb: thumb,
  secondTrades: trades,
  secondCandle: candle,
  secondBookTop: bookTop,
  secondBookDepth: bookDepth,
  secondOrder: { kind: 'events' },
  secondWallet: { kind: 'events' },
}
