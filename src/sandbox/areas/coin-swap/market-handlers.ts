import { coinSwapThumbStream } from '#generated/streams.ts'
import type { Handlers } from '../../http/handler.ts'
import { marketAnswers } from '../../perpetual/market-answers.ts'
import { COIN_MARGINED } from './contracts.ts'

const answers = marketAnswers(COIN_MARGINED, coinSwapThumbStream.socket)

export const coinSwapMarketHandlers: Handlers = {
  listCoinSwapContracts: (_input, context) => answers.contracts(context),
  listCoinSwapThumbs: (_input, context) => answers.tickers(context),
  getCoinSwapContract: ({ body }, context) => answers.contractNow(body, context),
  getCoinSwapContractInfo: ({ body }, context) => answers.contractInfo(body, context),
  listCoinSwapQuoteCoins: () => answers.quoteCoins(),
  listCoinSwapCandles: ({ query }, context) => answers.candles(query, context),
  listCoinSwapTrades: ({ body }, context) => answers.trades(body, context),
  getCoinSwapBook: ({ body }, context) => answers.book(body, context),
  getCoinSwapBookTop: ({ body }, context) => answers.bookTop(body, context),
  getCoinSwapBookDepth: ({ body }, context) => answers.bookDepth(body, context),
}
