/* oxlint-disable house/arrows -- the bench stands on the contract checks and the layers of their tests */
import type { Api, ApiOperation } from '#src/contract-checks/api/api.ts'
import { isJson, list, show, type Json } from '#src/contract-checks/document/place.ts'
import { createRequestCheck } from '#src/contract-checks/judge/request-check.ts'
import { createRouter } from '#src/contract-checks/judge/router.ts'
import type { Handle } from '#tests/contract-checks/layered-server.ts'

/** User that logs in, with the token that counts as key and as bearer token. */
export const PETSTORE_USER = { username: 'user1', password: 'secret1', token: 'special-key' } as const

type Row = Record<string, unknown>
type Sent = { readonly path: Json; readonly query: URLSearchParams; readonly body: unknown }
type Result = Response | { readonly status?: number; readonly data?: unknown }

const STATES = ['available', 'pending', 'sold']
const COUNT = 10

const refuse = (status: number): Response => new Response(null, { status })

/** A well-behaved server of the Petstore contract: it keeps pets, orders and users, and asks for key or token. */
export function petstoreServer(api: Api): Handle {
  const route = createRouter(api)
  const isRight = createRequestCheck(api)
  const numbers = Array.from({ length: COUNT }, (_, at) => at + 1)
  const pets = new Map<unknown, Row>(numbers.map((id) => [id, pet(id)]))
  const orders = new Map<unknown, Row>(numbers.map((id) => [id, order(id)]))
  const users = new Map<unknown, Row>(numbers.map((id) => [`user${id}`, user(id)]))
  let last = COUNT

  function keep(made: unknown): Result {
    for (const one of list(made).filter(isJson)) users.set(one['username'], { ...one })
    return {}
  }

  function found(row: Row | undefined, act: (row: Row) => Result): Result {
    return row === undefined ? refuse(404) : act(row)
  }

  const acts: Readonly<Record<string, (sent: Sent) => Result>> = {
    addPet({ body }) {
      const id = (last += 1)
      pets.set(id, { ...(body as Row), id })
      return {}
    },
    updatePet({ body }) {
      const own = body as Row
      return found(pets.get(own['id']), (row) => (Object.assign(row, own), {}))
    },
    findPetsByStatus: ({ query }) => ({
      data: [...pets.values()].filter(({ status }) => query.getAll('status').includes(show(status))),
    }),
    findPetsByTags: ({ query }) => ({
      data: [...pets.values()].filter(({ tags }) =>
        list(tags).some((tag) => isJson(tag) && query.getAll('tags').includes(show(tag['name']))),
      ),
    }),
    getPetById: ({ path }) => found(pets.get(path['petId']), (data) => ({ data })),
    updatePetWithForm: ({ path, body }) =>
      found(pets.get(path['petId']), (row) => {
        const { name = row['name'], status } = body as Row
        Object.assign(row, { name }, STATES.includes(show(status)) ? { status } : {})
        return {}
      }),
    deletePet: ({ path }) => (pets.delete(path['petId']) ? {} : refuse(404)),
    uploadFile: ({ path }) =>
      found(pets.get(path['petId']), () => ({ data: { code: 200, type: 'image', message: 'kept' } })),
    getInventory: () => ({
      data: Object.fromEntries(
        STATES.map((state) => [state, [...pets.values()].filter(({ status }) => status === state).length]),
      ),
    }),
    placeOrder({ body }) {
      const own = body as Row
      const data: Row = { petId: 1, quantity: 1, status: 'placed', complete: false, ...own }
      data['id'] ??= last += 1
      orders.set(data['id'], data)
      return { data }
    },
    getOrderById: ({ path }) => found(orders.get(path['orderId']), (data) => ({ data })),
    deleteOrder: ({ path }) => (orders.delete(path['orderId']) ? {} : refuse(404)),
    createUser: ({ body }) => keep([body]),
    createUsersWithArrayInput: ({ body }) => keep(body),
    createUsersWithListInput: ({ body }) => keep(body),
    loginUser({ query }) {
      const row = users.get(query.get('username'))
      const isKnown = row !== undefined && row['password'] === query.get('password')
      return isKnown ? { data: PETSTORE_USER.token } : refuse(400)
    },
    logoutUser: () => ({}),
    getUserByName: ({ path }) => found(users.get(path['username']), (data) => ({ data })),
    updateUser: ({ path, body }) =>
      found(users.get(path['username']), (row) => {
        users.delete(path['username'])
        const now = { ...row, ...(body as Row) }
        users.set(now.username, now)
        return {}
      }),
    deleteUser: ({ path }) => (users.delete(path['username']) ? {} : refuse(404)),
  }

  return async (request) => {
    const url = new URL(request.url)
    const operation = route(request.method, url.pathname)
    if (operation === undefined) return undefined
    if (!isAllowed(operation, request.headers)) return refuse(401)
    const type = request.headers.get('content-type') ?? ''
    const text = await request.text()
    const path = pathOf(operation, url)
    if (path === undefined || isRight(operation, { url, type, text }) === false)
      return refuse(/^(addPet|updatePet|updatePetWithForm)$/.test(operation.id) ? 405 : 400)
    const result = acts[operation.id]?.({ path, query: url.searchParams, body: bodyOf(type, text) })
    if (result === undefined || result instanceof Response) return result
    return result.data === undefined ? new Response(null, { status: 200 }) : Response.json(result.data)
  }
}

