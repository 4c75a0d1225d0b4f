import { expect, test } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { exampleInput, toCall } from '../verify/input.ts'
import { createRequestCheck } from './request-check.ts'

const api = await loadApi('generated/contract.json')
const isRight = createRequestCheck(api)

function sent(id: string, text: string, type = 'application/x-www-form-urlencoded') {
  const operation = api.operations.find((one) => one.id === id)
  if (operation === undefined) throw new RangeError(`no operation ${id}`)
  return isRight(operation, { url: new URL(`http://host.test${operation.path}`), type, text })
}

test.each([
  ['none', '', true],
  ['one', '203.0.113.7', true],
  ['two', '203.0.113.7%2C203.0.113.8', true],
  ['one that is no address', '203.0.113.7%2Cmoon', false],
  ['the same twice', '203.0.113.7%2C203.0.113.7', false],
])('a list joined by commas, as the contract sends it: %s', (_name, list, right) => {
  expect(sent('createApiKey', `remark=Robot&bindIp=${list}&code=123456`)).toBe(right)
})

test('verify sends a list joined by commas too', () => {
  const operation = api.operations.find(({ id }) => id === 'createApiKey')
  if (operation === undefined) throw new RangeError('no operation')
  const { body } = toCall(operation, new URL('http://host.test/api'), exampleInput(operation), {})
  expect(body).toContain('bindIp=203.0.113.7%2C203.0.113.8&')
})

test('a request with a missing field or a field of a wrong type breaks the contract', () => {
  expect(sent('convert', 'fromUnit=USDT&toUnit=BTC&needAmount=1')).toBe(true)
  expect(sent('convert', 'fromUnit=USDT&toUnit=BTC')).toBe(false)
  expect(sent('convert', 'fromUnit=USDT&toUnit=BTC&needAmount=one')).toBe(false)
})

test('fields of an operation with two methods are accepted in the form and in the query', () => {
  const both = 'codes=493017&password=correct-horse'
  const operation = api.operations.find(({ id }) => id === 'unbindAuthenticator')
  if (operation === undefined) throw new RangeError('no operation')
  const url = new URL(`http://host.test${operation.path}?${both}`)
  expect(isRight(operation, { url, type: '', text: '' })).toBe(true)
  expect(sent('unbindAuthenticator', both)).toBe(true)
  expect(sent('unbindAuthenticator', 'codes=493017')).toBe(false)
})
