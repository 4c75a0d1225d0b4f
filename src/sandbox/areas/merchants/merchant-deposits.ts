/** A deposit that a merchant may leave. `amount` is decimal text. */
export type MerchantDepositRow = { readonly id: number; readonly coin: string; readonly amount: string }

export const MERCHANT_DEPOSITS: readonly MerchantDepositRow[] = [
  { id: 1, coin: 'USDT', amount: '1000' },
  { id: 2, coin: 'BTC', amount: '0.02' },
  { id: 3, coin: 'ETH', amount: '0.5' },
]

export const findMerchantDeposit = (id: number | string): MerchantDepositRow | undefined =>
  MERCHANT_DEPOSITS.find((deposit) => String(deposit.id) === String(id))
