/**
 * Copies of requests, answers and addresses that may be logged: secrets of the contract (`x-secrets`) replaced.
 *
 *   maskRequest(operation, body): plain value      maskAnswer(operation, body): plain value
 *   maskUrl(operation, url): string                MASK
 */
import type { Operation } from './operation.ts'

/** Text in place of a secret; its length says nothing. */
export const MASK = '•••'

type Secretive = Pick<Operation, 'secrets' | 'path' | 'bare'>

/** A request body (object, URLSearchParams, FormData) as a plain value without its secrets; files as their size. */
export function maskRequest(operation: Secretive, body: unknown): unknown {
  const secrets = requestSecrets(operation).map((name) => name.split('.'))
  return masked(isEntries(body) ? plainEntries(body) : body, secrets)
}

/** An answer's body without its secrets; `data` alone masks all data. */
export function maskAnswer(operation: Secretive, body: unknown): unknown {
  const secrets = (operation.secrets ?? [])
    .map((name) => name.split('.'))
    .filter(([first]) => first === 'data')
    .map((path) => (operation.bare === true ? path.slice(1) : path))
  return masked(body, secrets)
}

/** An address without the secrets among its query and path parameters. */
export function maskUrl(operation: Secretive, url: string): string {
  const secrets = new Set(requestSecrets(operation))
  const [address = '', query] = url.split('?')
  const shown = maskPath(operation.path, address, secrets)
  if (query === undefined) return shown
  const pairs = query.split('&').map((pair) => {
    const name = pair.split('=')[0] ?? ''
    return secrets.has(decoded(name)) ? `${name}=${MASK}` : pair
  })
  return `${shown}?${pairs.join('&')}`
}

const requestSecrets = ({ secrets = [] }: Secretive): readonly string[] =>
  secrets.filter((name) => name !== 'data' && !name.startsWith('data.'))

/** The template's segments are the last ones of the address, whatever base it has. */
function maskPath(template: string, address: string, secrets: ReadonlySet<string>): string {
  const names = template.split('/')
  const segments = address.split('/')
  const offset = segments.length - names.length
  return segments
    .map((segment, index) => {
      const name = /^\{(\w+)\}$/.exec(names[index - offset] ?? '')?.[1]
      return name !== undefined && secrets.has(name) ? MASK : segment
    })
    .join('/')
}

/** A copy in which whatever lies at a path is masked; lists on the way are masked item by item. */
function masked(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (paths.some((path) => path.length === 0)) return value === null || value === undefined ? value : MASK
  if (value instanceof Blob) return `file of ${value.size} bytes`
  if (Array.isArray(value)) return value.map((item: unknown) => masked(item, paths))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      masked(
        item,
        paths.filter(([first]) => first === name).map((path) => path.slice(1)),
      ),
    ]),
  )
}

const isEntries = (body: unknown): body is URLSearchParams | FormData =>
  body instanceof URLSearchParams || body instanceof FormData

/** Fields of a form; repeated ones as a list. */
const plainEntries = (form: URLSearchParams | FormData): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name): [string, unknown] => {
      const all = form.getAll(name)
      return [name, all.length === 1 ? all[0] : all]
    }),
  )

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    return name
  }
}
