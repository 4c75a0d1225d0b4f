import { availableOf } from '../wallets/available.ts'
import { findCoin } from '../wallets/coins.ts'
import type { LimitTable } from '../../http/handler.ts'
import { amountText } from '../wallets/amounts.ts'

export const convertLimits: Pick<LimitTable, 'convert'> = {
  convert({ state, member }, { fromUnit }) {
    const coin = findCoin(fromUnit)
    return {
      minAmount: coin?.minWithdraw ?? null,
      maxAmount: coin?.maxWithdraw ?? null,
      balance: coin === undefined ? null : amountText(availableOf(state, member.id, coin.unit), coin.unit),
    }
  },
}
