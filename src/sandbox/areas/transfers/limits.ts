import { findCoin } from '../wallets/coins.ts'
import { transferable } from '../wallets/commands.ts'
import type { Requester, LimitTable } from '../../http/handler.ts'
import { kindOf, type OtherAccount } from './accounts.ts'
import { amountText } from '../wallets/amounts.ts'

type Body = { readonly unit: string; readonly from: number }

const within =
  (other: OtherAccount) =>
  ({ state, member, time }: Requester, { unit, from }: Body): { balance: string | null } => {
    const coin = findCoin(unit)
    if (coin === undefined) return { balance: null }
    const account = {
      owner: `m${member.id}`,
      kind: kindOf(from, other),
      coin: coin.unit,
      bucket: 'available',
    } as const
    return { balance: amountText(transferable(state, account, member.id, time), coin.unit) }
  }

export const transferLimits: Pick<LimitTable, 'transferSwap' | 'transferCoinSwap' | 'transferSecond'> = {
  transferSwap: within('swap'),
  transferCoinSwap: within('coinSwap'),
  transferSecond: within('second'),
}
