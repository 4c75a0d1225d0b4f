import { WalletType } from '#generated/wire/wallet-type.ts'
import type { AccountKind } from '../../kernel/ledger.ts'

/** The account besides the spot account, which the path of a transfer names. */
export type OtherAccount = 'swap' | 'coinSwap' | 'second'

/** Account 0 is the spot account; what the other number means is told by the path. */
export const kindOf = (number: number, other: OtherAccount): AccountKind =>
  number === WalletType.SPOT ? 'spot' : other
