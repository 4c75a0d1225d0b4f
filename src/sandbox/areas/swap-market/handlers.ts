import { swapThumbStream } from '#generated/streams.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { PERIODS } from '../spot/candles.ts'
import { wireBookSide, wireCandleRow, wireLevels, wireTrade } from '../spot/wire-market.ts'
import { type Contract, CONTRACTS, findContract, SETTLED } from '../swap/contracts.ts'
import { candlesAt, sideAt, tradesAt, trendTickerAt } from './market.ts'
import { wireContract, wireContractNow } from './wire-contract.ts'

/** Levels of a side: of the whole book's best, and far from the price. */
const TOP = 20
const DEPTH = 100
/** Rows of an answer of candles at most. */
const MOST_CANDLES = 10_000

const contractOf = (symbol: string, refuse: Refuse<'nonsupport-coin'>): Contract =>
  findContract(symbol.toUpperCase()) ?? refuse('nonsupport-coin')

function sides(
  { symbol }: { readonly symbol: string },
  most: number,
  { engine, frame, refuse }: HandlerContext<'nonsupport-coin'>,
) {
  const contract = contractOf(symbol, refuse)
  const [state, time] = [engine.view(), engine.now()]
  const bookSide = (side: 'BUY' | 'SELL') =>
    wireBookSide(
      contract.pair,
      side,
      sideAt(state, contract, side, { time, most }),
      frame(swapThumbStream.socket, contract.symbol),
    )
  return { bid: bookSide('BUY'), ask: bookSide('SELL') }
}

export const swapMarketHandlers: Handlers = {
  listSwapContracts: (_input, { engine }) =>
    CONTRACTS.map((contract) => wireContract(engine.view(), contract, engine.now())),
  listSwapThumbs: (_input, { engine }) =>
    CONTRACTS.map((contract) => trendTickerAt(engine.view(), contract, engine.now())),
  getSwapContract: ({ body: { symbol } }, { engine, refuse }) =>
    wireContractNow(engine.view(), contractOf(symbol, refuse), engine.now()),
  getSwapContractInfo: ({ body: { symbol } }, { engine, refuse }) =>
    wireContract(
      engine.view(),
      findContract(symbol.toUpperCase()) ?? refuse('contract-not-exist'),
      engine.now(),
    ),
  listSwapSettlementCoins: () => [SETTLED],

  listSwapCandles({ query: { symbol, from, to, resolution } }, { engine, refuse }) {
    const contract = contractOf(symbol, refuse)
    const period = PERIODS[resolution] ?? refuse('wrong-choice')
    const now = Math.floor(engine.now() / 1000)
    const range = { from: Math.ceil(from / 1000), to: Math.floor(to / 1000), now, most: MOST_CANDLES }
    return candlesAt(engine.view(), contract, period, range).map((candle) =>
      wireCandleRow(contract.pair, candle),
    )
  },

  listSwapTrades({ body: { symbol, size = 20 } }, { engine, refuse }) {
    const contract = contractOf(symbol, refuse)
    const trades = tradesAt(engine.view(), contract, { time: engine.now(), most: size })
    return trades.map((trade) => wireTrade(contract.pair, trade))
  },

  getSwapBook({ body: { symbol } }, { engine, refuse }) {
    const contract = contractOf(symbol, refuse)
    const [state, time] = [engine.view(), engine.now()]
    const levels = (side: 'BUY' | 'SELL') =>
      wireLevels(contract.pair, sideAt(state, contract, side, { time, most: TOP }))
    return { bid: levels('BUY'), ask: levels('SELL') }
  },
  getSwapBookTop: ({ body }, context) => sides(body, TOP, context),
  getSwapBookDepth: ({ body }, context) => sides(body, DEPTH, context),
}
