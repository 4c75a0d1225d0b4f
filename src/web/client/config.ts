/** Settings of the client that a deployment may change (src/web/app reads them from /config.json). */
export type ClientConfig = {
  /** Base of the API without trailing slash: a path of this origin, or an address. */
  readonly apiBase: string
  /** Operation id to HTTP method, for operations where the contract allows two. */
  readonly methods: Readonly<Record<string, 'GET' | 'POST'>>
  /** Number of the first page, of all lists or by operation id; where it is left out, that of the contract. */
  readonly firstPage?: FirstPage
}

export type FirstPage = 0 | 1 | Readonly<Record<string, 0 | 1>>

let config: ClientConfig = { apiBase: '/api', methods: {} }

/** To be called once, before the first request. */
export function configureClient(next: ClientConfig): void {
  config = { ...next, apiBase: next.apiBase.replace(/\/+$/, '') }
}

export const clientConfig = (): ClientConfig => config
