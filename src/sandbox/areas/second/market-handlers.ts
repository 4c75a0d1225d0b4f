import { secondThumbStream } from '#generated/streams.ts'
import type { Handlers } from '../../http/handler.ts'
import { stakeMarketView } from '../../stakes/markets.ts'
import { marketCalls } from '../spot/market-calls.ts'
import { SECOND_MARKETS } from './pairs.ts'

const calls = marketCalls(stakeMarketView(SECOND_MARKETS), secondThumbStream.socket)

export const secondMarketHandlers: Handlers = {
  listSecondThumbs: (_input, context) => calls.tickers(context),
  listSecondCandles: ({ query }, context) => calls.candles(query, context),
  listSecondTrades: ({ body }, context) => calls.trades(body, context),
  getSecondBook: ({ body }, context) => calls.book(body, context),
  getSecondBookTop: ({ body }, context) => calls.bookTop(body, context),
  getSecondBookDepth: ({ body }, context) => calls.bookDepth(body, context),
}