/** The contract asks for the key in one header at some operations, for the token in another at others. */
function isAllowed({ node, secured }: ApiOperation, headers: Headers): boolean {
  if (!secured) return true
  const isKey = list(node['security']).some((entry) => isJson(entry) && 'api_key' in entry)
  return isKey
    ? headers.get('api_key') === PETSTORE_USER.token
    : headers.get('authorization') === `Bearer ${PETSTORE_USER.token}`
}

/** Parameters of the path; undefined where one is not what the contract says. */
function pathOf({ path, parameters }: ApiOperation, url: URL): Json | undefined {
  const groups = new RegExp(`${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(url.pathname)?.groups
  const made: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(groups ?? {})) {
    const { type, minimum, maximum } = parameters.find((each) => each.name === name)?.schema ?? {}
    if (type === 'integer' && !/^-?\d+$/.test(text)) return undefined
    const value: unknown = type === 'integer' ? JSON.parse(text) : decodeURIComponent(text)
    if (typeof value === 'number' && typeof minimum === 'number' && value < minimum) return undefined
    if (typeof value === 'number' && typeof maximum === 'number' && value > maximum) return undefined
    made[name] = value
  }
  return made
}

function bodyOf(type: string, text: string): unknown {
  if (type.startsWith('application/json') && text !== '') return JSON.parse(text)
  return type.startsWith('application/x-www-form-urlencoded')
    ? Object.fromEntries(new URLSearchParams(text))
    : {}
}

const pet = (id: number): Row => ({
  id,
  category: { id: 1 + (id % 3), name: `kind ${id % 3}` },
  name: `pet ${id}`,
  photoUrls: [`https://example.com/${id}.png`],
  tags: [{ id: 1 + (id % 2), name: `tag${1 + (id % 2)}` }],
  status: STATES[id % 3],
})

const order = (id: number): Row => ({
  id,
  petId: id,
  quantity: 1 + (id % 4),
  shipDate: '2026-01-05T08:00:00Z',
  status: ['placed', 'approved', 'delivered'][id % 3],
  complete: id % 2 === 0,
})

const user = (id: number): Row => ({
  id,
  username: `user${id}`,
  firstName: `First ${id}`,
  lastName: `Last ${id}`,
  email: `user${id}@example.org`,
  password: `secret${id}`,
  phone: `555-010${id % 10}`,
  userStatus: id % 2,
})
