import { expect, test } from 'vitest'
import { readApi } from './api/read-api.ts'
import { createReader } from './api/reader.ts'
import { validateOf } from './api/validate.ts'
import type { Config } from './config.ts'
import { idleSettings, idleWatching, withSettings } from './settings.ts'

const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } }
const body = (fields: object, example?: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties: fields }, example } },
})
const api = readApi(
  {
    openapi: '3.1.0',
    paths: {
      '/a/overview': {
        post: {
          operationId: 'overviewOfA',
          requestBody: body({ nr: { type: 'integer' }, most: { type: 'integer' } }),
          responses: { '200': body({ rows }) },
        },
      },
      '/b/fix': { post: { operationId: 'fixB', responses: { '200': body({ ok: {} }) } } },
    },
  },
  new Map(),
)
const none: Config = { envelope: undefined, login: undefined, ignore: new Set(), latency: undefined }

test('effect and paging of operations are set by pattern', () => {
  const paging = [{ of: '*A', mark: { page: 'nr', size: 'most', base: 3 } }]
  const [one, other] = withSettings(api, { ...none, effect: { read: ['/b/*'], act: [] }, paging }).operations
  expect(one?.paging).toEqual({
    page: 'nr',
    size: 'most',
    base: 3,
    items: '/rows',
    total: undefined,
    isOffset: false,
  })
  expect(other?.effect).toBe('read')
  expect(withSettings(api, { ...none, effect: { read: [], act: ['overview*'] } }).operations[0]?.effect).toBe(
    'act',
  )
})

const paged = readApi(
  {
    openapi: '3.1.0',
    components: { schemas: { Page: { type: 'integer', minimum: 1 } } },
    paths: {
      '/books/list': {
        post: {
          requestBody: body(
            {
              page: { $ref: '#/components/schemas/Page' },
              size: { type: 'integer' },
            },
            { page: 1 },
          ),
          responses: { '200': body({ rows }) },
        },
      },
    },
  },
  new Map(),
)

test('a server that counts pages from 0 is told by paging.base, or shows it with the legacy profile', () => {
  const reader = createReader(paged)
  const pages = (operation = paged.operations[0]) => {
    const { properties } = (operation?.body?.schema ?? {}) as { properties?: Record<string, unknown> }
    return {
      least: reader.keywords(properties?.['page'])['minimum'],
      example: operation?.body?.example,
      base: operation?.paging?.base,
      takesZero: validateOf(paged, 'request')(operation?.body?.schema ?? {}, { page: 0 }),
    }
  }
  expect(pages()).toMatchObject({ least: 1, takesZero: false })
  const told = withSettings(paged, { ...none, paging: [{ of: '*', mark: { base: 0 } }] }).operations[0]
  expect(pages(told)).toEqual({
    least: 0,
    example: { page: 0 },
    base: 0,
    takesZero: true,
  })
  const shown = withSettings(paged, none, 'legacy').operations[0]
  expect(pages(shown)).toEqual({
    least: undefined,
    example: { page: 1 },
    base: 1,
    takesZero: true,
  })
  expect(shown?.paging?.isGuess).toBe(true)
  expect(withSettings(paged, none).operations[0]).toBe(paged.operations[0])
})

test('settings that change nothing are told with the reason', () => {
  const config: Config = {
    ...none,
    login: { operation: 'fixB', request: {}, token: '/token' },
    inbox: { url: 'http://localhost/inbox' },
    values: { colour: ['red'], nr: [1] },
    envelope: { code: 'errno', success: 0 },
    effect: { read: ['overviewOfA'], act: [] },
    paging: [{ of: 'fixB', mark: {} }],
    latency: { fixB: 5 },
  }
  expect(idleSettings(api, config, false).map(({ what }) => what)).toEqual([
    'login',
    'inbox',
    'inbox',
    'values.colour',
    'envelope',
    'effect.read overviewOfA',
    'paging fixB',
    'latency fixB',
  ])
  expect(
    idleSettings(api, { ...none, values: { nr: [1] }, effect: { read: ['fixB'], act: [] } }, true),
  ).toEqual([])
})

test('settings that only verify uses are told where traffic is only watched', () => {
  const config: Config = {
    ...none,
    login: { operation: 'fixB', request: {}, token: '/token' },
    values: { nr: [1] },
    latency: { fixB: 5 },
    paging: [{ of: 'fixB', mark: {} }],
  }
  expect(idleWatching(api, config).map(({ what }) => what)).toEqual(['login', 'values', 'paging fixB'])
  expect(idleWatching(api, none)).toEqual([])
})
