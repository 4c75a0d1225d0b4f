import { accounts, DEFAULT_DIRECTION, type TransferDirection } from './accounts.ts'
import { COIN, TRANSFER } from './link.ts'

/** By name: every way has the spot account at one end. */
const WAYS: ReadonlyMap<string, TransferDirection> = new Map(
  accounts
    .filter((account) => account !== 'spot')
    .flatMap((other): readonly [string, TransferDirection][] => [
      [`spot-${other}`, { from: 'spot', to: other }],
      [`${other}-spot`, { from: other, to: 'spot' }],
    ]),
)

export type TransferLink = { readonly way: TransferDirection; readonly unit: string | null }

/** Reads the transfer from an address; null when it has none. An unknown direction becomes the default one. */
export function readLink(params: URLSearchParams): TransferLink | null {
  const text = params.get(TRANSFER)
  if (text === null) return null
  return { way: WAYS.get(text) ?? DEFAULT_DIRECTION, unit: params.get(COIN) }
}
