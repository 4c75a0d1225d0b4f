import type { IncomingMessage } from 'node:http'

/**
 * The address that was asked for, under the name that it was asked under; undefined where target or name are none. A
 * target that begins with two slashes is a path all the same, not another host.
 */
export function requestUrl({
  url = '/',
  headers,
}: Pick<IncomingMessage, 'url' | 'headers'>): URL | undefined {
  const { host = 'localhost' } = headers
  const target = url.startsWith('/') ? url : pathOf(url)
  if (target === undefined) return undefined
  const address = URL.parse(`http://${host}${target}`)
  // A name with user, path or the like in it would become part of the address.
  const isName = address !== null && URL.parse(`http://${host}`)?.href === `${address.origin}/`
  return isName ? address : undefined
}

/** What a proxy is asked for is a whole address; the name that counts is that of the Host header. */
function pathOf(target: string): string | undefined {
  const whole = /^https?:\/\/[^/?#]+/.exec(target)
  if (whole === null) return target === '*' ? '/*' : undefined
  const rest = target.slice(whole[0].length)
  return rest.startsWith('/') ? rest : `/${rest}`
}
