import type { TransferValue } from '#generated/forms/transfer/schema.ts'
import type { TransferCoinSwapRequest } from '#generated/models/transfer-coin-swap-request.ts'
import type { TransferSecondRequest } from '#generated/models/transfer-second-request.ts'
import type { TransferSwapRequest } from '#generated/models/transfer-swap-request.ts'
import { WalletType } from '#generated/models/wallet-type.ts'
import type { Id } from '#src/core/contract/id.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** One of three calls, chosen by the account that is not the spot account. */
export type TransferCall =
  | { readonly operation: 'transferSwap'; readonly data: TransferSwapRequest }
  | { readonly operation: 'transferCoinSwap'; readonly data: TransferCoinSwapRequest }
  | { readonly operation: 'transferSecond'; readonly data: TransferSecondRequest }

const TYPES: Readonly<Record<TransferValue['from'], WalletType>> = {
  spot: WalletType.SPOT,
  swap: WalletType.SWAP,
  'coin-swap': WalletType.SWAP,
  second: WalletType.SECOND,
}

/** Builds the call of a transfer (VAL-24): the wallets of the coin in both accounts, and the amount. */
export function toRequest(
  { from, to, unit, amount }: TransferValue,
  wallets: { readonly from: Id; readonly to: Id },
): TransferCall {
  const data = { unit, from: TYPES[from], to: TYPES[to], amount: decimal(amount) }
  const other = from === 'spot' ? to : from
  if (other === 'second') return { operation: 'transferSecond', data }
  const between = { ...data, fromWalletId: wallets.from, toWalletId: wallets.to }
  return { operation: other === 'swap' ? 'transferSwap' : 'transferCoinSwap', data: between }
}
