import { WalletType } from '#generated/models/wallet-type.ts'
import { type Account, otherOf, type Way } from './accounts.ts'

export type Ends = { readonly from: WalletType; readonly to: WalletType }

/** The contract's numbers of both ends. Which contracts 1 means, tells the path of the call. */
export function endsOf(way: Way): Ends {
  const other = otherOf(way) === 'second' ? WalletType.SECOND : WalletType.SWAP
  const numberOf = (account: Account): WalletType => (account === 'spot' ? WalletType.SPOT : other)
  return { from: numberOf(way.from), to: numberOf(way.to) }
}
