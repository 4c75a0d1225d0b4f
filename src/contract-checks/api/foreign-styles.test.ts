import { expect, test } from 'vitest'
import { createJudge } from '../judge/judge.ts'
import { tokenHeaders } from '../verify/account.ts'
import { createCases } from '../verify/cases.ts'
import { answers } from '../verify/filters.ts'
import { inputOf } from '../verify/input.ts'
import { readApi } from './read-api.ts'

const ok = (schema: unknown) => ({ 200: { description: 'ok', content: { 'application/json': { schema } } } })
const number = { type: 'integer' }
const query = (name: string) => ({ name, in: 'query', schema: number })

const rows = { type: 'array', items: { type: 'object', properties: { uid: { type: 'string' } } } }
const document = {
  openapi: '3.1.0',
  components: {
    securitySchemes: { key: { type: 'apiKey', name: 'api_key', in: 'header' }, auth: { type: 'oauth2' } },
  },
  paths: {
    '/animals': {
      get: {
        operationId: 'listAnimals',
        parameters: [query('pageNumber'), query('pageSize')],
        responses: ok({
          type: 'object',
          properties: {
            page: { type: 'object', properties: { totalElements: number } },
            animals: rows,
          },
        }),
      },
    },
    '/login': {
      get: { operationId: 'login', parameters: [query('user')], responses: ok({ type: 'string' }) },
    },
    '/picture': {
      post: {
        operationId: 'sendPicture',
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
            },
          },
        },
        responses: { 405: { description: 'invalid' } },
      },
    },
  },
}
const api = readApi(document, new Map())
const [list, login, upload] = api.operations as [
  (typeof api.operations)[0],
  (typeof api.operations)[0],
  (typeof api.operations)[0],
]

test('a total in an object about the page is found beside the rows', () => {
  expect(list.paging).toMatchObject({
    items: '/animals',
    total: '/page/totalElements',
    page: 'pageNumber',
    size: 'pageSize',
  })
})

test('a token travels in the headers of the key and of OAuth', () => {
  expect(tokenHeaders(api, 't')).toEqual({ api_key: 't', authorization: 'Bearer t' })
})

test('a log-in by GET sends its fields in the query', () => {
  expect(inputOf(login, { user: 1 })).toEqual({ parameters: { user: 1 }, body: {} })
})

test('a form that may come without its file is no wrong input', () => {
  expect(createCases(api)(upload).wrong).toEqual([])
})

test('an empty answer with a status of success that is not documented is a success', () => {
  const empty = { contentType: '', text: '' }
  expect(createJudge(api).succeeded(upload, { ...empty, status: 200 })).toBe(true)
  expect(createJudge(api).succeeded(upload, { ...empty, status: 404 })).toBe(false)
})

const answer = (name: string, value: unknown, wanted: unknown, isChoice = false): boolean =>
  answers({ name, isChoice }, value, wanted)

test('a search by a part of a text is no ignored filter', () => {
  expect(answer('name', 'Tarsus IV', 'Tarsus')).toBe(true)
  expect(answer('name', 'Risa', 'Tarsus')).toBe(false)
})

test('a listed value that contains another one does not answer for it', () => {
  expect(answer('state', 'UNPAID', 'PAID', true)).toBe(false)
  expect(answer('state', 'PAID', 'PAID', true)).toBe(true)
})

test('a bound of years or days leaves rows on its side', () => {
  expect([answer('yearFrom', 2002, 2001), answer('yearFrom', 2000, 2001)]).toEqual([true, false])
  expect([answer('yearTo', 2000, 2001), answer('yearTo', 2002, 2001)]).toEqual([true, false])
  expect(answer('dayFrom', '2026-02-01', '2026-01-01')).toBe(true)
  expect(answer('year', 2002, 2001)).toBe(false)
})

test('a field of names is no bound, whatever it is called', () => {
  expect(answer('coinFrom', 'ETH', 'BTC')).toBe(false)
})
