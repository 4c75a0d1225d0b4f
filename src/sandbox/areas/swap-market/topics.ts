import type { TopicSource } from '../../streams/topic-source.ts'
import { marketTopics } from '../spot/market-topics.ts'
import { CONTRACTS, findContract } from '../swap/contracts.ts'
import { candlesAt, sideAt, tickerAt, tradesAt } from './market.ts'

const { thumb, trades, candle, bookTop, bookDepth } = marketTopics({
  tickers: ({ state, time }) => CONTRACTS.map((contract) => tickerAt(state, contract, time)),
  trades({ state }, { symbol }, range) {
    const contract = findContract(symbol)
    return contract === undefined ? [] : tradesAt(state, contract, range)
  },
  candles({ state }, { symbol }, period, range) {
    const contract = findContract(symbol)
    return contract === undefined ? [] : candlesAt(state, contract, period, range)
  },
  side({ state, time }, { symbol }, side, most) {
    const contract = findContract(symbol)
    return contract === undefined ? null : sideAt(state, contract, side, { time, most })
  },
})

export const swapMarketTopics: Readonly<Record<string, TopicSource>> = {
  swapThumb: thumb,
  swapTrades: trades,
  swapCandle: candle,
  swapBookTop: bookTop,
  swapBookDepth: bookDepth,
}
