/** The query field that opens the dialog on any screen: `?transfer=spot-swap`, `?transfer=second-spot&coin=BTC`. */
export const TRANSFER = 'transfer'
export const COIN = 'coin'

/** True where the address asks for a transfer. */
export const hasLink = (params: URLSearchParams): boolean => params.has(TRANSFER)

/** The same address without its transfer. */
export function withoutLink(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params)
  rest.delete(TRANSFER)
  rest.delete(COIN)
  return rest
}
