import type { Handlers, HandlerContext } from '../../http/handler.ts'
import { pageOf } from '../../http/page.ts'
import type { PairRow } from '../../market/pairs.ts'
import { endedPage } from '../../stakes/list-answers.ts'
import { stakeOf } from '../../stakes/stake-book.ts'
import { directionOf } from '../../stakes/wire-stake.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { limitOrderRate } from '../spot/order-rate.ts'
import { findOptionPair, OPTION_MARKETS } from './pairs.ts'
import { bettingNumber, isBetOn, isSkipped, pastRounds, roundById, roundOf, statusOf } from './rounds.ts'
import { wireBet, wireOptionPair, wireRound } from './wire-option.ts'
import { unitsIn } from '../wallets/amounts.ts'

type Asked = { readonly symbol: string }
type Refusing = HandlerContext<'nonsupport-coin'>

const pairIn = ({ symbol }: Asked, { refuse }: Refusing): PairRow =>
  findOptionPair(symbol) ?? refuse('nonsupport-coin')

const pairs = ({ engine }: HandlerContext) =>
  OPTION_MARKETS.pairs.map((pair) => wireOptionPair(engine.view(), pair, engine.now()))

const info = (asked: Asked, context: Refusing) =>
  wireOptionPair(context.engine.view(), pairIn(asked, context), context.engine.now())

export const optionHandlers: Handlers = {
  listOptionMarkets: (_input, context) => pairs(context),
  listOptionMarketInfos: (_input, context) => pairs(context),
  getOptionMarket: ({ body }, context) => ({ ...info(body, context), currentTime: context.engine.now() }),
  getOptionMarketInfo: ({ body }, context) => info(body, context),
  listOptionStakeCoins: () => [...new Set(OPTION_MARKETS.pairs.map(({ quote }) => quote))],

  listBettingOptionRounds({ body }, context) {
    const [pair, state, time] = [pairIn(body, context), context.engine.view(), context.engine.now()]
    const round = roundOf(pair, bettingNumber(time))
    return isBetOn(state, round, time) ? [wireRound(state, round, time)] : []
  },

  listDrawingOptionRounds({ body }, context) {
    const [pair, state, time] = [pairIn(body, context), context.engine.view(), context.engine.now()]
    const round = roundOf(pair, bettingNumber(time) - 1)
    const isDrawn = statusOf(state, round, time) === 'drawing' && !isSkipped(state, round)
    return isDrawn ? [wireRound(state, round, time)] : []
  },

  listPastOptionRounds({ body }, context) {
    const [pair, state, time] = [pairIn(body, context), context.engine.view(), context.engine.now()]
    const rounds = pastRounds(state, pair, time, body.count).map((round) => wireRound(state, round, time))
    return pageOf(rounds, { pageNo: 1, pageSize: body.count })
  },

  async placeOptionBet({ body }, context) {
    const { engine, member, refuse, setMessage } = context
    const pair = pairIn(body, context)
    const round = roundById(pair, body.optionId) ?? refuse('round-not-exist')
    limitOrderRate(engine, member().id, refuse)
    await engine.submit({
      type: 'option.bet',
      member: member().id,
      symbol: pair.symbol,
      round: round.number,
      direction: directionOf(body.direction),
      units: unitsIn(decimal(body.amount), pair.quote),
    })
    setMessage('order-placed')
    return null
  },

  listOptionBets({ body: { symbol, optionId } }, { engine, member }) {
    const { options } = engine.view()
    const isWanted = (wanted: string): boolean => symbol === undefined || symbol.toUpperCase() === wanted
    const known = options.rounds[String(optionId)]?.bets ?? []
    return known
      .map((id) => stakeOf(options.book, id))
      .filter((bet) => bet.member === member().id && isWanted(bet.symbol))
      .map(wireBet)
  },

  listPastOptionBets({ body }, { engine, member }) {
    const { content, ...rest } = endedPage(engine.view().options.book, member().id, body)
    return { ...rest, content: content.map(wireBet) }
  },
}
