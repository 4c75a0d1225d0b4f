import { expect, test } from 'vitest'
import { readApi } from './api/read-api.ts'
import type { Config } from './config.ts'
import { idleSettings, withSettings } from './settings.ts'

const rows = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } }
const body = (fields: object) => ({
  content: { 'application/json': { schema: { type: 'object', properties: fields } } },
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
