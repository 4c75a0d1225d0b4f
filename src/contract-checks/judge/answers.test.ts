import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import type { Json } from '../document/place.ts'
import { toldOf } from '../testing/told.ts'
import { createJudge, isBodiless, type Answer } from './judge.ts'

const integer = { type: 'integer' }
const JSON_TYPE = 'application/json'
const content = (schema: Json, type = JSON_TYPE): Json => ({ content: { [type]: { schema } } })
const success = (data: Json): Json =>
  content({
    type: 'object',
    required: ['code', 'data'],
    properties: { code: { const: 0 }, message: { type: 'string' }, data },
  })
const failure = {
  type: 'object',
  required: ['code', 'message'],
  properties: { code: integer, message: { type: 'string' } },
}
const row = { type: 'object', required: ['id'], properties: { id: integer } }
const page = {
  type: 'object',
  required: ['rows', 'total'],
  properties: { rows: { type: 'array', items: row }, total: integer },
}
const paths: Json = {
  '/order': { post: { responses: { 200: success(integer) }, 'x-errors': [{ code: 500 }, { code: 'GONE' }] } },
  '/bare': { get: { responses: { 200: content({ type: 'array', items: integer }) }, 'x-bare': true } },
  '/none': { post: { responses: { 204: {}, 200: { content: {} }, 400: {}, 201: success(integer) } } },
  '/csv': {
    get: { responses: { 200: { content: { 'text/csv': {}, [JSON_TYPE]: { schema: integer } } } } },
  },
  '/any': { get: { responses: { 200: content(integer, '*/*') } } },
  '/ranges': { get: { responses: { '2XX': success(integer), default: success({ type: 'string' }) } } },
  '/rows': { get: { responses: { 200: success({ type: 'array', items: row }) } } },
  '/page': {
    get: { 'x-paging': { items: '/data/rows', total: '/data/total' }, responses: { 200: success(page) } },
  },
  '/unsaid': { get: {} },
}
const envelope = { code: 'code', success: 0, message: 'message', data: 'data', failure: '#/failure' }
const ours = readApi(
  { 'x-envelope': envelope, 'x-session-codes': { loggedOut: [4000] }, failure, paths },
  new Map(),
)
const uncoded = readApi(
  {
    'x-envelope': { ...envelope, success: [0, 200] },
    failure,
    paths: { '/order': { post: { responses: { 200: success(integer) } } }, '/bare': paths['/bare'] },
  },
  new Map(),
)
const plain = readApi(
  { paths: { '/order': { post: { responses: { 200: content(integer) } } }, '/none': paths['/none'] } },
  new Map(),
)

const answer = (text: string | undefined, status = 200, contentType = JSON_TYPE): Answer => ({
  status,
  contentType,
  text,
})

function operationAt(path: string, api = ours) {
  const operation = api.operations.find((one) => one.path === path)
  if (operation === undefined) throw new RangeError(`no ${path}`)
  return operation
}

const judged = (path: string, given: Answer, isWrong = false, api = ours): string[] =>
  createJudge(api)
    .answer(operationAt(path, api), given, () => isWrong)
    .map(toldOf)

test.each<[string, Answer, string[]]>([
  ['/order', answer('{"code":0,"data":1}'), []],
  ['/order', answer('{"code":0,"data":1}', 200, ' Application/JSON ;charset=utf-8'), []],
  ['/order', answer('{"code":0,"data":"x"}'), ['/data wrong-type: integer / string']],
  ['/order', answer('{"data":1}'), ['/code missing-field: the field / nothing']],
  ['/order', answer('{"code":null,"data":1}'), ['/code enum: 0 / null']],
  ['/order', answer('[]'), [' wrong-type: object / array']],
  ['/order', answer('{"code":500,"message":"no"}'), []],
  ['/order', answer('{"code":"GONE","message":"no"}'), ['/code wrong-type: integer / string']],
  ['/order', answer('{"code":4000,"message":"no"}'), []],
  ['/order', answer('{"code":9,"message":"no"}'), ['/code undocumented-code: 0, 500, GONE / 9']],
  ['/order', answer('{"code":9}'), ['/message missing-field: the field / nothing']],
  ['/order', answer('', 500), [' undocumented-status: HTTP 200 / HTTP 500']],
  ['/none', answer('', 302), [' undocumented-status: HTTP 200, 201, 204, 400 / HTTP 302']],
  ['/unsaid', answer('', 200), [' undocumented-status: HTTP  / HTTP 200']],
  ['/order', answer('', 404), [' operation-missing: an answer / HTTP 404']],
  ['/order', answer('', 405), [' operation-missing: an answer / HTTP 405']],
  ['/order', answer(undefined), [' not-json: JSON in UTF-8 / other bytes']],
  [
    '/order',
    answer('{"code":0,"data":1}', 200, 'text/plain'),
    [' content-type: application/json / text/plain'],
  ],
  ['/order', answer('<html>', 200, ''), [' content-type: application/json / none']],
  [
    '/order',
    answer('{"code":0}', 200, 'text/plain'),
    [' content-type: application/json / text/plain', '/data missing-field: the field / nothing'],
  ],
  ['/csv', answer('a;b', 200, 'text/csv'), []],
  ['/csv', answer('{"code":0}', 200, 'text/html'), [' content-type: text/csv, application/json / text/html']],
  ['/any', answer('a', 200, 'image/png'), []],
  ['/none', answer('whatever', 204), []],
  ['/none', answer('whatever', 200), []],
  ['/ranges', answer('{"code":0,"data":1}', 202), []],
  ['/ranges', answer('{"code":0,"data":1}', 303), ['/data wrong-type: string / integer']],
  ['/bare', answer('[1,"x"]'), ['/1 wrong-type: integer / string']],
  ['/bare', answer('{"code":4000,"message":"no"}'), []],
  ['/bare', answer('{"code":9,"message":"no"}'), ['/code undocumented-code: 0 / 9']],
  ['/bare', answer('{"code":9}'), [' wrong-type: array / object']],
  ['/bare', answer('{"message":"no"}'), [' wrong-type: array / object']],
  ['/bare', answer('{"code":0,"message":"fine"}'), [' wrong-type: array / object']],
  [
    '/rows',
    answer('{"code":0,"data":[{"id":1},{"id":"x"},{"id":"y"},{}]}'),
    ['/data/1/id wrong-type: integer / string', '/data/3/id missing-field: the field / nothing'],
  ],
  ['/page', answer('{"code":0,"data":{"rows":{},"total":1}}'), ['/data/rows paging: array / object']],
])('%s judges the answer %j', (path, given, expected) => {
  expect(judged(path, given)).toEqual(expected)
})

