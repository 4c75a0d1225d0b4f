import type { LimitTable } from '../../http/handler.ts'
import { availableOf } from '../wallets/available.ts'
import { findCoin } from '../wallets/coins.ts'
import { findCycle, LEAST, MOST } from './cycles.ts'
import { amountText } from '../wallets/amounts.ts'

export const secondLimits: Pick<LimitTable, 'placeSecondOrder'> = {
  placeSecondOrder({ state, member }, { cycleId, coinSymbol }) {
    const coin = findCoin(coinSymbol)?.unit
    const isCycle = findCycle(cycleId) !== undefined
    return {
      minAmount: isCycle ? LEAST : null,
      maxAmount: isCycle ? MOST : null,
      balance: coin === undefined ? null : amountText(availableOf(state, member.id, coin, 'second'), coin),
    }
  },
}
