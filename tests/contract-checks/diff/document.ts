import type { Json } from '#src/contract-checks/document/place.ts'

/** Changes of a document by path (`op|x-effect`); undefined takes the place away. */
export type Edits = Readonly<Record<string, unknown>>

const SHORT: Readonly<Record<string, string>> = {
  op: 'paths|/orders/{id}|post',
  list: 'paths|/orders|get',
  sent: 'paths|/orders/{id}|post|requestBody|content|application/json|schema',
  answer: 'paths|/orders/{id}|post|responses|200|content|application/json|schema',
}

/** A small contract with everything that can change, edited. */
export const documentWith = (...edits: readonly Edits[]): Json => edited(base(), edits)

/** A small document of channels, edited. */
export const channelsWith = (...edits: readonly Edits[]): Json => edited(channels(), edits)

/** Makes the changes in a document. */
export function edited(document: Record<string, unknown>, edits: readonly Edits[]): Json {
  for (const [path, value] of edits.flatMap((some) => Object.entries(some))) {
    const [first = '', ...rest] = path.split('|')
    const keys = [...(SHORT[first] ?? first).split('|'), ...rest]
    put(document, keys, value)
  }
  return document
}

function put(document: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  let at = document
  for (const key of keys.slice(0, -1)) at = (at[key] ??= {}) as Record<string, unknown>
  const last = keys.at(-1) ?? ''
  if (value === undefined) Reflect.deleteProperty(at, last)
  else at[last] = structuredClone(value)
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } })

const base = (): Record<string, unknown> => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  servers: [{ url: '/api' }],
  security: [{ token: [] }],
  'x-envelope': { code: 'code', success: 0, message: 'message', data: 'data', errors: 'errors' },
  'x-session-codes': { loggedOut: [4000], ask: 3000 },
  paths: {
    '/orders': {
      get: {
        operationId: 'listOrders',
        tags: ['orders'],
        'x-effect': 'read',
        'x-paging': { page: 'page', base: 1, size: 'size', items: '/data', total: '/total' },
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: { description: 'Orders.', ...json({ type: 'object' }) } },
      },
    },
    '/orders/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      post: {
        operationId: 'payOrder',
        tags: ['orders'],
        'x-effect': 'act',
        'x-secrets': ['pin'],
        'x-also-method': ['PUT'],
        'x-errors': [{ code: 500, key: 'too-late', field: 'f' }],
        requestBody: { required: true, ...json(object()) },
        responses: {
          200: {
            description: 'Paid.',
            headers: { 'x-rate': { required: true, schema: { type: 'integer' } } },
            ...json(object()),
          },
          400: { description: 'Refused.' },
        },
      },
    },
  },
  components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'x-token' } } },
})

const channels = (): Record<string, unknown> => ({
  asyncapi: '3.0.0',
  info: { title: 'Shop, live', version: '1.0.0' },
  servers: { main: { host: 'shop.test', pathname: '/live', protocol: 'stomp' } },
  channels: {
    prices: { address: '/prices/{symbol}', messages: { price: { payload: object() } } },
    chat: { address: '/chat', messages: { text: { payload: object() } } },
  },
  operations: {
    sendPrices: { action: 'send', channel: { $ref: '#/channels/prices' } },
    takeChat: { action: 'receive', channel: { $ref: '#/channels/chat' }, security: [token] },
  },
  components: { securitySchemes: { token: { type: 'httpApiKey', in: 'header', name: 'x-token' } } },
})

const token = { $ref: '#/components/securitySchemes/token' }

/** An object with the field that the pairs about values change. */
const object = (): Json => ({ type: 'object', required: ['f'], properties: { f: { type: 'string' } } })
