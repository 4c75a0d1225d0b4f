import type { Wallet } from '#generated/models/wallet.ts'
import type { Holding } from './holdings.ts'

/** The accounts that coins can be moved between. Finance has none of these calls. */
export const accounts = ['spot', 'swap', 'coin-swap', 'second'] as const

export type Account = (typeof accounts)[number]
export type TransferDirection = { readonly from: Account; readonly to: Account }

export const DEFAULT_DIRECTION: TransferDirection = { from: 'spot', to: 'swap' }

/** The account of a way that is not the spot account; its call moves the coins. */
export const otherAccount = ({ from, to }: TransferDirection): Exclude<Account, 'spot'> =>
  from === 'spot' ? (to === 'spot' ? 'swap' : to) : from

export const swapped = ({ from, to }: TransferDirection): TransferDirection => ({ from: to, to: from })

/**
 * A way after one end was chosen anew. Every way has the spot account at one end: no call moves coins between
 * two others. Choosing what the other end was turns the way round.
 */
export function withEnd(
  way: TransferDirection,
  end: keyof TransferDirection,
  account: Account,
): TransferDirection {
  const rest = end === 'from' ? way.to : way.from
  if (account === rest) return swapped(way)
  const other = account === 'spot' ? otherAccount(way) : 'spot'
  return end === 'from' ? { from: account, to: other } : { from: other, to: account }
}

/**
 * The coins that an account takes, of those that may be moved at all: those that it has a wallet of, as far as that is
 * known. The second-contract account makes its wallets when they are wanted.
 */
export function coinsFor(
  account: Exclude<Account, 'spot'>,
  wallets: readonly Wallet[],
  held: readonly Holding[] | undefined,
): readonly Wallet[] {
  const movable = wallets.filter(({ coin, isLock }) => coin.canTransfer === 1 && isLock === 0)
  if (account === 'second' || held === undefined) return movable
  const taken = new Set(held.map(({ unit }) => unit))
  return movable.filter(({ coin }) => taken.has(coin.unit))
}
