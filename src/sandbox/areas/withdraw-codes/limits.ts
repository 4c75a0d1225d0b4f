import { availableOf } from '../wallets/available.ts'
import { findCoin } from '../wallets/coins.ts'
import type { LimitTable } from '../../http/handler.ts'
import { amountText } from '../wallets/amounts.ts'

export const withdrawCodeLimits: Pick<LimitTable, 'createWithdrawCode'> = {
  createWithdrawCode({ state, member }, { unit }) {
    const coin = findCoin(unit)
    return {
      minWithdraw: coin?.minWithdraw ?? null,
      maxWithdraw: coin?.maxWithdraw ?? null,
      balance: coin === undefined ? null : amountText(availableOf(state, member.id, coin.unit), coin.unit),
    }
  },
}
