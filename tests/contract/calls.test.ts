import { expect, test } from 'vitest'
import { mocks } from '#generated/mocks/all.ts'
import { type OperationId, operations } from '#generated/operations/all.ts'
import { MASK, maskUrl } from '#src/core/contract/mask.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { fieldsOf } from '#src/core/contract/shapes.ts'
import { all } from './request-of.ts'
import { specifiedCalls } from './specified-calls.ts'

const table: Readonly<Record<OperationId, Operation>> = operations

test('CALL-ALL.a section 7 has 70 calls', () => {
  expect(new Set(specifiedCalls.map(({ method, path }) => `${method} ${path}`)).size).toBe(70)
})

test.each(specifiedCalls)('CALL-ALL.abc $method $path', ({ method, path, tag, query }) => {
  const call = all.find((one) => one.path === path && one.method === method)
  expect(call?.operation).toMatchObject({ tags: [tag], 'x-source': { kind: 'specification' } })
  const operation = Object.values(table).find((one) => one.path === path && one.method === method)
  expect(operation).toBeDefined()
  if (operation === undefined) return
  // Form-encoded by default; a GET has no body.
  expect(operation.encoding).toBe(operation.body === undefined ? 'none' : 'form')
  expect(Object.keys(operation.query ?? {})).toEqual(expect.arrayContaining([...query]))
  expect(mocks[operation.id as OperationId].answer()).toMatchObject({ code: 0 })
})

const neighbours = [
  'POST /uc/upload/oss/image',
  'POST /uc/upload/local/image',
  'POST /uc/upload/oss/base64',
  'POST /uc/approve/change/phone',
  'POST /uc/mobile/change/code',
  'POST /uc/approve/update/email',
  'POST /uc/approve/certified/business/apply',
  'POST /uc/approve/cancel/business',
  'POST /uc/approve/real/detail',
]

test.each(neighbours)('%s is in the contract with its source, since a screen needs it', (call) => {
  const found = all.find(({ method, path }) => `${method} ${path}` === call)
  expect(['public', 'proposed']).toContain(
    (found?.operation as { 'x-source'?: { kind: string } } | undefined)?.['x-source']?.kind,
  )
})

test.each([
  ['bindAuthenticator', '?codes=493017&secret=JBSWY3DPEHPK3PXP', ['493017', 'JBSWY3DPEHPK3PXP']],
  ['unbindAuthenticator', '?codes=493017&password=correct-horse', ['493017', 'correct-horse']],
  ['deleteApiKey', '', []],
] as const)(
  '%s is a GET that changes data: a mutation, sent as POST where a deployment sets it',
  (id, query, secrets) => {
    const operation = table[id]
    expect(operation).toMatchObject({ method: 'GET', effect: 'act', alsoMethod: 'POST' })
    const url = `https://exchange.example/api${operation.path.replace('{id}', '17')}${query}`
    const logged = maskUrl(operation, url)
    for (const secret of secrets) expect(logged).not.toContain(secret)
    expect(logged.split(MASK)).toHaveLength(secrets.length + 1)
  },
)

test('every secret in an address is masked, in every call', () => {
  const shown = Object.values(table).flatMap((operation) => {
    const names = [...Object.keys(operation.params ?? {}), ...Object.keys(operation.query ?? {})]
    const secrets = names.filter((name) => operation.secrets?.includes(name) === true)
    const path = operation.path.replaceAll(/{(\w+)}/g, 'secret-$1')
    const url = maskUrl(operation, `/api${path}?${names.map((name) => `${name}=secret-${name}`).join('&')}`)
    return secrets.filter((name) => url.includes(`secret-${name}`)).map((name) => `${operation.id} ${name}`)
  })
  expect(shown).toEqual([])
})

test('every password, authenticator code and secret of a request is marked as a secret', () => {
  const open = Object.values(table).flatMap((operation) => {
    const body = operation.body === undefined ? {} : fieldsOf(operation.body)
    const names = Object.keys({ ...operation.params, ...operation.query, ...body })
    return names
      .filter((name) => /password|pwd|secret|token|^codes$/i.test(name) && name !== 'ticket')
      .filter((name) => operation.secrets?.includes(name) !== true)
      .map((name) => `${operation.id} ${name}`)
  })
  expect(open).toEqual([])
})
