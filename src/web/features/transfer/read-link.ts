import { accounts, DEFAULT_WAY, type Way } from './accounts.ts'
import { COIN, TRANSFER } from './link.ts'

/** By name: every way has the spot account at one end. */
const WAYS: ReadonlyMap<string, Way> = new Map(
  accounts
    .filter((account) => account !== 'spot')
    .flatMap((other): readonly [string, Way][] => [
      [`spot-${other}`, { from: 'spot', to: other }],
      [`${other}-spot`, { from: other, to: 'spot' }],
    ]),
)

export type TransferLink = { readonly way: Way; readonly unit: string | null }

/** Reads the transfer from an address; null when it has none. An unknown direction becomes the default one. */
export function readLink(params: URLSearchParams): TransferLink | null {
  const text = params.get(TRANSFER)
  if (text === null) return null
  return { way: WAYS.get(text) ?? DEFAULT_WAY, unit: params.get(COIN) }
}
