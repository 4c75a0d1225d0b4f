import { MarginChange } from '#generated/wire/margin-change.ts'
import type { LimitTable } from '../../http/handler.ts'
import { positionIn } from '../../perpetual/account.ts'
import { findContractById } from '../../perpetual/contracts.ts'
import { adjustable } from '../../perpetual/margin.ts'
import { openedBy } from '../../perpetual/order-answers.ts'
import { closingLimits, leverageLimits, openingLimits } from '../../perpetual/order-limits.ts'
import { venueOf } from '../../perpetual/venue.ts'
import { unitsText } from '../spot/ticker.ts'
import { COIN_MARGINED } from './contracts.ts'

export const coinSwapLimits: Pick<
  LimitTable,
  'placeCoinSwapOpeningOrder' | 'placeCoinSwapClosingOrder' | 'adjustCoinSwapMargin' | 'setCoinSwapLeverage'
> = {
  placeCoinSwapOpeningOrder: (asking, body) => openingLimits(COIN_MARGINED, asking, body),
  placeCoinSwapClosingOrder: (asking, body) => closingLimits(COIN_MARGINED, asking, body),
  setCoinSwapLeverage: (_asking, body) => leverageLimits(COIN_MARGINED, body),

  /** The whole margin of a position with cross margin is the wallet's: nothing of it is adjusted. */
  adjustCoinSwapMargin({ state, member, time }, { contractCoinId, direction, type }) {
    const contract = findContractById(COIN_MARGINED, contractCoinId)
    if (contract === undefined) return { adjustable: null }
    const venue = venueOf(COIN_MARGINED, state)
    const position = positionIn(venue, member.id, contract.symbol, openedBy(direction))
    if (position?.mode !== 'isolated') return { adjustable: null }
    const how = type === MarginChange.ADD ? 'add' : 'take'
    return { adjustable: unitsText(adjustable(venue, position, how, time)) }
  },
}
