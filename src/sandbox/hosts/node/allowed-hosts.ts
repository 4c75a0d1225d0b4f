import type { IncomingMessage } from 'node:http'

/** Names of this machine. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]', '::1'])

/**
 * Whether a request comes under one of our names; undefined takes any. Another site can point a name of its own at this
 * machine; what is kept here is not for its pages.
 */
export function isOurHost({ headers }: IncomingMessage, hosts: ReadonlySet<string> | undefined): boolean {
  return hosts === undefined || hosts.has((headers.host ?? '').replace(/:\d+$/, ''))
}
