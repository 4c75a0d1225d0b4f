import { type Account, accounts, DEFAULT_WAY, type Way } from './accounts.ts'

/** The query field that opens the dialog on any screen: `?transfer=spot-swap`, `?transfer=second-spot&coin=BTC`. */
const TRANSFER = 'transfer'
const COIN = 'coin'

const isAccount = (name: string | undefined): name is Account => accounts.some((account) => account === name)

export type TransferLink = { readonly way: Way; readonly unit: string | null }

/** What an address asks for; null when it asks for no transfer. A way that there is none of is the usual one. */
export function readLink(params: URLSearchParams): TransferLink | null {
  const text = params.get(TRANSFER)
  if (text === null) return null
  const [from, to] = text.split('-')
  const isWay = isAccount(from) && isAccount(to) && from !== to && (from === 'spot' || to === 'spot')
  return { way: isWay ? { from, to } : DEFAULT_WAY, unit: params.get(COIN) }
}

/** The same address without its transfer. */
export function withoutLink(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(TRANSFER)
  rest.delete(COIN)
  return rest
}
