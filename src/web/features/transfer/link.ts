import { accounts, DEFAULT_WAY, type Way } from './accounts.ts'

/** The query field that opens the dialog on any screen: `?transfer=spot-swap`, `?transfer=second-spot&coin=BTC`. */
const TRANSFER = 'transfer'
const COIN = 'coin'

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

/** The same address without its transfer. */
export function withoutLink(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(TRANSFER)
  rest.delete(COIN)
  return rest
}
