/**
 * Returns true when a page of another host sends the request. A browser says so in `Origin`; programs send none. Ports
 * and protocols are not compared, because a proxy may pass on neither.
 */
export function isForeign({ url, headers }: Request): boolean {
  const origin = headers.get('origin')
  return origin !== null && URL.parse(origin)?.hostname !== new URL(url).hostname
}
