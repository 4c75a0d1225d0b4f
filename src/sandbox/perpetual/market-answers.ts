import type { ContractCoin } from '#generated/wire/contract-coin.ts'
import type { HandlerContext } from '../http/handler.ts'
import { PERIODS } from '../areas/spot/candles.ts'
import { wireBookSide, wireCandleRow, wireLevels, wireTrade } from '../areas/spot/wire-market.ts'
import type { Side } from '../market/maker-quotes.ts'
import { type Contract, findContract, type Kind } from './contracts.ts'
import { candlesAt, sideAt, tradesAt, trendTickerAt } from './market-view.ts'
import { type Venue, venueOf } from './venue.ts'
import { wireContract, wireContractNow } from './wire-contract.ts'

/** Levels of a side: of the whole book's best, and far from the price. */
const TOP = 20
const DEPTH = 100
/** Rows of an answer of candles at most. */
const MOST_CANDLES = 10_000

type Asked = { readonly symbol: string }
type Refusing = HandlerContext<'nonsupport-coin'>

/** A contract of the exchange as it is now. */
type Market = { readonly venue: Venue; readonly contract: Contract; readonly time: number }

/**
 * Answers of the calls about the markets of a kind of contracts.
 * @param socket path of its socket, whose messages number its books
 */
export function marketAnswers(kind: Kind, socket: string) {
  const venueIn = ({ engine }: HandlerContext): Venue => venueOf(kind, engine.view())

  function marketOf({ symbol }: Asked, { engine, refuse }: Refusing): Market {
    const contract = findContract(kind, symbol.toUpperCase()) ?? refuse('nonsupport-coin')
    return { venue: venueOf(kind, engine.view()), contract, time: engine.now() }
  }

  const levels = ({ venue, contract, time }: Market, side: Side, most: number) =>
    sideAt(venue, contract, side, { time, most })

  function sides(asked: Asked, most: number, context: Refusing) {
    const market = marketOf(asked, context)
    const { pair, symbol } = market.contract
    const number = context.frame(socket, symbol)
    const side = (of: Side) => wireBookSide(pair, of, levels(market, of, most), number)
    return { bid: side('BUY'), ask: side('SELL') }
  }

  return {
    contracts: (context: HandlerContext): ContractCoin[] =>
      kind.contracts.map((contract) => wireContract(venueIn(context), contract, context.engine.now())),

    tickers: (context: HandlerContext) =>
      kind.contracts.map((contract) => trendTickerAt(venueIn(context), contract, context.engine.now())),

    contractNow(asked: Asked, context: Refusing): ContractCoin {
      const { venue, contract, time } = marketOf(asked, context)
      return wireContractNow(venue, contract, time)
    },

    contractInfo({ symbol }: Asked, { engine, refuse }: HandlerContext<'contract-not-exist'>): ContractCoin {
      const contract = findContract(kind, symbol.toUpperCase()) ?? refuse('contract-not-exist')
      return wireContract(venueOf(kind, engine.view()), contract, engine.now())
    },

    /** Coins that prices are counted in. */
    quoteCoins: (): string[] => [...new Set(kind.contracts.map(({ pair }) => pair.quote))],

    candles(
      asked: Asked & { readonly from: number; readonly to: number; readonly resolution: string },
      context: HandlerContext<'nonsupport-coin' | 'wrong-choice'>,
    ) {
      const { venue, contract, time } = marketOf(asked, context)
      const period = PERIODS[asked.resolution] ?? context.refuse('wrong-choice')
      const [from, to] = [Math.ceil(asked.from / 1000), Math.floor(asked.to / 1000)]
      const range = { from, to, now: Math.floor(time / 1000), most: MOST_CANDLES }
      return candlesAt(venue, contract, period, range).map((candle) => wireCandleRow(contract.pair, candle))
    },

    trades(asked: Asked & { readonly size?: number }, context: Refusing) {
      const { venue, contract, time } = marketOf(asked, context)
      return tradesAt(venue, contract, { time, most: asked.size ?? 20 }).map((trade) =>
        wireTrade(contract.pair, trade),
      )
    },

    book(asked: Asked, context: Refusing) {
      const market = marketOf(asked, context)
      const side = (of: Side) => wireLevels(market.contract.pair, levels(market, of, TOP))
      return { bid: side('BUY'), ask: side('SELL') }
    },
    bookTop: (asked: Asked, context: Refusing) => sides(asked, TOP, context),
    bookDepth: (asked: Asked, context: Refusing) => sides(asked, DEPTH, context),
  }
}
