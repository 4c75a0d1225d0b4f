import type { WalletValue } from '#generated/models/wallet-value.ts'
import {
  COIN_SWAP_ASSETS_PATH,
  FINANCE_ASSETS_PATH,
  SECOND_ASSETS_PATH,
  SPOT_ASSETS_PATH,
  SWAP_ASSETS_PATH,
  WALLET_PATH,
} from '#src/web/paths/paths.ts'

import { type Part, parts } from './assets.ts'

/** The accounts that coins lie in. */
export const accounts = ['spot', 'swap', 'coinSwap', 'second', 'finance'] as const

export type Account = (typeof accounts)[number] & keyof WalletValue

/** The parts that each account has: positions stand in contract accounts, locked bonuses in the spot account. */
export const PARTS: Readonly<Record<Account | 'all', readonly Part[]>> = {
  all: parts,
  spot: ['available', 'frozen', 'toRelease'],
  swap: ['available', 'frozen', 'inPositions'],
  coinSwap: ['available', 'frozen', 'inPositions'],
  second: ['available', 'frozen', 'toRelease'],
  finance: ['available', 'frozen', 'toRelease'],
}

/** The screen of all accounts together. */
const OVERVIEW_PATH = WALLET_PATH

/** The screen of each account. */
export const PATHS: Readonly<Record<Account, string>> = {
  spot: SPOT_ASSETS_PATH,
  swap: SWAP_ASSETS_PATH,
  coinSwap: COIN_SWAP_ASSETS_PATH,
  second: SECOND_ASSETS_PATH,
  finance: FINANCE_ASSETS_PATH,
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

/** Names of the ways into the accounts; coins come into the spot account by a deposit, into finance by a product. */
const INTO: Readonly<Record<Account, string | null>> = {
  spot: null,
  swap: 'spot-swap',
  coinSwap: 'spot-coin-swap',
  second: 'spot-second',
  finance: null,
}

/** Opens the transfer into an account over its screen; null where there is none, and for all accounts together. */
export function transferIntoPath(account: Account | 'all'): string | null {
  if (account === 'all') return null
  const way = INTO[account]
  return way === null ? null : `${PATHS[account]}?transfer=${way}`
}
