import { swapThumbStream } from '#generated/streams.ts'
import type { Handlers } from '../../http/handler.ts'
import { marketAnswers } from '../../perpetual/market-answers.ts'
import { SETTLED, USDT_MARGINED } from '../swap/contracts.ts'

const answers = marketAnswers(USDT_MARGINED, swapThumbStream.socket)

export const swapMarketHandlers: Handlers = {
  listSwapContracts: (_input, context) => answers.contracts(context),
  listSwapThumbs: (_input, context) => answers.tickers(context),
  getSwapContract: ({ body }, context) => answers.contractNow(body, context),
  getSwapContractInfo: ({ body }, context) => answers.contractInfo(body, context),
  listSwapSettlementCoins: () => [SETTLED],
  listSwapCandles: ({ query }, context) => answers.candles(query, context),
  listSwapTrades: ({ body }, context) => answers.trades(body, context),
  getSwapBook: ({ body }, context) => answers.book(body, context),
  getSwapBookTop: ({ body }, context) => answers.bookTop(body, context),
  getSwapBookDepth: ({ body }, context) => answers.bookDepth(body, context),
}
