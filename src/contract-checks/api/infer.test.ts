import { expect, test } from 'vitest'
import type { Json } from '../document/place.ts'
import { patternText } from './pattern-text.ts'
import { readApi } from './read-api.ts'
import { createSampler } from './sample.ts'
import { validateOf } from './validate.ts'
import { collectionOf, effectByName } from './words.ts'

const answer = (schema: Json): Json => ({ '200': { content: { 'application/json': { schema } } } })

/** A document whose operations answer with these schemas. */
const api = (schemas: readonly Json[], components: Json = {}, request?: Json) =>
  readApi(
    {
      openapi: '3.1.0',
      components: { schemas: components },
      paths: Object.fromEntries(
        schemas.map((schema, at) => [
          `/thing${at}/list`,
          {
            post: {
              operationId: `listThing${at}`,
              responses: answer(schema),
              ...(request === undefined
                ? {}
                : { requestBody: { content: { 'application/json': { schema: request } } } }),
            },
          },
        ]),
      ),
    },
    new Map(),
  )

const object = (properties: Json, ...required: string[]): Json => ({ type: 'object', properties, required })
const failure = object({ code: { type: 'integer', minimum: 1 }, msg: { type: 'string' } }, 'code', 'msg')
const success = (data: Json): Json => object({ code: { const: 0 }, data }, 'code', 'data')

test.each<[string, readonly Json[], unknown]>([
  [
    'a constant beside a limit',
    [{ oneOf: [success({ type: 'string' }), failure] }, { oneOf: [failure, success({ type: 'integer' })] }],
    { code: 'code', success: 0, message: 'msg', data: 'data' },
  ],
  [
    'two constants',
    [
      {
        anyOf: [
          object({ ok: { const: true }, result: { type: 'string' } }, 'ok'),
          object({ ok: { const: false }, error: { type: 'string' } }, 'ok'),
        ],
      },
    ],
    { code: 'ok', success: true, message: 'error', data: 'result' },
  ],
  [
    'several constants of success',
    [
      {
        oneOf: [
          object({ code: { enum: [0, 200] }, data: {} }),
          object({ code: { enum: [400, 500] }, msg: {} }),
        ],
      },
    ],
    { code: 'code', success: [0, 200], message: 'msg', data: 'data' },
  ],
  [
    'a constant where refusals are answers of their own',
    [success({}), success({})],
    { code: 'code', success: 0, data: 'data' },
  ],
  ['no constants', [object({ code: { type: 'integer' }, data: {} })], undefined],
  [
    'things of two kinds',
    [{ oneOf: [object({ kind: { const: 'cat' } }), object({ kind: { type: 'string' } })] }],
    undefined,
  ],
])('the envelope is inferred from %s', (_what, schemas, envelope) => {
  expect(api(schemas).envelope).toEqual(envelope)
})

test.each([
  ['listOrders', '/orders/list', 'read'],
  ['orderList', '/order/list', 'read'],
  ['x', '/order/queryPage', 'read'],
  ['getOrderRefund', '/order/refund', 'read'],
  ['createOrder', '/order/create', 'act'],
  ['getSmsCode', '/sms/get', 'act'],
  ['orderCancel', '/order/cancel', 'act'],
  ['userProfile', '/user/profile', undefined],
])('%s at %s counts as %s', (id, path, effect) => {
  expect(effectByName(id, path)).toBe(effect)
})

test.each([
  ['/books/{id}', '/books'],
  ['/book/list', '/book/create'],
  ['/v1/books/search', '/v1/books'],
  ['/book/addBook', '/book/detail'],
])('%s and %s are about the same things', (one, other) => {
  expect(collectionOf(one)).toBe(collectionOf(other))
})

test.each([
  ['/order/list', '/order/item/list'],
  ['/books', '/loans'],
])('%s and %s are about other things', (one, other) => {
  expect(collectionOf(one)).not.toBe(collectionOf(other))
})

const page = { type: 'integer', minimum: 0 }
test.each<[string, Json, Json, unknown]>([
  [
    'page and size with a total',
    success(object({ records: { type: 'array', items: object({ id: {} }) }, total: { type: 'integer' } })),
    object({ pageNum: page, pageSize: { type: 'integer' } }),
    {
      page: 'pageNum',
      size: 'pageSize',
      base: 0,
      items: '/data/records',
      total: '/data/total',
      isOffset: false,
    },
  ],
  [
    'offset and limit of a plain list',
    { type: 'array', items: object({ id: {} }) },
    object({ offset: { type: 'integer' }, limit: { type: 'integer' } }),
    { page: 'offset', size: 'limit', base: 0, items: '', total: undefined, isOffset: true },
  ],
  ['no size', { type: 'array', items: object({ id: {} }) }, object({ page }), undefined],
])('paging is inferred from %s', (_what, schema, request, paging) => {
  const failing = { oneOf: [schema, failure] }
  const isEnveloped = JSON.stringify(schema).includes('const')
  expect(api([isEnveloped ? failing : schema], {}, request).operations[0]?.paging).toEqual(paging)
})

test.each([
  '^97[89]-\\d{10}$',
  '^[A-Z]{3}-[0-9]{4}$',
  '^(red|green)(ish)?$',
  '^\\+\\d{6,14}$',
  '^(?!x)[^x]{2,5}\\.[a-z]+$',
  '[\\w.-]+@[\\w-]+\\.[a-z]{2,}',
  '^\\p{L}+$',
])('a text for the pattern %s is made, another for another turn', (pattern) => {
  const expression = new RegExp(pattern, 'u')
  const texts = [0, 1, 2].map((turn) => patternText(pattern, turn))
  for (const text of texts) expect(text).toMatch(expression)
  expect(new Set(texts).size).toBeGreaterThan(1)
})

test('no text is made for a pattern with a reference to what was matched', () => {
  expect(patternText('^(a)\\1$')).toBeUndefined()
})

test.each<[string, Json]>([
  ['limits', { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 2 }],
  ['a multiple', { type: 'integer', minimum: 8, maximum: 20, multipleOf: 7 }],
  ['lengths', { type: 'string', minLength: 9, maxLength: 9 }],
  ['a pattern of a length', { type: 'string', pattern: '^[a-z]+$', minLength: 12 }],
  ['a format', { type: 'string', format: 'uuid' }],
  ['a choice', { oneOf: [{ type: 'null' }, object({ a: { type: 'string', format: 'email' } }, 'a')] }],
  ['parts', { allOf: [object({ a: { enum: ['x'] } }, 'a'), object({ b: { const: 3 } }, 'b')] }],
  ['a list', { type: 'array', minItems: 3, uniqueItems: true, items: { type: 'integer' } }],
  ['itself', { $ref: '#/components/schemas/Tree' }],
])('a value is made from %s', (_what, schema) => {
  const tree = object(
    { name: { type: 'string' }, inner: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
    'name',
    'inner',
  )
  const { document, ...rest } = api([schema], { Tree: tree })
  for (const turn of [0, 1, 5]) {
    const value = createSampler(document)(schema, { turn })
    expect({ value, isRight: validateOf({ document, ...rest })(schema, value) }).toMatchObject({
      isRight: true,
    })
  }
})

test('an example or a default goes before what is made', () => {
  const sample = createSampler({})
  expect(
    sample(object({ a: { type: 'string', example: 'x' }, b: { type: 'integer', default: 7 } }, 'a', 'b')),
  ).toEqual({ a: 'x', b: 7 })
})
