import { expect, test } from 'vitest'
import { scalarShape } from '#src/core/contract/scalar-shape.ts'
import { askedFields } from './asked-fields.ts'
import { requestCases } from './request-cases.ts'
import { all, document, requestOf } from './request-of.ts'

type Json = Readonly<Record<string, unknown>>

test.each(requestCases)('$title: $operation', ({ operation, ctx, inside, outside }) => {
  const { example, refusals } = requestOf(operation)
  const changed = (change: Json): Json => ({
    ...without({ ...example, ...change }),
    ...(ctx === undefined ? {} : { $ctx: ctx }),
  })
  const taken = (change: Json) => [change, refusals(changed(change))]
  expect(inside.map(taken)).toEqual(inside.map((change) => [change, []]))
  const fieldsOf = (change: Json) => new Set(refusals(changed(change)).map(({ field }) => field))
  const fields = (change: Json) => [change, [...fieldsOf(change)].toSorted().join(' ')]
  expect(outside.map(([, change]) => fields(change))).toEqual(
    outside.map(([field, change]) => [change, field]),
  )
})

test.each(askedFields)('%s asks for %s', (operation, fields) => {
  const { example, refusals } = requestOf(operation)
  const names = fields.split(' ')
  const asked = Object.fromEntries(names.map((name) => [name, example[name]]))
  const at = (request: Json): string[] => refusals(without(request)).map(({ field }) => field)
  expect(at(asked)).toEqual([])
  expect(names.filter((name) => !at({ ...asked, [name]: undefined }).includes(name))).toEqual([])
})

test('every call that asks for a field is listed with it', () => {
  const asks = all.filter(({ operation: { operationId } }) => {
    const { example, refusals } = requestOf(operationId)
    return Object.keys(example).some(
      (name) => refusals(without({ ...example, [name]: undefined })).length > 0,
    )
  })
  const listed = askedFields.map(([operation]) => operation)
  expect(asks.map(({ operation }) => operation.operationId).toSorted()).toEqual(listed.toSorted())
})

test('VAL-27.ab VAL-28.a the refusal names the limit and its value', () => {
  const { example, refusals } = requestOf('joinLabActivity')
  const told = (amount: string, $ctx: Json) =>
    refusals({ ...example, amount, $ctx }).map(({ rule, params }) => ({ rule, ...params }))
  const limits = { minAmount: '100', maxAmount: '1000', timesLeft: 3 }
  expect(told('99', limits)).toEqual([{ rule: 'x-decimal-minimum', limit: '100', ctx: 'minAmount' }])
  expect(told('1001', limits)).toEqual([{ rule: 'x-decimal-maximum', limit: '1000', ctx: 'maxAmount' }])
  const spent = [{ rule: 'x-decimal-maximum', limit: '0', ctx: 'timesLeft' }]
  expect(told('500', { ...limits, timesLeft: 0 })).toEqual(spent)
  expect(told('500', { ...limits, timesLeft: '0' })).toEqual(spent)
})

const coded = all.flatMap(({ operation: { operationId } }) =>
  ['code', 'codes', 'oldEmailCode', 'newEmailCode']
    .filter((field) => /^\d{6}$/.test(String(requestOf(operationId).example[field])))
    .map((field) => [operationId, field] as const),
)

test('VAL-10.n the calls that send a verification code are listed', () => {
  expect(coded.length).toBeGreaterThan(15)
})

test.each(coded)('VAL-10.n verification code checked: %s, %s', (operation, field) => {
  const { example, refusals } = requestOf(operation)
  const at = (value: unknown) => refusals(without({ ...example, [field]: value })).map((one) => one.field)
  for (const value of ['000000', '493017']) expect(at(value)).toEqual([])
  for (const value of ['', '49301', '4930170', '49301x', ' 493017', 493017])
    expect(at(value)).toEqual([field])
  // Only where a second factor is not always asked for may the code be left out.
  expect(at(undefined)).toEqual(operation === 'logIn' ? [] : [field])
})

test.each([
  ['VAL-30.df', 'PaymentFieldValue', ['image/jpeg', 'image/png', 'image/bmp'], 1024 * 1024],
  ['VAL-31.df', 'IdentityImageUrl', ['image/jpeg', 'image/png'], 8 * 1024 * 1024],
])('%s %s lists its picture types and their largest size', (_code, name, types, maxBytes) => {
  expect(document.components.schemas[name]).toMatchObject({
    'x-upload': { operation: 'uploadImage', types, maxBytes },
  })
})

test.each(['uploadImage', 'uploadImageLocally'])(
  'VAL-31.f a picture has 8 MB and no byte more: %s',
  (operation) => {
    const { refusals } = requestOf(operation)
    const at = (request: Json) => refusals(request).map(({ field }) => field)
    const file = 'x'.repeat(8 * 1024 * 1024)
    expect([at({ file }), at({ file: `${file}x` }), at({}), at({ file: 'x', unheardOf: 1 })]).toEqual([
      [],
      ['file'],
      ['file'],
      ['unheardOf'],
    ])
    expect(document.components.schemas['UploadImageRequest']).toMatchObject({
      properties: { file: { format: 'binary' } },
    })
  },
)

test('a picture as text names its type and has 8 MB: uploadImageText', () => {
  const { refusals } = requestOf('uploadImageText')
  const at = (base64Data: string) => refusals({ base64Data }).map(({ field }) => field)
  const picture = (type: string, bytes: number): string =>
    `data:image/${type};base64,${'A'.repeat(Math.ceil(bytes / 3) * 4)}`
  for (const type of ['png', 'jpeg', 'gif', 'bmp']) expect(at(picture(type, 8 * 1024 * 1024))).toEqual([])
  for (const value of ['', 'AAAA', picture('svg+xml', 3)]) expect(at(value)).toEqual(['base64Data'])
  // Some letters are left for parameters.
  const start = picture('png', 0)
  expect(at(start.padEnd(11_184_900, 'A'))).toEqual([])
  expect(at(start.padEnd(11_184_901, 'A'))).toEqual(['base64Data'])
})

test('a time is sent in milliseconds: listCandles', () => {
  expect(scalarShape(document.components.schemas['EpochMillis'] ?? {})).toMatchObject({
    kind: 'instant',
    wire: 'epoch-ms',
  })
})

test('every example of a request is valid, and one with an extra field is refused', () => {
  const broken = all
    .filter(
      ({ operation }) => !Object.keys(operation.requestBody?.content ?? {}).includes('multipart/form-data'),
    )
    .flatMap(({ operation: { operationId } }) => {
      const { example, refusals } = requestOf(operationId)
      const more = refusals({ ...example, unheardOf: 1 }).map(({ field }) => field)
      return [...refusals(example), ...(more.includes('unheardOf') ? [] : ['open'])].map((one) => [
        operationId,
        one,
      ])
    })
  expect(broken).toEqual([])
})

const without = (request: Json): Json =>
  Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))

/** No rule without a value on either side, but where another row has it. */
test('every rule of the tables has accepted and refused values', () => {
  const sides = Map.groupBy(requestCases, ({ clauses }) => clauses)
  for (const rows of sides.values()) {
    expect(rows.some(({ inside }) => inside.length > 0)).toBe(true)
    expect(rows.some(({ outside }) => outside.length > 0)).toBe(true)
  }
})
