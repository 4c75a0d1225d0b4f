import type { ProxyOptions } from 'vite'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { hasCredentials, serverAddress } from '#src/core/command-line/server-address.ts'

/**
 * Returns the dev server's proxy rules where `API_SERVER` names a server: calls and streams, to the address below which
 * the paths of the contract stand. Without a name there are none, and the sandbox answers.
 * @throws BadInput where that is no address
 */
export function proxyRules(text: string | undefined): Record<string, ProxyOptions> | undefined {
  if (text === undefined || text === '') return undefined
  const address = serverAddress('API_SERVER', text, 'http://localhost:8080/api')
  if (hasCredentials(address))
    throw new BadInput(
      'API_SERVER names somebody to log in as; npm run contract-checks -- proxy --to takes that',
    )
  const base = address.pathname.replace(/\/$/, '')
  const rewrite = (path: string): string => path.replace(/^\/api/, base)
  // What begins with ^ is a regular expression to Vite. `/api` and `/api/` themselves are a screen of the app.
  return { '^/api/[^?]': { target: address.origin, changeOrigin: true, ws: true, rewrite } }
}
