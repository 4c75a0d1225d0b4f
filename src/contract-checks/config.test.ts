import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadApi } from './api/load-api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { budgetOf, checkConfig, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string) {
  const file = join(folder, 'checks.yaml')
  writeFileSync(file, text)
  return readConfig(file)
}

test('an empty configuration is accepted', () => {
  const nothing = { envelope: undefined, login: undefined, ignore: new Set(), latency: undefined }
  expect(readConfig(undefined)).toEqual(nothing)
  expect(read('{}')).toEqual({ ...nothing, values: {} })
})

test('a full configuration is read', () => {
  const text = `login: { operation: logIn, request: { username: ada }, token: /data/key }
envelope: { code: errno, success: OK, message: reason, failure: '#/components/schemas/No' }
latency: 500
ignore: [exportAll]
values: { tax: 7, colour: [red, blue] }
inbox: { url: 'http://localhost:4400/inbox?to={email}', at: /0/text, match: '[0-9]{6}' }
`
  expect(read(text)).toEqual({
    login: { operation: 'logIn', request: { username: 'ada' }, others: [], token: '/data/key' },
    envelope: { code: 'errno', success: 'OK', message: 'reason', failure: '#/components/schemas/No' },
    latency: 500,
    ignore: new Set(['exportAll']),
    values: { tax: [7], colour: ['red', 'blue'] },
    inbox: { url: 'http://localhost:4400/inbox?to={email}', at: '/0/text', match: /[0-9]{6}/u },
  })
})

test('the configuration reads a log-in per account and a budget per operation', () => {
  const text = `login: { operation: logIn, request: [{ name: ada }, { name: bob }] }
latency: { findOrders: 20 }
`
  const { login, latency } = read(text)
  expect(login).toMatchObject({ request: { name: 'ada' }, others: [{ name: 'bob' }] })
  const operation = (id: string) => ({ id, path: `/orders/${id}`, latency: undefined })
  const [find, pay] = [operation('findOrders'), operation('payOrder')]
  expect([budgetOf(latency, find), budgetOf(latency, pay), budgetOf(5, pay)]).toEqual([20, undefined, 5])
  const patterns = read("latency: { '*': 900, 'find*': 20, '/orders/pay*': 70, payOrder: 80 }").latency
  expect([budgetOf(patterns, find), budgetOf(patterns, pay)]).toEqual([900, 80])
  expect(budgetOf({ 'find*': 20, '/orders/pay*': 70 }, pay)).toBe(70)
  expect(budgetOf(undefined, { ...pay, latency: 40 })).toBe(40)
})

test.each([
  ['[', /cannot read .*checks\.yaml/],
  ['just text', /is no configuration/],
  ['logn: 1', /logn is unknown; there are: envelope, login/],
  ['login: { operation: logIn }', /login needs operation and request/],
  [
    'login: { operation: logIn, request: { name: ada }, lacking: [phone] }',
    /lacking is a map of prerequisites/,
  ],
  ['envelope: { success: 0 }', /envelope needs code/],
  ['latency: fast', /latency is a number of milliseconds/],
  ['latency: { findOrders: fast }', /latency is a number of milliseconds/],
  ['effect: [a]', /effect has lists of operations or patterns/],
  ['paging: { find: { rows: x } }', /paging has page, size, base, items, total/],
  ['values: [1]', /values is a map of field names/],
  ['inbox: { at: /0 }', /inbox needs url/],
  ["inbox: { url: 'http://x.test', match: '(' }", /\( is no regular expression/],
])('%s is bad input, told in one line', (text, message) => {
  expect(() => read(text)).toThrow(BadInput)
  expect(() => read(text)).toThrow(message)
})

test('an operation that is not in the contract is reported', async () => {
  const api = await loadApi('openapi/openapi.yaml')
  expect(() => checkConfig(read('ignore: [logIn]'), api)).not.toThrow()
  expect(() => checkConfig(read('ignore: [fly]'), api)).toThrow(/names fly, which is no operation/)
  expect(() => checkConfig(read("effect: { read: ['fly*'] }"), api)).toThrow(
    /names fly\*, which no operation of the/,
  )
})

test('a prerequisite that no operation needs is reported', async () => {
  const api = await loadApi('openapi/openapi.yaml')
  const lacking = (need: string) =>
    read(`login: { operation: logIn, request: { name: ada }, lacking: { ${need}: { name: bob } } }`)
  expect(lacking('phone').login?.lacking).toEqual({ phone: { name: 'bob' } })
  expect(() => checkConfig(lacking('phone'), api)).not.toThrow()
  expect(() => checkConfig(lacking('wings'), api)).toThrow(
    /names wings, which no operation needs; there are: .*phone/,
  )
})
