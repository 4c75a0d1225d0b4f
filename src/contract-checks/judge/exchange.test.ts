import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import type { Json } from '../document/place.ts'
import { exchangeOf, orderOf, orderOfMoment, orderOfNumber } from './exchange.ts'
import { readHar } from './har.ts'

const folder = mkdtempSync(join(tmpdir(), 'har-'))
afterAll(() => rmSync(folder, { recursive: true }))

const request = { method: 'get', url: 'http://host.test/a?b=1' }
const response = { status: 200 }

test('an entry with an address and a status is an exchange; what it does not tell is empty', () => {
  expect(exchangeOf({ request, response })).toStrictEqual({
    method: 'GET',
    url: new URL('http://host.test/a?b=1'),
    headers: new Map(),
    type: '',
    body: '',
    answer: { status: 200, contentType: '', text: '' },
  })
})

test('an entry is read whole', () => {
  const entry = {
    startedDateTime: '2026-11-21T01:30:00.000Z',
    time: 0.5,
    request: {
      ...request,
      headers: [{ name: 'X-Token', value: 7 }, { value: 'lost' }, 'lost'],
      postData: { mimeType: 'text/plain', text: 'hello', params: [{ name: 'a', value: 'b' }] },
    },
    response: {
      status: 201,
      headers: [
        { name: 'Other', value: 'x' },
        { value: 'lost' },
        null,
        { name: 'content-TYPE', value: 'a/b' },
      ],
      content: { mimeType: 'c/d', text: 'answer' },
    },
  }
  expect(exchangeOf(entry, 'place')).toStrictEqual({
    method: 'GET',
    url: new URL('http://host.test/a?b=1'),
    headers: new Map([['x-token', '7']]),
    type: 'text/plain',
    body: 'hello',
    answer: { status: 201, contentType: 'a/b', text: 'answer' },
    ms: 0.5,
    started: '2026-11-21T01:30:00.000Z',
    place: 'place',
  })
})

test.each<[string, Json]>([
  ['without a request', { response }],
  ['without an address', { request: { method: 'GET' }, response }],
  ['with a list of addresses', { request: { ...request, url: ['http://host.test/a'] }, response }],
  ['with an address that is none', { request: { ...request, url: 'nowhere' }, response }],
  ['without an answer', { request }],
  ['that was blocked', { request, response: { status: 0 } }],
  ['with a status that is no number', { request, response: { status: '200' } }],
])('an entry %s is no exchange', (_what, entry) => {
  expect(exchangeOf(entry)).toBeUndefined()
})

test.each<[string, unknown, unknown]>([
  ['its text', { text: 'x' }, 'x'],
  ['its bytes', { text: 'w4Q=', encoding: 'base64' }, 'Ä'],
  ['text that only looks like bytes', { text: 'w4Q=', encoding: 'gzip' }, 'w4Q='],
  ['bytes that are not UTF-8', { text: '/w==', encoding: 'base64' }, undefined],
  ['nothing where it is no text', { text: 7 }, ''],
])('the body of an answer is %s', (_what, content, text) => {
  expect(exchangeOf({ request, response: { ...response, content } })?.answer.text).toBe(text)
})

test('the type of an answer is that of its header, else of its content', () => {
  const type = (headers: unknown): unknown =>
    exchangeOf({ request, response: { ...response, headers, content: { mimeType: 'c/d' } } })?.answer
      .contentType
  expect(type([{ name: 'Content-Type', value: 'a/b' }])).toBe('a/b')
  expect(
    type([
      { name: 'Content-Type', value: 'a/b' },
      { name: 'content-type', value: 'e/f' },
    ]),
  ).toBe('e/f')
  expect(
    type([
      { name: 'Content-Type', value: 'a/b' },
      { name: 'Content-Length', value: '7' },
    ]),
  ).toBe('a/b')
  expect(type([])).toBe('c/d')
  expect(type('none')).toBe('c/d')
})

test.each<[string, unknown, string]>([
  ['its text', { text: 'a=1' }, 'a=1'],
  [
    'the fields of its form',
    { params: [{ name: 'a b', value: 'ü' }, { name: 'c' }, { name: 'd', value: 7 }] },
    'a+b=%C3%BC&c=&d=7',
  ],
  ['nothing', { params: [] }, ''],
  ['nothing where there are no fields', {}, ''],
])('the body of a request is %s', (_what, postData, body) => {
  expect(exchangeOf({ request: { ...request, postData }, response })?.body).toBe(body)
})

test.each([0, -1, '5'])('a time of %j is none', (time) => {
  expect(exchangeOf({ request, response, time })).not.toHaveProperty('ms')
})

test('exchanges are sorted by when they began, those without a time before them by their place', () => {
  const at = (entry: Json, place?: string): string => {
    const exchange = exchangeOf({ request, response, ...entry }, place)
    return exchange === undefined ? 'none' : orderOf(exchange)
  }
  const early = at({ startedDateTime: '2026-11-21T02:30:00.001+01:00' }, orderOfNumber(9))
  const late = at({ startedDateTime: '2026-11-21T01:30:00.002Z' }, orderOfNumber(1))
  const [tenth, second] = [at({}, orderOfNumber(10)), at({ startedDateTime: 'yesterday' }, orderOfNumber(2))]
  expect([late, tenth, early, second].toSorted()).toEqual([second, tenth, early, late])
  expect(at({})).toBe('')
  expect(early).toBe(orderOfMoment(1_795_224_600_001))
  expect([orderOfMoment(-5), orderOfMoment(12)]).toEqual(['t0000000000000000', 't0000000000000012'])
  expect(orderOfNumber(7)).toBe('n0000000000000007')
})

function har(data: unknown): string {
  const file = join(folder, 'some.har')
  writeFileSync(file, JSON.stringify(data))
  return file
}

test('an archive gives its exchanges with their places; entries that are none are left out', () => {
  const entries = [{ request, response }, 'none', { request }, { request, response }]
  expect(readHar(har({ log: { entries } })).map(({ place }) => place)).toEqual([
    orderOfNumber(0),
    orderOfNumber(3),
  ])
})

test.each([[null], [[]], ['log'], [{}], [{ log: [] }], [{ log: { entries: {} } }]])(
  '%j is no archive',
  (data) => {
    const file = har(data)
    expect(() => readHar(file)).toThrow(
      new BadInput(`${file} is not an HTTP archive: {"log": {"entries": […]}} is expected`),
    )
  },
)
