import { expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import type { Json } from '../document/place.ts'
import { exchangeOf, orderOfMoment, orderOfNumber, type Exchange } from './exchange.ts'
import { createExchangeJudge, judgeExchanges } from './judge-exchanges.ts'
import { judgeLines } from './judge-lines.ts'
import { judgeText } from './judge-text.ts'
import { toldOf } from '../testing/told.ts'

const JSON_TYPE = 'application/json'
const integer = { type: 'integer' }
const answers: Json = {
  responses: {
    200: {
      content: {
        [JSON_TYPE]: {
          schema: { required: ['code', 'data'], properties: { code: { const: 0 }, data: integer } },
        },
      },
    },
  },
  'x-errors': [{ code: 500 }],
}
const api = readApi(
  {
    security: [{ key: [] }],
    'x-envelope': { code: 'code', success: 0, failure: '#/failure' },
    failure: { required: ['code'], properties: { code: integer } },
    paths: {
      '/read': {
        get: {
          operationId: 'read',
          parameters: [
            { name: 'size', in: 'query', required: true, schema: integer },
            { name: 'X-Region', in: 'header', required: true, schema: { type: 'string' } },
            { name: 'X-Colour', in: 'header', schema: { type: 'string' } },
          ],
          ...answers,
        },
      },
      '/write': {
        post: {
          operationId: 'write',
          requestBody: {
            content: { [JSON_TYPE]: { schema: { required: ['size'], properties: { size: integer } } } },
          },
          ...answers,
        },
      },
      '/open': { get: { operationId: 'open', security: [], ...answers } },
    },
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
  },
  new Map(),
)

type Call = {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string
  answer?: unknown
  status?: number
  started?: string
  time?: number
}

const fine = { code: 0, data: 1 }
const token = { 'X-Key': 'secret' }
const region = { 'X-Region': 'eu' }

function entry(call: Call): Json {
  const {
    method = 'GET',
    path = '/read?size=1',
    headers = { ...token, ...region },
    body = '',
    answer = fine,
  } = call
  return {
    ...(call.time === undefined ? {} : { time: call.time }),
    ...(call.started === undefined ? {} : { startedDateTime: call.started }),
    request: {
      method,
      url: `http://host.test/api${path}`,
      headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
      postData: { mimeType: JSON_TYPE, text: body },
    },
    response: {
      status: call.status ?? 200,
      headers: [{ name: 'content-type', value: JSON_TYPE }],
      content: { text: JSON.stringify(answer) },
    },
  }
}

function exchange(call: Call, place?: string): Exchange {
  const made = exchangeOf(entry(call), place)
  if (made === undefined) throw new Error('no exchange')
  return made
}

const config = { ignore: new Set<string>(), latency: undefined }
function told(call: Call, profile?: 'strict' | 'legacy'): string[] {
  const taken = createExchangeJudge(api, config, profile).take(exchange(call))
  return taken?.violations.map((violation) => `${taken.operation.id}${toldOf(violation)}`) ?? ['none']
}

const unknownCode = '/code undocumented-code: 0, 500 / 9'
const accepted =
  ' accepts-bad-input: a request that keeps the contract, or a refusal / success for one that breaks it'
const write = { method: 'POST', path: '/write' }

test.each<[string, Call, string[]]>([
  ['a right answer', {}, []],
  ['a wrong answer', { answer: { code: 0 } }, ['read/data missing-field: the field / nothing']],
  ['another code', { answer: { code: 9 } }, [`read${unknownCode}`]],
  ['another code for a wrong query', { path: '/read?size=x', answer: { code: 9 } }, []],
  ['another code where a header is missing', { headers: token, answer: { code: 9 } }, []],
  ['another code for a wrong body', { ...write, body: '{}', answer: { code: 9 } }, []],
  [
    'another code for a right body',
    { ...write, body: '{"size":1}', answer: { code: 9 } },
    [`write${unknownCode}`],
  ],
  ['success for a wrong query', { path: '/read?size=x' }, [`read${accepted}`]],
  ['success for a masked query', { path: '/read?size=•••' }, []],
  ['success without a query', { path: '/read' }, [`read${accepted}`]],
  ['success where a header is missing, which recorders leave out', { headers: token }, []],
  ['success for a wrong body', { ...write, body: '{}' }, [`write${accepted}`]],
  ['success for a masked body', { ...write, body: '{"size":"•••"}' }, []],
  [
    'success for a body that is masked as a form is',
    { ...write, body: '{"size":"%E2%80%A2%E2%80%A2%E2%80%A2"}' },
    [],
  ],
  ['success for a body that nobody recorded', write, []],
  [
    'a wrong answer for a wrong body',
    { ...write, body: '{}', answer: { code: 0, data: 'x' } },
    ['write/data wrong-type: integer / string', `write${accepted}`],
  ],
  ['an address that the contract does not have', { path: '/other' }, ['none']],
])('%s is judged', (_what, call, expected) => {
  expect(told(call)).toEqual(expected)
})

test('an answer is judged strictly, or as clients read it', () => {
  const call = { answer: { ...fine, code: '0' } }
  expect(told(call)).toEqual(['read/code enum: 0 / 0'])
  expect(told(call, 'legacy')).toEqual([])
  expect(judgeExchanges(api, [exchange(call)]).findings).toHaveLength(1)
  expect(judgeExchanges(api, [exchange(call)], config, 'legacy').findings).toEqual([])
})

function tallyOf(...calls: Call[]) {
  const judge = createExchangeJudge(api, { ...config, ignore: new Set(['open']) })
  for (const call of calls) judge.take(exchange(call))
  return judge.tally()
}

test('calls are counted by operation; foreign addresses and operations to ignore are not judged', () => {
  const tally = tallyOf({}, { path: '/other' }, { path: '/open' }, { status: 404 }, { method: 'PUT' })
  expect(tally).toMatchObject({
    foreign: 2,
    broken: { count: 0 },
    operations: { read: { calls: 2, judged: 1 } },
  })
  expect(Object.keys(tally.operations)).toEqual(['read'])
  expect(tally.seen['read']?.operations).toHaveLength(1)
})

test('a token is known by the header that the contract names', () => {
  expect(tallyOf({}).hasTokens).toBe(true)
  expect(tallyOf({ headers: region }).hasTokens).toBe(false)
  expect(tallyOf({}, { headers: region }).hasTokens).toBe(true)
})

test('a success without a token is kept where the operation needs one', () => {
  const open = (call: Call) => tallyOf(call).operations['read']?.open
  expect(open({ headers: region, started: '2026-11-21T01:30:00.000Z' })).toEqual({
    order: orderOfMoment(1_795_224_600_000),
    repeat: "curl -X GET 'http://host.test/api/read?size=1'",
  })
  expect(open({})).toBeUndefined()
  expect(open({ headers: region, answer: { code: 500 } })).toBeUndefined()
  const judge = createExchangeJudge(api, config)
  judge.take(exchange({ path: '/open', headers: {} }))
  expect(judge.tally().operations['open']).not.toHaveProperty('open')
})

test('the time of an answer is kept with the line that repeats the call', () => {
  expect(tallyOf({}).operations['read']).not.toHaveProperty('fastest')
  expect(tallyOf({ time: 30 }).operations['read']?.fastest).toEqual({
    ms: 30,
    order: '',
    repeat: "curl -X GET 'http://host.test/api/read?size=1' -H 'x-key: •••'",
  })
})

test('the report has the earliest example, and the name of the command', () => {
  const judge = createExchangeJudge(api, config)
  for (const [size, at] of [
    [1, 2],
    [2, 1],
    [3, 3],
  ] as const)
    judge.take(exchange({ path: `/read?size=${size}`, answer: { code: 0 } }, orderOfNumber(at)))
  const report = judge.report('proxy')
  expect(report.command).toBe('proxy')
  expect(report.findings).toMatchObject([
    { times: 3, of: 3, repeat: expect.stringContaining('size=2') as string },
  ])
  expect(judgeExchanges(api, []).command).toBe('judge')
})

test('text that is no exchange is counted with the reason', () => {
  const judge = createExchangeJudge(api, config)
  const place = (order: string) => ({ what: `line ${order}`, order })
  judgeText(judge, JSON.stringify(entry({})), place('1'))
  judgeText(judge, '{"request":', place('2'))
  judgeText(judge, '[]', place('3'))
  judgeText(judge, '{}', place('4'))
  judgeText(judge, undefined, place('5'))
  judgeText(judge, undefined, place('6'), 'no field exchange')
  const { broken, operations } = judge.tally()
  expect(operations['read']?.calls).toBe(1)
  expect(broken).toEqual({
    count: 5,
    first: [
      { ...place('2'), why: 'not JSON' },
      { ...place('3'), why: 'no JSON object' },
      { ...place('4'), why: 'no exchange with an address and a status' },
      { ...place('5'), why: 'too long' },
      { ...place('6'), why: 'no field exchange' },
    ],
  })
})

test('lines are judged as they come', async () => {
  const judge = createExchangeJudge(api, config)
  const line = (size: number): string =>
    JSON.stringify(entry({ path: `/read?size=${size}`, answer: { code: 0 } }))
  await judgeLines(judge, [`${line(1)}\n\n`, `no JSON\n${line(2)}`])
  const { broken, kept } = judge.tally()
  expect(broken.first).toEqual([{ what: 'line 3', order: orderOfNumber(3), why: 'not JSON' }])
  expect(kept.findings).toMatchObject([
    { times: 2, order: orderOfNumber(1), repeat: expect.stringContaining('size=1') as string },
  ])
})
