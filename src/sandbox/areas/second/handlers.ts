import { decimal } from '#src/core/money/decimal.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import type { PairRow } from '../../market/pairs.ts'
import { endedPage } from '../../stakes/list-answers.ts'
import { runningOf } from '../../stakes/stake-book.ts'
import { directionOf } from '../../stakes/wire-stake.ts'
import { limitOrderRate } from '../spot/order-rate.ts'
import { availableOf } from '../wallets/available.ts'
import { findCoin } from '../wallets/coins.ts'
import { CYCLES, findCycle } from './cycles.ts'
import { findSecondPair, SECOND_MARKETS, STAKE_COINS } from './pairs.ts'
import { wireCycle, wireSecondOrder, wireSecondPair } from './wire-second.ts'
import { amountText, unitsIn } from '../wallets/amounts.ts'

type Asked = { readonly symbol: string }
type Refusing = HandlerContext<'nonsupport-coin'>

const pairIn = ({ symbol }: Asked, { refuse }: Refusing): PairRow =>
  findSecondPair(symbol) ?? refuse('nonsupport-coin')

const pairs = ({ engine }: HandlerContext) =>
  SECOND_MARKETS.pairs.map((pair) => wireSecondPair(engine.view(), pair))

const info = (asked: Asked, context: Refusing) =>
  wireSecondPair(context.engine.view(), pairIn(asked, context))

export const secondHandlers: Handlers = {
  listSecondMarkets: (_input, context) => pairs(context),
  listSecondMarketInfos: (_input, context) => pairs(context),
  getSecondMarket: ({ body }, context) => ({ ...info(body, context), currentTime: context.engine.now() }),
  getSecondMarketInfo: ({ body }, context) => info(body, context),
  listSecondQuoteCoins: () => [...new Set(SECOND_MARKETS.pairs.map(({ quote }) => quote))],
  listSecondCycles: () => CYCLES.map(wireCycle),
  listSecondStakeCoins: () => [...STAKE_COINS],
  // No lost stake is given back.
  listSecondRefundWindows: () => [],

  async placeSecondOrder({ body }, { engine, member, refuse, setMessage }) {
    const coin = findCoin(body.coinSymbol)?.unit ?? refuse('coin-illegal')
    const cycle = findCycle(body.cycleId) ?? refuse('cycle-not-exist')
    limitOrderRate(engine, member().id, refuse)
    await engine.submit({
      type: 'second.place',
      member: member().id,
      symbol: body.symbol,
      coin,
      direction: directionOf(body.direction),
      cycle: cycle.id,
      units: unitsIn(decimal(body.amount), coin),
    })
    setMessage('order-placed')
    return null
  },

  listOpenSecondOrders({ body: { symbol } }, { engine, member }) {
    const own = runningOf(engine.view().seconds.book, member().id)
    return own
      .filter((order) => order.symbol === symbol.toUpperCase())
      .toReversed()
      .map(wireSecondOrder)
  },

  listPastSecondOrders({ body }, { engine, member }) {
    const { content, ...rest } = endedPage(engine.view().seconds.book, member().id, body)
    return { ...rest, content: content.map(wireSecondOrder) }
  },

  getSecondBalance({ params: { symbol } }, { engine, member }) {
    const unit = findCoin(symbol)?.unit
    return unit === undefined
      ? '0'
      : amountText(availableOf(engine.view(), member().id, unit, 'second'), unit)
  },
}
