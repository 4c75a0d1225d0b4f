let base = '/api'

/** To be called once, before the first subscription: where live data comes from, a path of this origin or a ws(s) address. */
export function configureStreams(address: string): void {
  base = address
}

/** The address of a socket, such as `/market/market-ws/websocket`. */
export function socketAddress(path: string): string {
  const url = new URL(`${base}${path}`, window.location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}
