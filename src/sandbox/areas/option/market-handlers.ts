import { optionThumbStream } from '#generated/streams.ts'
import type { Handlers } from '../../http/handler.ts'
import { stakeMarketView } from '../../stakes/markets.ts'
import { marketCalls } from '../spot/market-calls.ts'
import { OPTION_MARKETS } from './pairs.ts'

const calls = marketCalls(stakeMarketView(OPTION_MARKETS), optionThumbStream.socket)

export const optionMarketHandlers: Handlers = {
  listOptionThumbs: (_input, context) => calls.tickers(context),
  listOptionCandles: ({ query }, context) => calls.candles(query, context),
  listOptionTrades: ({ body }, context) => calls.trades(body, context),
  getOptionBook: ({ body }, context) => calls.book(body, context),
  getOptionBookTop: ({ body }, context) => calls.bookTop(body, context),
  getOptionBookDepth: ({ body }, context) => calls.bookDepth(body, context),
}
