import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { type OperationId, operations } from '#generated/operations/all.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { createFaults, type Fault } from './faults.ts'
import { mockHandlers } from './handlers.ts'

const table: Readonly<Record<OperationId, Operation>> = operations
const ids = Object.keys(operations) as OperationId[]
const faults = createFaults({ getItem: () => null, setItem: () => undefined })
const handlers = mockHandlers(faults)

const url = (id: OperationId) => `http://app.test/api${table[id].path.replaceAll(/{\w+}/g, '17')}`
const ask = (address: string, method: string, init: RequestInit = {}) =>
  getResponse(handlers, new Request(address, { method, ...init }))
async function body(id: OperationId, method: string = table[id].method) {
  return (await (await ask(url(id), method))?.json()) as { code: number; data: unknown }
}

const methods = ids.flatMap((id) => {
  const { method, alsoMethod } = table[id]
  return [method, ...(alsoMethod === undefined ? [] : [alsoMethod])].map((one) => [id, one] as const)
})

test.each(methods)('%s gets the answer %s', async (id, method) => {
  const { code } = await body(id, method)
  // A bare answer is its data, and has no code to refuse with.
  expect(code).toBe(table[id].bare === true ? undefined : 0)
})

test('a switch affects its own operation only, whatever paths look alike', async () => {
  for (const id of ids) {
    faults.set(id, { kind: 'code', code: 500, key: 'internal-error' })
    const { code } = await body(id)
    faults.clear()
    expect([id, code]).toEqual([id, 500])
  }
})

test('pages of the app are not intercepted, though their addresses look alike', async () => {
  for (const path of ['/', '/Login', '/money', '/announcement/0', '/uc/login'])
    expect(await ask(`http://app.test${path}`, 'GET')).toBeUndefined()
})

async function switched(fault: Fault) {
  faults.set('logIn', fault)
  const response = await ask(url('logIn'), 'POST')
  faults.clear()
  return response
}

test('a refusal carries its code and field', async () => {
  const fault = { kind: 'code', code: 500, key: 'password-error' } as const
  expect(await (await switched({ ...fault, field: 'password' }))?.json()).toEqual({
    code: 500,
    message: 'password-error',
    data: null,
    errors: [{ field: 'password', key: 'password-error' }],
  })
  expect(await (await switched(fault))?.json()).not.toHaveProperty('errors')
})

test('slow answers late, and correctly', async () => {
  const start = performance.now()
  const answer = (await (await switched({ kind: 'slow', ms: 60 }))?.json()) as unknown
  expect(performance.now() - start).toBeGreaterThan(50)
  expect(answer).toEqual(await body('logIn'))
})

test('down gives no answer', async () => {
  expect((await switched({ kind: 'down' }))?.type).toBe('error')
})

test('malformed breaks the schema of success', async () => {
  expect(await (await switched({ kind: 'malformed' }))?.json()).toMatchObject({
    code: 0,
    data: { unexpected: [null, '…'] },
  })
})

test('every documented refusal can be switched on', async () => {
  const wrong: string[] = []
  for (const id of ids)
    for (const { code, key, field } of table[id].errors ?? []) {
      faults.set(id, { kind: 'code', code, key, ...(field === undefined ? {} : { field }) })
      if ((await body(id)).code !== code) wrong.push(`${id} ${code}`)
    }
  faults.clear()
  expect(wrong).toEqual([])
})
