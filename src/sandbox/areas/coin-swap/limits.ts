import type { LimitTable } from '../../http/handler.ts'
import { positionIn } from '../../perpetual/account.ts'
import { findContractById } from '../../perpetual/contracts.ts'
import { openedBy } from '../../perpetual/order-answers.ts'
import { closingLimits, leverageLimits, marginLimits, openingLimits } from '../../perpetual/order-limits.ts'
import { venueOf } from '../../perpetual/venue.ts'
import { COIN_MARGINED } from './contracts.ts'

export const coinSwapLimits: Pick<
  LimitTable,
  'placeCoinSwapOpeningOrder' | 'placeCoinSwapClosingOrder' | 'adjustCoinSwapMargin' | 'setCoinSwapLeverage'
> = {
  placeCoinSwapOpeningOrder: (asking, body) => openingLimits(COIN_MARGINED, asking, body),
  placeCoinSwapClosingOrder: (asking, body) => closingLimits(COIN_MARGINED, asking, body),
  setCoinSwapLeverage: (_asking, body) => leverageLimits(COIN_MARGINED, body),

  adjustCoinSwapMargin({ state, member, time }, { contractCoinId, direction, type }) {
    const contract = findContractById(COIN_MARGINED, contractCoinId)
    if (contract === undefined) return { adjustable: null }
    const venue = venueOf(COIN_MARGINED, state)
    const position = positionIn(venue, member.id, contract.symbol, openedBy(direction))
    return marginLimits(venue, position, type, time)
  },
}
