import { expect, test } from 'vitest'
import { WireNumber } from '#src/core/contract/json.ts'
import { readApi } from '../api/read-api.ts'
import type { Envelope } from '../api/api.ts'
import { createReader } from '../api/reader.ts'
import type { Json } from '../document/place.ts'
import { toldOf } from '../testing/told.ts'
import { createJudge } from './judge.ts'
import {
  anySuccess,
  isReceivedRefusal,
  isTelling,
  receivedCode,
  receivedEnvelope,
} from './legacy-envelope.ts'

const integer = { type: 'integer' }
const JSON_TYPE = 'application/json'
const content = (schema: Json): Json => ({ content: { [JSON_TYPE]: { schema } } })
const success = (data: Json): Json =>
  content({ required: ['code', 'data'], properties: { code: { const: 0 }, data } })
const paths: Json = {
  '/order': {
    post: { responses: { 201: success(integer), 401: success(integer) }, 'x-errors': [{ code: 5 }] },
  },
  '/ranges': {
    get: { responses: { 500: {}, '2XX': success(integer), default: success({ type: 'string' }) } },
  },
  '/other': { get: { responses: { 404: {}, default: success(integer) }, 'x-optional-service': 'other' } },
  '/refusals': { get: { responses: { 404: success(integer) } } },
  '/own': {
    get: {
      responses: { 200: content({ required: ['id'], properties: { code: integer, id: integer } }) },
      'x-bare': true,
    },
  },
  '/mixed': {
    get: { responses: { 200: success({ properties: { x: integer, 7: { properties: { x: integer } } } }) } },
  },
  '/bare': { get: { responses: { 200: content({ type: 'array', items: integer }) }, 'x-bare': true } },
  '/rows': { get: { responses: { 200: success({ type: 'array', items: integer }) } } },
  '/unsaid': { get: {} },
}
const document: Json = {
  'x-envelope': { code: 'code', success: 0, failure: '#/failure' },
  'x-session-codes': { loggedOut: [401] },
  failure: { required: ['code'], properties: { code: integer, message: {} } },
  paths,
}
const api = readApi(document, new Map())
const plainApi = readApi(
  {
    paths: {
      '/made': { post: { responses: { 201: content(integer) } } },
      '/unschemed': {
        get: {
          responses: { 200: { content: { [JSON_TYPE]: {} } }, 203: { content: { [JSON_TYPE]: null } } },
        },
      },
    },
  },
  new Map(),
)

function operationAt(path: string, of = api) {
  const operation = of.operations.find((one) => one.path === path)
  if (operation === undefined) throw new RangeError(`no ${path}`)
  return operation
}

const answer = (text: string | undefined, status = 200) => ({ status, contentType: JSON_TYPE, text })
const legacy = (path: string, text: string | undefined, status = 200, of = api): string[] =>
  createJudge(of, 'legacy').answer(operationAt(path, of), answer(text, status)).map(toldOf)
const strict = (path: string, text: string | undefined, status = 200, of = api): string[] =>
  createJudge(of).answer(operationAt(path, of), answer(text, status)).map(toldOf)

test.each<[string, string | undefined, number, string[]]>([
  ['/order', '{"code":0,"data":1}', 200, []],
  ['/order', '{"code":0,"data":1}', 299, []],
  ['/order', '{"code":0,"data":1}', 300, [' undocumented-status: HTTP 201, 401 / HTTP 300']],
  ['/order', '{"code":0,"data":1}', 199, [' undocumented-status: HTTP 201, 401 / HTTP 199']],
  ['/order', '{"code":9}', 500, []],
  ['/order', '{"code":', 500, [' undocumented-status: HTTP 201, 401 / HTTP 500']],
  ['/order', undefined, 500, [' undocumented-status: HTTP 201, 401 / HTTP 500']],
  ['/order', undefined, 201, [' not-json: JSON in UTF-8 / other bytes']],
  // What is documented is judged, though its status alone would tell clients enough.
  ['/order', 'Unauthorized', 401, [' not-json: JSON in UTF-8 / not-json']],
  ['/ranges', '{"code":0,"data":"x"}', 303, []],
  // A code that is part of a bare answer says nothing of a refusal.
  ['/own', '{"code":7,"id":1}', 200, []],
  ['/own', '{"code":7}', 200, ['/id missing-field: the field / nothing']],
  ['/bare', '{"code":7}', 200, []],
  ['/bare', '7', 200, [' wrong-type: array / integer']],
  ['/unsaid', '{"code":7}', 200, [' undocumented-status: HTTP  / HTTP 200']],
  ['/refusals', '{"code":7}', 500, [' undocumented-status: HTTP 404 / HTTP 500']],
])('clients read the answer of %s %j with HTTP %d: %j', (path, text, status, expected) => {
  expect(legacy(path, text, status)).toEqual(expected)
})

