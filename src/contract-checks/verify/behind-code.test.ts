import { expect, test } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { createReader } from '../api/reader.ts'
import { createJudge } from '../judge/judge.ts'
import { createAccount } from './account.ts'
import { behindCode } from './behind-code.ts'
import { createRandom } from './random.ts'
import { createHttp } from './http.ts'
import { exampleInput } from './input.ts'
import { createAllAccounts } from './memory.ts'

const api = await loadApi('generated/contract.json')
const http = createHttp({ rate: 1, timeout: 1 })
const world = { api, judge: createJudge(api), http, server: new URL('http://shop.test') }
const account = createAccount(world, undefined, {}, createAllAccounts(), () => Promise.resolve([]))
const sources = {
  reader: createReader(api),
  values: { code: ['111111', '222222'] },
  codes: { offer: async function* offer() {}, sent: () => Promise.resolve() },
  chance: createRandom(1),
  appCodes: () => Promise.resolve([]),
}

function behind(id: string) {
  const operation = api.operations.find((one) => one.id === id)
  if (operation === undefined) throw new RangeError(`no operation ${id}`)
  const send = () => Promise.resolve(false)
  return behindCode(sources, { operation, account, send }, exampleInput(operation))
}

test('an operation without a code field has no hidden refusals', () => {
  expect([behind('convert'), behind('listAds')]).toEqual([undefined, undefined])
})

test('a refusal that names the code hides the field; one that names the field does not', () => {
  const code = behind('createApiKey')
  expect(code?.hides({ said: 'no', fields: ['code'] }, 'remark')).toBe(true)
  expect(code?.hides({ said: 'no', fields: ['code', 'remark'] }, 'remark')).toBe(false)
  expect(code?.hides({ said: 'no', fields: ['code'] }, 'code')).toBe(false)
})

test('the same refusal for two fields is uncertain until a new code causes it too', () => {
  const code = behind('createApiKey')
  const refusal = { said: 'refused with 500', fields: [] }
  expect(code?.hides(refusal, 'remark')).toBe(false)
  expect(code?.hides(refusal, 'remark')).toBe(false)
  expect(code?.hides(refusal, 'bindIp')).toBe(true)
  code?.settle(refusal)
  expect(code?.hides(refusal, 'bindIp')).toBe(false)
})

test('an input is renewed with other codes', async () => {
  const input = { parameters: {}, body: { remark: '', code: '111111' } }
  const renewed: unknown[] = []
  for await (const one of behind('createApiKey')?.renewed(input) ?? []) renewed.push(one)
  expect(renewed).toEqual([{ parameters: {}, body: { remark: '', code: '222222' } }])
})
