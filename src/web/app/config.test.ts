import { expect, test } from 'vitest'
import { ConfigError, DEFAULT_CONFIG, loadConfig, parseConfig } from './config.ts'

const answering =
  (body: string, init: ResponseInit = {}) =>
  () =>
    Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' }, ...init }))

const errorsOf = (value: unknown): readonly string[] => {
  try {
    parseConfig(value)
  } catch (error) {
    if (error instanceof ConfigError) return error.errors
  }
  return []
}

test('an absent setting has its default', () => {
  expect(parseConfig({})).toEqual(DEFAULT_CONFIG)
  expect(parseConfig({ brand: { name: 'Acme' } })).toEqual({
    ...DEFAULT_CONFIG,
    brand: { name: 'Acme', logo: null },
  })
})

test('addresses may have another origin, and lose their last slash', () => {
  const config = parseConfig({ api: 'https://api.example/v1/', streams: 'wss://live.example' })
  expect(config.api).toBe('https://api.example/v1')
  expect(config.streams).toBe('wss://live.example')
})

test("SHELL-07 the address for phones may differ from the page's", () => {
  expect(parseConfig({ address: 'https://m.example/app' }).address).toBe('https://m.example/app')
  expect(errorsOf({ address: 'javascript:alert(1)' })).toEqual(['address is no http address'])
  expect(errorsOf({ address: 7 })).toEqual(['address is no http address'])
})

test('methods are set by operation', () => {
  expect(parseConfig({ methods: { listCurrencies: 'POST' } }).methods).toEqual({ listCurrencies: 'POST' })
})

test('the first page has the number of the contract, another one, or one by operation', () => {
  expect(parseConfig({}).firstPage).toEqual({})
  expect(parseConfig({ firstPage: 0 }).firstPage).toBe(0)
  expect(parseConfig({ firstPage: { listAnnouncements: 0 } }).firstPage).toEqual({ listAnnouncements: 0 })
})

test.each([
  [null, 'not an object'],
  [[], 'not an object'],
  [{ api: 'javascript:alert(1)' }, 'api is neither a path nor an address'],
  [{ api: '//elsewhere.example' }, 'api is neither a path nor an address'],
  [{ streams: 'https://live.example' }, 'streams is neither a path nor an address'],
  [{ brand: 'Acme' }, 'brand is not an object'],
  [{ brand: { name: ' ' } }, 'brand.name is not a text'],
  [{ brand: { logo: 'http://pictures.example/a.png' } }, 'brand.logo is neither a path nor an https address'],
  [{ methods: { logIn: 'PUT' } }, 'methods.logIn is neither GET nor POST'],
  [{ firstPage: 2 }, 'firstPage is neither 0 nor 1, nor an object of these'],
  [{ firstPage: { logIn: '0' } }, 'firstPage is neither 0 nor 1, nor an object of these'],
  [{ apiBase: '/api' }, 'apiBase is not known'],
])('%o is refused: %s', (value, error) => {
  expect(errorsOf(value)).toEqual([error])
})

test('all errors are listed at once', () => {
  expect(errorsOf({ api: 1, streams: 2, more: 3 })).toHaveLength(3)
})

test('a deployment without config.json gets the defaults', async () => {
  expect(await loadConfig(answering('', { status: 404 }))).toEqual(DEFAULT_CONFIG)
  const page = answering('<!doctype html>', { headers: { 'content-type': 'text/html' } })
  expect(await loadConfig(page)).toEqual(DEFAULT_CONFIG)
})

test('a config.json that is invalid or fails to load stops the start', async () => {
  await expect(loadConfig(answering('{'))).rejects.toThrow(/^config\.json: no JSON/)
  await expect(loadConfig(answering('', { status: 500 }))).rejects.toThrow('the server answered 500')
})

test('the delivered config.json holds the defaults', async () => {
  const { readFileSync } = await import('node:fs')
  expect(parseConfig(JSON.parse(readFileSync('src/web/app/public/config.json', 'utf8')))).toEqual(
    DEFAULT_CONFIG,
  )
})
