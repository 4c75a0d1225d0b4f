import type { LimitTable } from '../../http/handler.ts'
import { markAt } from '../../perpetual/market.ts'
import { ownPosition } from '../../perpetual/margin.ts'
import { closingLimits, leverageLimits, marginLimits, openingLimits } from '../../perpetual/order-limits.ts'
import { contractOf, venueOf } from '../../perpetual/venue.ts'
import { priceText } from '../spot/ticker.ts'
import { USDT_MARGINED } from './contracts.ts'

export const swapLimits: Pick<
  LimitTable,
  | 'placeSwapOpeningOrder'
  | 'placeSwapClosingOrder'
  | 'setSwapTakeProfitStopLoss'
  | 'adjustSwapMargin'
  | 'setSwapLeverage'
> = {
  placeSwapOpeningOrder: (asking, body) => openingLimits(USDT_MARGINED, asking, body),
  placeSwapClosingOrder: (asking, body) => closingLimits(USDT_MARGINED, asking, body),
  setSwapLeverage: (_asking, body) => leverageLimits(USDT_MARGINED, body),

  setSwapTakeProfitStopLoss({ state, member, time }, { positionId }) {
    const venue = venueOf(USDT_MARGINED, state)
    const position = ownPosition(venue, member.id, positionId)
    if (position === undefined) return { markPrice: null, pricePlaces: null }
    const contract = contractOf(venue, position.symbol)
    return {
      markPrice: priceText(contract.pair, markAt(venue, contract, time)),
      pricePlaces: contract.pair.priceScale,
    }
  },

  adjustSwapMargin({ state, member, time }, { positionId, type }) {
    const venue = venueOf(USDT_MARGINED, state)
    return marginLimits(venue, ownPosition(venue, member.id, positionId), type, time)
  },
}
