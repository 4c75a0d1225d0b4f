import { amountText } from '../wallets/amount-text.ts'
import { availableOf } from '../wallets/available.ts'
import { findCoin } from '../wallets/coins.ts'
import type { Requester, LimitTable } from '../../http/handler.ts'
import { kindOf, type OtherAccount } from './accounts.ts'

type Body = { readonly unit: string; readonly from: number }

const within =
  (other: OtherAccount) =>
  ({ state, member }: Requester, { unit, from }: Body): { balance: string | null } => {
    const coin = findCoin(unit)
    if (coin === undefined) return { balance: null }
    return { balance: amountText(availableOf(state, member.id, coin.unit, kindOf(from, other)), coin.unit) }
  }

export const transferLimits: Pick<LimitTable, 'transferSwap' | 'transferCoinSwap' | 'transferSecond'> = {
  transferSwap: within('swap'),
  transferCoinSwap: within('coinSwap'),
  transferSecond: within('second'),
}