test('without an envelope clients read any status of success', () => {
  expect(legacy('/made', '7', 200, plainApi)).toEqual([])
  expect(legacy('/made', '{"code":7}', 500, plainApi)).toEqual([' undocumented-status: HTTP 201 / HTTP 500'])
  expect(createJudge(plainApi).succeeded(operationAt('/made', plainApi), answer('', 200))).toBe(true)
  expect(strict('/unschemed', '7', 200, plainApi)).toEqual([])
  expect(strict('/unschemed', '7', 203, plainApi)).toEqual([])
})

test('a strict judge takes a whole number with a point', () => {
  expect(strict('/order', '{"code":0,"data":1.0}', 201)).toEqual([])
})

test.each<[string, string, number, string[]]>([
  ['/order', '[]', 201, [' wrong-type: object / array']],
  ['/order', 'null', 201, [' wrong-type: object / null']],
  ['/bare', '7', 200, [' wrong-type: array / integer']],
  // An envelope without a name for its message has the usual one.
  ['/bare', '{"code":7,"message":"no"}', 200, ['/code undocumented-code: 0 / 7']],
  ['/bare', '{"code":7,"reason":"no"}', 200, [' wrong-type: array / object']],
  [
    '/mixed',
    '{"code":0,"data":{"x":"a","7":{"x":"a"}}}',
    200,
    ['/data/7/x wrong-type: integer / string', '/data/x wrong-type: integer / string'],
  ],
  ['/rows', '{"code":0,"data":[1,"a",2,"b"]}', 200, ['/data/1 wrong-type: integer / string']],
  ['/rows', `{"code":0,"data":[${'1,'.repeat(9)}"a","b"]}`, 200, ['/data/9 wrong-type: integer / string']],
])('the answer of %s %j with HTTP %d is judged: %j', (path, text, status, expected) => {
  expect(strict(path, text, status)).toEqual(expected)
})

test('an answer that says nothing of success is none', () => {
  const succeeded = (path: string, text: string, status: number) =>
    createJudge(api).succeeded(operationAt(path), answer(text, status))
  expect(succeeded('/order', 'null', 201)).toBe(false)
  expect(succeeded('/order', '', 202)).toBeUndefined()
})

const numbers: Envelope = { code: 'code', success: 0 }
const texts: Envelope = { code: 'code', success: 'OK' }

test.each<[Envelope, unknown, unknown]>([
  [numbers, 0, 0],
  [numbers, '500', 500],
  [numbers, 'no', 'no'],
  [numbers, new WireNumber('5.0'), 5],
  [{ ...numbers, success: [0, 200] }, '200', 200],
  [{ ...numbers, success: [0, 'OK'] }, '500', '500'],
  [texts, '500', '500'],
  [texts, new WireNumber('5.0'), 5],
])('of the envelope %j clients read the code %j as %j', (envelope, raw, code) => {
  expect(receivedCode(envelope, raw)).toBe(code)
})

test.each<[unknown, boolean]>([
  [{ code: 7 }, true],
  [{ code: '7' }, true],
  [{ code: 'GONE' }, true],
  [{ code: 0 }, false],
  [{ code: '0' }, false],
  [{ code: null }, false],
  [{ code: true }, false],
  [{ code: {} }, false],
  [{ code: 1.5 }, false],
  [{ message: 'no' }, false],
  [[], false],
  ['code', false],
  [null, false],
])('clients read %j as a refusal: %j', (raw, expected) => {
  expect(isReceivedRefusal(numbers, raw)).toBe(expected)
})

test('clients read an envelope whatever else stands in it', () => {
  const read = (envelope: Partial<Envelope>, raw: Json, data: Json = integer): Json =>
    receivedEnvelope(createReader(api), { ...numbers, ...envelope }, { properties: { data } }, raw)
  const named = { message: 'message', data: 'data' }
  expect(read({}, { code: '0', message: 7, data: 1, more: 2 })).toStrictEqual({
    code: 0,
    message: 7,
    data: 1,
    more: 2,
  })
  expect(read(named, { code: '0', message: 7, data: 1 })).toStrictEqual({ code: 0, message: null, data: 1 })
  expect(read(named, { message: 'fine' })).toStrictEqual({ message: 'fine' })
  expect(read(named, {})).toStrictEqual({ message: null })
  expect(read(named, { code: 0, data: { id: 1 } }, { type: 'null' })).toStrictEqual({
    code: 0,
    message: null,
    data: null,
  })
})

test.each<[string, number, boolean]>([
  ['/order', 401, true],
  ['/order', 403, false],
  ['/other', 401, true],
  ['/other', 403, true],
  ['/other', 404, true],
  ['/other', 500, false],
])('the answer of %s with HTTP %d tells clients enough: %j', (path, status, expected) => {
  expect(isTelling(operationAt(path), status, api.sessionCodes)).toBe(expected)
})

test('the first documented success is the one that clients read by', () => {
  const first = (path: string): unknown => anySuccess(operationAt(path))
  const responses = (path: string): Json => operationAt(path).node['responses'] as Json
  expect(first('/order')).toBe(responses('/order')['201'])
  expect(first('/ranges')).toBe(responses('/ranges')['2XX'])
  expect(first('/other')).toBe(responses('/other')['default'])
  expect(first('/refusals')).toBeUndefined()
  expect(first('/unsaid')).toBeUndefined()
})
