import { encodeForm, encodeJson, encodeMultipart, encodeQuery } from '#src/core/contract/encode.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { fieldsOf } from '#src/core/contract/shapes.ts'
import { clientConfig } from './config.ts'

/** Arguments of a generated function: the filled path, and app values. */
export type RequestConfig = {
  readonly url: string
  readonly method?: string | undefined
  readonly params?: unknown
  readonly data?: unknown
  readonly headers?: unknown
  readonly signal?: AbortSignal | undefined
}

/** Request as it is sent, encoded by the contract. */
export type Outgoing = {
  readonly method: Operation['method']
  readonly url: string
  readonly data?: URLSearchParams | FormData | string
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Writes a request as the contract has it; where the deployment uses the operation's other method, the
 * query travels as a form body, or the form body as query.
 * @throws RangeError where a value does not fit the contract: a fault of ours
 */
export function outgoing(operation: Operation, config: RequestConfig): Outgoing {
  const { url } = config
  if (/(^|\/)\.{0,2}(?=\/|$)/.test(url.slice(1))) throw new RangeError(`${operation.id}: not a path to call`)
  const method = methodOf(operation)
  const address = `${clientConfig().apiBase}${url}`
  const params = renumbered(operation, asObject(config.params))
  const data = renumbered(operation, asObject(config.data))
  const query = operation.query === undefined ? null : encodeQuery(operation.query, params)
  const swapped = method !== operation.method
  if (method === 'GET') {
    const body = operation.body === undefined ? null : encodeForm(operation.body, data)
    return { method, url: withQuery(address, query, body) }
  }
  if (swapped) return { method, url: address, data: query ?? new URLSearchParams() }
  return { method, url: withQuery(address, query), ...bodyOf(operation, data) }
}

function bodyOf({ encoding, body }: Operation, data: object): Pick<Outgoing, 'data' | 'headers'> {
  // Form-encoded by default, also when there is nothing to say (SESS-03).
  if (encoding === 'none' || body === undefined) return { data: new URLSearchParams() }
  if (encoding === 'multipart') return { data: encodeMultipart(body, data) }
  if (encoding === 'form') return { data: encodeForm(body, data) }
  return {
    data: JSON.stringify(encodeJson(body, data)),
    headers: { 'Content-Type': 'application/json' },
  }
}

/** The deployment's method where the contract allows it. A secret never moves into an address, which gets logged. */
function methodOf(operation: Operation): Operation['method'] {
  const configured = clientConfig().methods[operation.id]
  if (configured === undefined || configured !== operation.alsoMethod) return operation.method
  const names = operation.body === undefined ? [] : Object.keys(fieldsOf(operation.body))
  const isSecret = names.some((name) => operation.secrets?.includes(name) === true)
  const isForm = operation.encoding === 'form' || operation.encoding === 'none'
  return configured === 'GET' && (isSecret || !isForm) ? operation.method : configured
}

/** The fields with the number of the page as the deployment counts it; screens count as the contract does. */
function renumbered({ id, paging }: Operation, fields: object): object {
  const { firstPage } = clientConfig()
  const first = typeof firstPage === 'object' ? firstPage[id] : firstPage
  if (paging === undefined || first === undefined) return fields
  const page = (fields as Record<string, unknown>)[paging.page]
  return typeof page === 'number' ? { ...fields, [paging.page]: page + first - paging.base } : fields
}

function withQuery(address: string, ...queries: readonly (URLSearchParams | null)[]): string {
  const query = queries.map((part) => part?.toString() ?? '').filter((part) => part !== '')
  return query.length === 0 ? address : `${address}?${query.join('&')}`
}

const asObject = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})
