import { afterAll, expect, test } from 'vitest'
import { behindLayer } from '#tests/contract-checks/layered-server.ts'
import type { ApiOperation } from '../api/api.ts'
import { readApi } from '../api/read-api.ts'
import { sentNoter } from '../coverage/seen-sent.ts'
import { coverableOf } from '../coverage/coverable.ts'
import { createRequestCheck } from '../judge/request-check.ts'
import { createCases } from './cases.ts'
import { exampleInput, toCall } from './input.ts'
import { verify } from './verify.ts'

const KEY = 'RI0007'
const text = { type: 'string' }
const row = {
  type: 'object',
  properties: { uid: { ...text, readOnly: true, minLength: 3, example: 'XX0001' }, name: { ...text } },
}
const place = { ...row, required: ['name'] }
const answer = (schema: unknown) => ({
  200: { description: 'ok', content: { 'application/json': { schema } } },
})
const sends = (schema: unknown, media = 'application/json') => ({ content: { [media]: { schema } } })
const file = (more: object = {}) => ({
  type: 'object',
  properties: { file: { ...text, format: 'binary', ...more } },
})

const api = readApi(
  {
    openapi: '3.1.0',
    paths: {
      '/place/search': {
        get: { operationId: 'searchPlaces', responses: answer({ type: 'array', items: row }) },
      },
      '/place': {
        get: {
          operationId: 'getPlace',
          parameters: [{ name: 'uid', in: 'query', required: true, schema: text }],
          responses: answer(row),
        },
        put: { operationId: 'updatePlace', requestBody: sends(place), responses: answer(row) },
      },
      '/place/list': {
        post: {
          operationId: 'createPlaces',
          requestBody: sends({ type: 'array', items: place, minItems: 1 }),
          responses: answer({ type: 'array', items: row }),
        },
      },
      '/place/tags': {
        post: {
          operationId: 'addTags',
          requestBody: sends({ type: 'array', items: { ...text, enum: ['sea'] } }),
          responses: answer(row),
        },
      },
      '/place/file': {
        post: { operationId: 'sendFile', requestBody: sends(file(), 'multipart/form-data'), responses: {} },
      },
      '/place/picture': {
        post: {
          operationId: 'sendPicture',
          requestBody: sends(file({ contentMediaType: 'image/png' }), 'multipart/form-data'),
          responses: {},
        },
      },
    },
  },
  new Map(),
)

function named(id: string): ApiOperation {
  const found = api.operations.find((each) => each.id === id)
  if (found === undefined) throw new Error(id)
  return found
}

const bodyOf = (id: string): unknown => {
  const operation = named(id)
  const { body } = toCall(operation, new URL('http://localhost'), exampleInput(operation), {})
  return typeof body === 'string' ? JSON.parse(body) : undefined
}

/** Updates that arrived. */
const updates: unknown[] = []
const server = await behindLayer(async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const thing = { uid: KEY, name: 'Risa' }
  if (pathname === '/place/search') return Response.json([thing])
  if (request.method === 'PUT') {
    const sent = (await request.json()) as { uid?: string; name?: unknown }
    updates.push(sent)
    const isRight = sent.uid === KEY && typeof sent.name === 'string'
    return Response.json(isRight ? thing : {}, { status: isRight ? 200 : 404 })
  }
  const isKnown = searchParams.get('uid') === KEY
  return Response.json(isKnown ? thing : {}, { status: isKnown ? 200 : 404 })
}, '')
afterAll(() => server.close())

const runOnly = (id: string) =>
  verify(api, {
    server: server.url,
    config: { envelope: undefined, login: undefined, ignore: new Set(), latency: undefined },
    only: new Set([id]),
    act: true,
    repeat: 1,
    rate: 5000,
    timeout: 5000,
  })

test('a list of objects is sent with one row, made and judged by the schema of the list', () => {
  expect(bodyOf('createPlaces')).toEqual([{ name: 'check' }])
  const check = createRequestCheck(api)
  const sent = (value: unknown) => ({
    url: new URL('http://localhost/place/list'),
    type: 'application/json',
    text: JSON.stringify(value),
  })
  const operation = named('createPlaces')
  expect(check(operation, sent([{ name: 'Risa' }]))).toBe(true)
  expect([{ name: 'Risa' }, [], [{}]].map((value) => check(operation, sent(value)))).toEqual([
    false,
    false,
    false,
  ])
})

test('wrong inputs of a list are wrong in its row', () => {
  expect(createCases(api)(named('createPlaces')).wrong.map(({ what }) => what)).toContain('without name')
})

test('a list of texts is sent as it was made', () => {
  expect(bodyOf('addTags')).toEqual(['sea'])
})

test('fields in the row of a list count as sent', () => {
  const seen = { parameters: new Set<string>(), values: new Set<string>() }
  const note = sentNoter(coverableOf(api, named('createPlaces')), seen as never)
  note({ url: new URL('http://localhost/'), type: 'application/json', text: '[{"name":"Risa"}]' }, true)
  expect([...seen.parameters]).toContain('/name sent')
})

test('nothing is tried with a field that is only read', () => {
  const { right, wrong } = createCases(api)(named('updatePlace'))
  expect([...right, ...wrong].filter(({ field, input }) => field === 'uid' || 'uid' in input.body)).toEqual(
    [],
  )
})

test('a file has to be a picture only where the document says so', () => {
  const wrong = (id: string) => createCases(api)(named(id)).wrong.map(({ what }) => what)
  expect(wrong('sendFile')).toEqual([])
  expect(wrong('sendPicture')).toEqual(['file is no picture'])
})

test('a read that is tried alone gets its key from the list', async () => {
  const { judged, missed } = await runOnly('getPlace')
  expect(missed).toEqual([])
  expect(judged).toEqual(['getPlace'])
})

test('a change whose key is only read sends the key of a thing that is there', async () => {
  const { judged } = await runOnly('updatePlace')
  expect(judged).toEqual(['updatePlace'])
  expect(updates[0]).toMatchObject({ uid: KEY })
})
