import type { IncomingMessage } from 'node:http'

/** Names of this machine. */
export const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]', '::1'])

/**
 * Returns true when a request comes under one of our names; undefined takes any name. Another site can point a name of
 * its own at this machine, and its pages must not read the data that is kept here.
 */
export function isOurHost({ headers }: IncomingMessage, hosts: ReadonlySet<string> | undefined): boolean {
  return hosts === undefined || hosts.has((headers.host ?? '').replace(/:\d+$/, ''))
}
