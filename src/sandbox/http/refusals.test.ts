import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { operations } from '#generated/operations/all.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import { fieldsOf } from '#src/core/contract/shapes.ts'
import { memoryBlobs } from '../kernel/blobs.ts'
import { testSandbox } from '../hosts/memory/testing.ts'
import { picture } from '../hosts/memory/testing-pictures.ts'
import { exampleFields, exampleRequest } from './example-request.ts'

type Schema = {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
}
const schemas = contract.components.schemas as unknown as Record<
  string,
  Schema & { required?: string[]; properties?: Record<string, Schema> }
>
const nameOf = (ref = ''): string => ref.split('/').at(-1) ?? ''
const resolved = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : { ...resolved(schemas[nameOf(schema.$ref)] ?? {}), ...schema }

/** Texts just outside each constraint of a field; undefined leaves the field out. */
function outside(schema: Schema, isRequired: boolean): [rule: string, text: string | undefined][] {
  const { type, minLength = 0, maxLength, pattern, format } = schema
  // An id may also be text, to which a minimum means nothing.
  const { minimum, maximum } = type === 'integer' ? schema : {}
  return [
    ...(isRequired ? [['required', undefined] as [string, undefined]] : []),
    ...(minLength > 0 ? [['minLength', 'a'.repeat(minLength - 1)] as [string, string]] : []),
    ...(maxLength === undefined ? [] : [['maxLength', 'a'.repeat(maxLength + 1)] as [string, string]]),
    ...(pattern === undefined ? [] : [['pattern', '\u0000 \n'] as [string, string]]),
    ...(format === 'email'
      ? ([
          ['format', 'ada.example.org'],
          ['format', 'a@'],
          ['format', '@b.c'],
        ] as [string, string][])
      : []),
    ...(format === 'decimal'
      ? ([
          ['format', '1e5'],
          ['format', '1,5'],
          ['format', ''],
        ] as [string, string][])
      : []),
    ...(schema.enum === undefined ? [] : [['enum', '99'] as [string, string]]),
    ...(type === 'integer'
      ? ([
          ['type', '1.5'],
          ['type', 'one'],
        ] as [string, string][])
      : []),
    ...(minimum === undefined ? [] : [['minimum', String(minimum - 1)] as [string, string]]),
    ...(maximum === undefined ? [] : [['maximum', String(maximum + 1)] as [string, string]]),
  ]
}

function bodyCases(
  operation: Operation,
): [title: string, operation: Operation, field: string, text: string | undefined][] {
  const bundle = contract.paths as unknown as Record<
    string,
    Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>
  >
  const [content] = Object.values(
    bundle[operation.path]?.[operation.method.toLowerCase()]?.requestBody?.content ?? {},
  )
  const schema = schemas[nameOf(content?.schema.$ref)]
  if (operation.body === undefined || schema?.properties === undefined) return []
  return Object.keys(fieldsOf(operation.body)).flatMap((field) => {
    const rules = outside(
      resolved(schema.properties?.[field] ?? {}),
      schema.required?.includes(field) === true,
    )
    return rules.map(([rule, text]): [string, Operation, string, string | undefined] => [
      `${operation.id}.${field}: ${rule} ${JSON.stringify(text?.slice(0, 12))}`,
      operation,
      field,
      text,
    ])
  })
}

const RULES = 'required too-short too-long wrong-format wrong-choice wrong-type unknown-field'.split(' ')
const forms = Object.values(operations).filter(({ encoding }) => encoding === 'form')
const cases = forms.flatMap(bodyCases)
const box = await testSandbox()
const token = await box.logIn('trader')

async function ask(operation: Operation, fields: Record<string, string>) {
  const request = exampleRequest(contract, operation, { 'x-auth-token': token }, {}, fields)
  const response = await box.handle(request)
  return (await response?.json()) as { code: number; errors?: { field: string; key: string }[] }
}

test('there are constraints to test', () => {
  expect(cases.length).toBeGreaterThan(40)
})

test.each(cases)('%s is refused on its field', async (_title, operation, field, text) => {
  const { [field]: _, ...others } = exampleFields(contract, operation)
  const { code, errors = [] } = await ask(
    operation,
    text === undefined ? others : { ...others, [field]: text },
  )
  expect(code).toBe(500)
  expect(errors.map((error) => error.field)).toEqual([field])
})

test.each(forms.map((operation) => [operation.id, operation] as const))(
  "%s accepts the contract's example and refuses an unknown field",
  async (id, operation) => {
    const fields = exampleFields(contract, operation)
    const stray = await ask(operation, { ...fields, stray: '1' })
    expect(stray).toMatchObject({ code: 500, errors: [{ field: 'stray', key: 'unknown-field' }] })
    const known = id === 'logOut' ? [] : ((await ask(operation, fields)).errors ?? [])
    const ruleKeys = new Set(RULES)
    expect(known.filter(({ key }) => ruleKeys.has(key))).toEqual([])
  },
)

test('SESS-03.g calls that depend on the language are refused without it, on that field', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const bare = new Request('http://sandbox.test/api/uc/support/country', { method: 'POST', headers })
  expect(await (await box.handle(bare))?.json()).toMatchObject({
    code: 500,
    errors: [{ field: 'lang', key: 'required' }],
  })
  const odd = await box.call('/uc/support/country', {}, { lang: 'tlh' })
  expect(odd.errors).toEqual([{ field: 'lang', key: 'wrong-choice' }])
})

test('unknown paths, other methods and huge bodies are refused before the body is read', async () => {
  expect(await box.call('/uc/nowhere')).toMatchObject({ status: 404, code: 404 })
  const get = await box.handle(new Request('http://sandbox.test/api/uc/login'))
  expect(get?.status).toBe(405)
  expect(await box.call('/uc/login', { username: 'x'.repeat(70_000) })).toMatchObject({
    status: 413,
    code: 413,
  })
  expect(await box.handle(new Request('http://sandbox.test/exchange/btc_usdt'))).toBeUndefined()
})

test('an error in a handler is hidden from the caller and logged in full', async () => {
  const blobs = { ...memoryBlobs(), put: () => Promise.reject(new Error('secret detail')) }
  const broken = await testSandbox({ blobs, hasFaults: true })
  const refused = await broken.upload(await broken.logIn('trader'), picture.png())
  expect(refused).toMatchObject({ status: 500, code: 500, data: null })
  expect(refused.message).not.toContain('secret')
  expect(String(broken.faults)).toContain('secret detail')
})
