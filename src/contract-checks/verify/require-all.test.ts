import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readApi } from '../api/read-api.ts'
import type { Config } from '../config.ts'
import { withMissing } from './require-all.ts'
import { verify } from './verify.ts'

const server = createServer((request, response) => {
  let sent = ''
  request.setEncoding('utf8').on('data', (part: string) => (sent += part))
  request.on('end', () => {
    const isRefused = request.url !== '/list/all' && !sent.includes('"aa"')
    response.writeHead(isRefused ? 400 : 200, { 'content-type': 'application/json' }).end('{}')
  })
}).listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())

const responses = { '200': { description: 'Fine.' }, '400': { description: 'Wrong.' } }
const body = (schema: object) => ({ content: { 'application/json': { schema } } })
const text = (words: object) => ({
  type: 'object',
  required: ['text'],
  properties: { text: { type: 'string', ...words } },
})
const api = readApi(
  {
    openapi: '3.0.3',
    paths: {
      '/list/all': { get: { operationId: 'listAll', responses } },
      '/list/refused': { get: { operationId: 'listRefused', responses } },
      '/secret': {
        get: {
          operationId: 'getSecret',
          parameters: [{ name: 'secretId', in: 'query', required: true, schema: { type: 'string' } }],
          responses,
        },
      },
      '/list/odd': {
        post: { operationId: 'listOdd', requestBody: body(text({ pattern: '^(a)\\1$' })), responses },
      },
      '/list/other': {
        post: {
          operationId: 'listOther',
          requestBody: { content: { 'application/json': { schema: text({}), example: { text: 1 } } } },
          responses,
        },
      },
      '/change': { post: { operationId: 'changeIt', responses } },
    },
  },
  new Map(),
)
const config: Config = { envelope: undefined, login: undefined, ignore: new Set(), latency: undefined }
const run = (more: Partial<Config> = {}) =>
  verify(api, {
    server: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    config: { ...config, ...more },
    act: false,
    repeat: 2,
    only: new Set(),
    rate: 5000,
    timeout: 5000,
  })

test('a valid request that is always refused is a finding, where nothing unknown was sent', async () => {
  const { findings, missed } = await run()
  expect(findings.map(({ rule, operation }) => `${operation} ${rule}`)).toEqual([
    'listRefused openbourse/always-refused',
  ])
  expect(missed?.find(({ what }) => what === 'getSecret')?.why).toMatch(/refused with HTTP 400/)
})

test('no answer is not said of a request that was not sent', async () => {
  const { missed = [] } = await run()
  const why = (id: string) => missed.find(({ what }) => what === id)?.why
  expect(why('listOdd')).toMatch(/no valid request was sent: none could be made/)
  expect(why('listOther')).toMatch(/no valid request was sent: its example breaks the contract/)
  expect((await run({ values: { text: ['aa'] } })).missed?.map(({ what }) => what)).not.toContain('listOdd')
})

test('with --require-all all that was left out or never succeeded is a finding, but not what is ignored', async () => {
  const report = await run()
  const all = withMissing(api, report, new Set(['getSecret']))
  expect(
    all.findings.map(({ rule, operation }) => `${operation} ${rule.replace('openbourse/', '')}`).toSorted(),
  ).toEqual([
    'changeIt not-called',
    'listOdd not-called',
    'listOther not-called',
    'listRefused always-refused',
  ])
})
