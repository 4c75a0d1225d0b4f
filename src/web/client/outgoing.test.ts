import { afterEach, describe, expect, test } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { configureClient } from './config.ts'
import { outgoing } from './outgoing.ts'
import { operation } from './tests/samples.ts'

const url = '/uc/sample'
const fields = {
  name: { shape: { kind: 'text' } },
  amount: { shape: { kind: 'decimal' }, optional: true },
} as const
const body = { kind: 'object', fields } as const
const data = { name: 'Ada & Bob', amount: decimal('1.10') }

const textOf = (sent: { data?: unknown }): string => String(sent.data)

afterEach(() => configureClient({ apiBase: '/api', methods: {} }))

describe('the number of the first page', () => {
  const paging = { page: 'pageNo', base: 1, size: 'pageSize', items: '/data', total: '/total' } as const
  const page = { pageNo: { shape: { kind: 'integer' } }, pageSize: { shape: { kind: 'integer' } } } as const
  const asked = { pageNo: 1, pageSize: 10 }
  const ofBody = operation({ encoding: 'form', body: { kind: 'object', fields: page }, paging })
  const ofQuery = operation({ method: 'GET', query: page, paging })

  test.each([
    [{}, 'pageNo=1'],
    [1, 'pageNo=1'],
    [0, 'pageNo=0'],
    [{ sample: 0 }, 'pageNo=0'],
    [{ another: 0 }, 'pageNo=1'],
  ] as const)('the deployment says %j: page 1 of the contract is sent as %s', (firstPage, sent) => {
    configureClient({ apiBase: '/api', methods: {}, firstPage })
    expect(textOf(outgoing(ofBody, { url, data: asked }))).toBe(`${sent}&pageSize=10`)
    expect(outgoing(ofQuery, { url, params: asked }).url).toBe(`/api/uc/sample?${sent}&pageSize=10`)
  })

  test('a field of the same name is sent as it is where nothing is paged', () => {
    configureClient({ apiBase: '/api', methods: {}, firstPage: 0 })
    const unpaged = operation({ method: 'GET', query: page })
    expect(outgoing(unpaged, { url, params: asked }).url).toBe('/api/uc/sample?pageNo=1&pageSize=10')
    expect(outgoing(ofQuery, { url, params: { pageSize: 10 } }).url).toBe('/api/uc/sample?pageSize=10')
  })
})

describe('bodies', () => {
  test('SESS-03.a a body is form-encoded by default, also an empty one', () => {
    const form = outgoing(operation({ encoding: 'form', body }), { url, data })
    expect([form.method, form.url, textOf(form)]).toEqual([
      'POST',
      '/api/uc/sample',
      'name=Ada+%26+Bob&amount=1.10',
    ])
    const empty = outgoing(operation(), { url })
    expect(empty.data).toBeInstanceOf(URLSearchParams)
    expect(textOf(empty)).toBe('')
  })

  test('SESS-03.b a body with files is multipart', async () => {
    const photo = { kind: 'object', fields: { ...fields, file: { shape: { kind: 'file' } } } } as const
    const file = new File(['bytes'], 'front.png', { type: 'image/png' })
    const sent = outgoing(operation({ encoding: 'multipart', body: photo }), { url, data: { ...data, file } })
    expect(sent.data).toBeInstanceOf(FormData)
    const form = sent.data as FormData
    expect([form.get('name'), form.get('amount')]).toEqual(['Ada & Bob', '1.10'])
    expect(await (form.get('file') as File).text()).toBe('bytes')
    expect(sent.headers).toBeUndefined()
  })

  test('a body is JSON only where the contract says so', () => {
    const sent = outgoing(operation({ encoding: 'json', body }), { url, data })
    expect(sent.data).toBe('{"name":"Ada & Bob","amount":"1.10"}')
    expect(sent.headers).toEqual({ 'Content-Type': 'application/json' })
  })

  test('a query is encoded, and path parameters stay as they were filled in', () => {
    const get = operation({ method: 'GET', query: fields })
    expect(outgoing(get, { url: '/uc/a%2Fb', params: data })).toEqual({
      method: 'GET',
      url: '/api/uc/a%2Fb?name=Ada+%26+Bob&amount=1.10',
    })
    expect(outgoing(operation({ query: fields }), { url, params: { name: 'x' } }).url).toBe(
      '/api/uc/sample?name=x',
    )
  })

  test.each(['/uc/..', '/uc/../admin', '/uc/./x', '/uc//x', '/uc/'])(
    '%s is refused because it would be another path',
    (path) => {
      expect(() => outgoing(operation(), { url: path })).toThrow('not a path to call')
    },
  )

  test('a value that breaks the contract is not sent', () => {
    expect(() => outgoing(operation({ encoding: 'form', body }), { url, data: { name: 7 } })).toThrow(
      RangeError,
    )
  })
})

describe('deployments', () => {
  test('another base address is used', () => {
    configureClient({ apiBase: 'https://api.example.org/v1/', methods: {} })
    expect(outgoing(operation(), { url }).url).toBe('https://api.example.org/v1/uc/sample')
  })

  test('the other method of the contract is used: query and form are swapped', () => {
    configureClient({ apiBase: '/api', methods: { sample: 'POST' } })
    const get = operation({ method: 'GET', query: fields, alsoMethod: 'POST' })
    const posted = outgoing(get, { url, params: data })
    expect([posted.method, posted.url, textOf(posted)]).toEqual([
      'POST',
      '/api/uc/sample',
      'name=Ada+%26+Bob&amount=1.10',
    ])
    configureClient({ apiBase: '/api', methods: { sample: 'GET' } })
    const post = operation({ encoding: 'form', body, alsoMethod: 'GET' })
    expect(outgoing(post, { url, data })).toEqual({
      method: 'GET',
      url: '/api/uc/sample?name=Ada+%26+Bob&amount=1.10',
    })
  })

  test('a method that the contract does not list is not used, nor GET for a secret', () => {
    configureClient({ apiBase: '/api', methods: { sample: 'GET' } })
    expect(outgoing(operation({ encoding: 'form', body }), { url, data }).method).toBe('POST')
    const secret = operation({ encoding: 'form', body, alsoMethod: 'GET', secrets: ['name'] })
    expect(outgoing(secret, { url, data }).url).toBe('/api/uc/sample')
  })
})
