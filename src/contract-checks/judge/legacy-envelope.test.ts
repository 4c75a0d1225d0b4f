import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import type { Json } from '../document/place.ts'
import { createJudge } from './judge.ts'

const integer = { type: 'integer' }
const refusal = { required: ['code', 'message'], properties: { code: { ...integer, not: { const: 0 } } } }
const json = (schema: Json) => ({ responses: { 200: { content: { 'application/json': { schema } } } } })
const success = (data: Json): Json => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  additionalProperties: false,
  properties: { code: { ...integer, enum: [0] }, message: { type: ['string', 'null'] }, data },
})
const api = readApi(
  {
    'x-envelope': { code: 'code', success: 0, message: 'message', data: 'data', failure: '#/failure' },
    'x-session-codes': { loggedOut: [401] },
    failure: { type: 'object', additionalProperties: false, ...refusal },
    paths: {
      '/act': { post: { ...json(success({ type: 'null' })), 'x-errors': [{ code: 500 }] } },
      '/read': { post: { ...json(success(integer)), 'x-optional-service': 'lending' } },
      '/bare': { post: { ...json({ type: 'array', items: integer }), 'x-bare': true } },
    },
  },
  new Map(),
)
const legacy = createJudge(api, 'legacy')
const strict = createJudge(api)

function judged(
  judge: typeof strict,
  path: string,
  body: string,
  status = 200,
  contentType = 'application/json',
) {
  const operation = api.operations.find((one) => one.path === path)
  if (operation === undefined) throw new Error(`no ${path}`)
  return judge.answer(operation, { status, contentType, text: body }).map(({ rule }) => rule)
}

test.each<[string, string, string, number?, string?]>([
  ['data where none is expected', '/act', '{"code":0,"message":null,"data":{"id":1}}'],
  ['a code in quotes', '/act', '{"code":"0","message":null,"data":null}'],
  ['no message', '/read', '{"code":0,"data":1}'],
  ['a message that is no text', '/read', '{"code":0,"message":7,"data":1}'],
  ['another content type', '/read', '{"code":0,"message":null,"data":1}', 200, 'text/html'],
  ['another status of success', '/read', '{"code":0,"message":null,"data":1}', 201],
  ['a refusal with HTTP 500', '/act', '{"code":500,"message":"no"}', 500],
  ['a refusal with more beside its code', '/act', '{"code":500,"reason":{},"errors":7}'],
  ['a refusal with a code that is not listed', '/act', '{"code":9,"message":"x"}'],
  ['a refusal of a bare read without a message', '/bare', '{"code":401}'],
  ['HTTP 401 without an envelope', '/act', 'Unauthorized', 401],
  ['HTTP 404 of a service that the exchange does not have', '/read', 'Not found', 404],
])('a client reads %s: no finding with the legacy profile', (_what, path, body, status, contentType) => {
  expect(judged(strict, path, body, status, contentType)).not.toEqual([])
  expect(judged(legacy, path, body, status, contentType)).toEqual([])
})

test.each<[string, string, string, string, number?]>([
  ['no code', 'missing-field', '/read', '{"message":null,"data":1}'],
  ['a code that is no number', 'wrong-type', '/act', '{"code":"no","message":"x"}'],
  ['other data', 'wrong-type', '/read', '{"code":0,"message":null,"data":"one"}'],
  ['no JSON', 'not-json', '/read', '<html>'],
  ['success with HTTP 500', 'undocumented-status', '/read', '{"code":0,"message":null,"data":1}', 500],
  ['HTTP 404', 'operation-missing', '/act', 'Not found', 404],
])('%s is a finding with the legacy profile too: %s', (_what, rule, path, body, status) => {
  expect(judged(legacy, path, body, status)).toEqual([rule])
})

test('success is told from refusal by what a client reads', () => {
  const [operation] = api.operations
  if (operation === undefined) throw new Error('no operation')
  const says = (text: string) => legacy.succeeded(operation, { status: 200, contentType: '', text })
  expect([says('{"code":"0"}'), says('{"code":0.0}'), says('{"code":"500"}'), says('{"code":""}')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