test('of a text that is no JSON the place is told', () => {
  expect(judged('/order', answer('{"code":'))).toEqual([
    expect.stringMatching(/^ not-json: JSON in UTF-8 \/ \S/),
  ])
})

test('a violation tells the status of the answer, and if it is a refusal', () => {
  const said = (text: string, status = 200) =>
    createJudge(ours).answer(operationAt('/ranges'), answer(text, status))
  expect(said('{"code":0,"data":"x"}', 201)).toMatchObject([{ at: '/data', status: '201' }])
  expect(said('{"code":0,"data":"x"}')[0]).not.toHaveProperty('refused')
  expect(said('{"code":7,"message":1}')).toMatchObject([{ at: '/message', status: '200', refused: true }])
  expect(said('{"code":7,"message":""}')).toMatchObject([{ at: '/code', status: '200', refused: true }])
})

test('a wrong request may be refused with any code and any status of a refusal', () => {
  expect(judged('/order', answer('{"code":9,"message":"no"}'), true)).toEqual([])
  expect(judged('/order', answer('', 400), true)).toEqual([])
  expect(judged('/order', answer('', 499), true)).toEqual([])
  for (const status of [399, 500]) expect(judged('/order', answer('', status), true)).toHaveLength(1)
  expect(judged('/order', answer('', 404), true)).toHaveLength(1)
  expect(judged('/order', answer('{"code":9}'), true)).toHaveLength(1)
})

test('in a document that lists no codes any code is one of a refusal', () => {
  expect(judged('/order', answer('{"code":9,"message":"no"}'), false, uncoded)).toEqual([])
  expect(judged('/order', answer('{"code":200,"data":1}'), false, uncoded)).toEqual(['/code enum: 0 / 200'])
})

test('without an envelope an answer is judged as it is', () => {
  expect(judged('/order', answer('{"code":9}'), false, plain)).toEqual([' wrong-type: integer / object'])
  expect(judged('/order', answer('7'), false, plain)).toEqual([])
})

const succeeded = (path: string, given: Answer, api = ours): boolean | undefined =>
  createJudge(api).succeeded(operationAt(path, api), given)

test.each<[string, Answer, boolean | undefined]>([
  ['/order', answer('{"code":0}'), true],
  ['/order', answer('{"code":"0"}'), true],
  ['/order', answer('{"code":500}'), false],
  ['/order', answer('{}'), false],
  ['/order', answer('[]'), false],
  ['/order', answer('{"code":0}', 500), undefined],
  ['/order', answer('{"code":0}', 499), true],
  ['/order', answer('{"code":'), undefined],
  ['/order', answer(undefined), undefined],
  ['/order', answer(''), undefined],
  ['/none', answer('', 204), true],
  ['/none', answer('', 200), true],
  ['/none', answer('', 400), false],
  ['/none', answer('', 201), undefined],
  ['/none', answer('{"code":1}', 204), false],
  ['/bare', answer('[]'), true],
  ['/bare', answer('[]', 400), false],
  ['/bare', answer('[]', 399), true],
  ['/bare', answer('{"code":4000,"message":"no"}'), false],
  ['/bare', answer('{"code":4000}'), true],
])('an answer of %s %j says success: %j', (path, given, expected) => {
  expect(succeeded(path, given)).toBe(expected)
})

test.each<[string, Answer, boolean | undefined]>([
  ['/order', answer('', 202), true],
  ['/order', answer('', 299), true],
  ['/order', answer('', 300), false],
  ['/order', answer('', 199), false],
  ['/order', answer(''), undefined],
  ['/order', answer('7', 399), true],
  ['/order', answer('7', 400), false],
  ['/order', answer('7', 500), undefined],
  ['/none', answer('', 400), false],
])('without an envelope the status of %s %j says success: %j', (path, given, expected) => {
  expect(succeeded(path, given, plain)).toBe(expected)
})

test('a success may have one of several codes', () => {
  expect([0, 200, 500].map((code) => succeeded('/order', answer(`{"code":${code}}`), uncoded))).toEqual([
    true,
    true,
    false,
  ])
})

test('an answer has no body where its status is documented without content', () => {
  expect([200, 204, 400, 201, 302].map((status) => isBodiless(operationAt('/none'), status))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
