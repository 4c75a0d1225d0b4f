import type { WalletValue } from '#generated/models/wallet-value.ts'

/** The accounts that coins lie in. */
export const accounts = ['spot', 'swap', 'coinSwap', 'second', 'finance'] as const

export type Account = (typeof accounts)[number] & keyof WalletValue

/** The screen of all accounts together. */
const OVERVIEW_PATH = '/money'

/** The screen of each account. */
export const PATHS: Readonly<Record<Account, string>> = {
  spot: '/spotAssets',
  swap: '/swapAssets',
  coinSwap: '/coinSwapAssets',
  second: '/secondAssets',
  finance: '/financeAssets',
}

/** Names of the accounts in the address that opens the transfer; finance has no such call. */
const TRANSFER: Readonly<Record<Account, string | null>> = {
  spot: 'spot-swap',
  swap: 'swap-spot',
  coinSwap: 'coin-swap-spot',
  second: 'second-spot',
  finance: null,
}

/**
 * Opens the transfer out of an account over its screen, of one coin or of any; null where there is none. Over the
 * overview it is that of the spot account.
 */
export function transferPath(account: Account | 'all', unit?: string): string | null {
  const way = TRANSFER[account === 'all' ? 'spot' : account]
  if (way === null) return null
  const path = account === 'all' ? OVERVIEW_PATH : PATHS[account]
  return `${path}?transfer=${way}${unit === undefined ? '' : `&coin=${encodeURIComponent(unit)}`}`
}
