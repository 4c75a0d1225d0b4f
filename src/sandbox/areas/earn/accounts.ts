import type { Account } from '../../kernel/ledger.ts'

/** Usable units of a coin in an owner's spot account. */
export const spotAccount = (owner: Account['owner'], coin: string): Account => ({
  owner,
  kind: 'spot',
  coin,
  bucket: 'available',
})

/** Amounts in products: they belong to the member, who cannot use them before the redemption date. */
export const fixedAccount = (owner: Account['owner'], coin: string): Account => ({
  owner,
  kind: 'finance',
  coin,
  bucket: 'frozen',
})
