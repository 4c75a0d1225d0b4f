type Fields = Readonly<Record<string, unknown>>
type Row = Record<string, unknown>

const refusal = (errno: string, ...fields: string[]) => ({
  errno,
  reason: errno === 'LOGIN' ? 'log in first' : `wrong: ${fields.join(', ')}`,
  ...(fields.length === 0 ? {} : { problems: fields.map((name) => ({ name })) }),
})
const fine = (result: unknown) => ({ errno: 'OK', result })

const whole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
const text = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' && value.length >= least && value.length <= most
const oneOf = (value: unknown, ...those: string[]): boolean =>
  typeof value === 'string' && those.includes(value)
const moment = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value)
const MADE = '2026-11-20T08:00:00Z'

/** The well-behaved server of shop.yaml, written without looking at any of our own: it knows nothing of the contract. */
export function createShop(): (request: Request) => Promise<Response> {
  let last = 10
  const orders: Row[] = ['OPEN', 'PAID', 'SENT'].map((state, at) => order(at + 1, state))
  const addresses: Row[] = [1, 2].map((id) => address(id, 'Short Street 1', 'HOME'))
  const notes: Row[] = [1, 2, 3].map((id) => note(id, `note ${id}`))
  const products: Row[] = [1, 2, 3, 4].map((id) => ({
    id,
    title: `Thing ${id}`,
    price: '9.50',
    category: id % 2 === 0 ? 'TOY' : 'BOOK',
    status: 1,
    added: MADE,
  }))

  function order(id: number, state: string, quantity = 1): Row {
    return { id, price: '12.50', state, made: MADE, quantity, note: null }
  }
  function address(id: number, street: unknown, kind: unknown): Row {
    return { id, street, kind, since: MADE, fee: '0.75', zone: 2 }
  }
  function note(id: number, body: unknown): Row {
    return { id, text: body, made: MADE, status: 0 }
  }
  function add(rows: Row[], make: (id: number) => Row): unknown {
    last += 1
    rows.push(make(last))
    return fine({ id: last })
  }

  const wrongs = (checks: Readonly<Record<string, boolean>>): string[] =>
    Object.entries(checks).flatMap(([name, isRight]) => (isRight ? [] : [name]))
  const given = (
    fields: Fields,
    checks: Readonly<Record<string, boolean>>,
    answer: () => unknown,
  ): unknown => {
    const wrong = [...wrongs(checks), ...Object.keys(fields).filter((name) => !(name in checks))]
    return wrong.length > 0 ? refusal('INVALID', ...wrong) : answer()
  }
  const page = (rows: readonly Row[], { page: number, perPage }: Fields) => {
    const start = Number(number) * Number(perPage)
    return fine({ rows: rows.slice(start, start + Number(perPage)), count: rows.length })
  }
  const pageChecks = (fields: Fields) => ({
    page: whole(fields['page'], 0, 1_000_000),
    perPage: whole(fields['perPage'], 1, 50),
  })

  const routes: Readonly<Record<string, (fields: Fields, id: number) => unknown>> = {
    'GET /profile': () =>
      fine({ id: 7, name: 'ada', level: 2, balance: '100.25', joined: MADE, nickname: null }),
    'POST /orders/search': (fields) => {
      const { state, from, to } = fields
      const checks = {
        ...pageChecks(fields),
        state: state === undefined || oneOf(state, 'OPEN', 'PAID', 'SENT'),
        from: from === undefined || moment(from),
        to: to === undefined || moment(to),
      }
      const fits = (row: Row): boolean =>
        (state === undefined || row['state'] === state) &&
        (typeof from !== 'string' || String(row['made']) >= from) &&
        (typeof to !== 'string' || String(row['made']) <= to)
      return given(fields, checks, () => page(orders.filter(fits), fields))
    },
    'GET /orders': () => fine(orders),
    'POST /orders': (fields) => {
      const { product, quantity, note: remark } = fields
      const checks = {
        product: whole(product, 1, 4),
        quantity: whole(quantity, 1, 100),
        note: remark === undefined || remark === null || text(remark, 0, 80),
      }
      return given(fields, checks, () => add(orders, (id) => order(id, 'OPEN', Number(quantity))))
    },
    'GET /orders/:': (_fields, id) => {
      const found = orders.find((row) => row['id'] === id)
      return found === undefined ? refusal('GONE', 'id') : fine(found)
    },
    'DELETE /orders/:': (_fields, id) => {
      const at = orders.findIndex((row) => row['id'] === id)
      if (at < 0) return refusal('GONE', 'id')
      orders.splice(at, 1)
      return fine({ id })
    },
    'GET /addresses': () => fine(addresses),
    'POST /addresses': (fields) => {
      const { street, kind } = fields
      const checks = { street: text(street, 3, 40), kind: oneOf(kind, 'HOME', 'WORK') }
      return given(fields, checks, () => add(addresses, (id) => address(id, street, kind)))
    },
    'GET /notes': (fields) => given(fields, pageChecks(fields), () => page(notes, fields)),
    'POST /notes': (fields) =>
      given(fields, { text: text(fields['text'], 1, 60) }, () =>
        add(notes, (id) => note(id, fields['text'])),
      ),
    'GET /products': (fields) => {
      const { category } = fields
      const checks = {
        ...pageChecks(fields),
        category: category === undefined || oneOf(category, 'BOOK', 'TOY'),
      }
      const fits = (row: Row): boolean => category === undefined || row['category'] === category
      return given(fields, checks, () => page(products.filter(fits), fields))
    },
  }

  async function answer(request: Request): Promise<unknown> {
    const url = new URL(request.url)
    const path = url.pathname.replace('/gateway/v1', '')
    if (`${request.method} ${path}` === 'POST /session') {
      const { name, password } = (await request.json()) as Fields
      return name === 'ada' && password === 'hunter22' ? fine({ key: 'k-1' }) : refusal('INVALID', 'password')
    }
    const isOpen = request.headers.get('x-session') === 'k-1' || path === '/products'
    if (!isOpen) return refusal('LOGIN')
    if (path === '/receipts') {
      const file = (await request.formData().catch(() => new FormData())).get('file')
      const isPicture = file instanceof Blob && (await file.slice(1, 4).text()) === 'PNG'
      return isPicture ? fine({ id: 1 }) : refusal('INVALID', 'file')
    }
    const [, id = ''] = /^\/orders\/(\d+)$/.exec(path) ?? []
    const route = routes[`${request.method} ${id === '' ? path : '/orders/:'}`]
    if (route === undefined) return undefined
    const query = [...url.searchParams].map(([name, value]): [string, unknown] => [
      name,
      /^-?\d+$/.test(value) ? Number(value) : value,
    ])
    const body = (await request.text()) || '{}'
    const fields: Fields = Object.fromEntries(query)
    return route({ ...fields, ...(JSON.parse(body) as Fields) }, Number(id))
  }

  return async (request) => {
    const body = await answer(request)
    return body === undefined ? new Response('', { status: 404 }) : Response.json(body)
  }
}
