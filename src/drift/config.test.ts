import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadApi } from './api/load-api.ts'
import { BadInput } from './bad-input.ts'
import { checkConfig, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(text: string) {
  const file = join(folder, 'checks.yaml')
  writeFileSync(file, text)
  return readConfig(file)
}

test('everything is optional', () => {
  const nothing = { envelope: undefined, login: undefined, ignore: new Set(), latency: undefined }
  expect(readConfig(undefined)).toEqual(nothing)
  expect(read('{}')).toEqual(nothing)
})

test('the whole of it', () => {
  const text = `login: { operation: logIn, request: { username: ada }, token: /data/key }
envelope: { code: errno, success: OK, message: reason, failure: '#/components/schemas/No' }
latency: 500
ignore: [exportAll]
`
  expect(read(text)).toEqual({
    login: { operation: 'logIn', request: { username: 'ada' }, token: '/data/key' },
    envelope: { code: 'errno', success: 'OK', message: 'reason', failure: '#/components/schemas/No' },
    latency: 500,
    ignore: new Set(['exportAll']),
  })
})

test.each([
  ['[', /cannot read .*checks\.yaml/],
  ['just text', /is no configuration/],
  ['logn: 1', /logn is unknown; there are: envelope, login/],
  ['login: { operation: logIn }', /login needs operation and request/],
  ['envelope: { success: 0 }', /envelope needs code/],
  ['latency: fast', /latency is a number of milliseconds/],
])('%s is bad input, told in one line', (text, message) => {
  expect(() => read(text)).toThrow(BadInput)
  expect(() => read(text)).toThrow(message)
})

test('an operation that the contract does not have is named', async () => {
  const api = await loadApi('openapi/openapi.yaml')
  expect(() => checkConfig(read('ignore: [logIn]'), api)).not.toThrow()
  expect(() => checkConfig(read('ignore: [fly]'), api)).toThrow(/names fly, which is no operation/)
})
