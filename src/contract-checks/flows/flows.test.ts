import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadApi } from '../api/load-api.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { otherStyle } from '../testing/other-style.ts'
import { toArazzo } from './arazzo.ts'
import { flows } from './command.ts'
import { readFlows } from './recipe.ts'

const folder = mkdtempSync(join(tmpdir(), 'recipe-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

const contract = file('shop.yaml', otherStyle)
const api = await loadApi(contract, { code: 'errno', success: 'OK' })

const recipe = `pay:
  about: Somebody pays
  inputs: { pin: '4711' }
  calls:
    - openSession: { password: $pin }
      keep: { token: /result/key }
    - findOrders: { size: 7 }
      keep: { order: /result/0/id }
      expect: { /result/0/note: "it's due" }
    - inbox: { address: $pin }
    - payOrder: { id: $order, password: $code, pin: null }
    - findOrders: { size: null }
`
const inbox = { url: 'http://mail.test/', query: [{ name: 'to', value: undefined }], code: '/0/code' }

test('flows take bodies from examples, ids and tokens from earlier answers, and success from the envelope', () => {
  const [flow] = readFlows(file('flows.yaml', recipe), api)
  if (flow === undefined) throw new Error('no flow')
  const [workflow] = toArazzo(api, flow, '../shop.yaml', inbox)['workflows'] as { steps: object[] }[]
  const token = { name: 'x-session', in: 'header', value: '$steps.openSession.outputs.token' }
  const fine = { condition: "$response.body#/errno == 'OK'" }
  expect(workflow?.steps).toMatchObject([
    {
      stepId: 'openSession',
      operationId: '$sourceDescriptions.api.openSession',
      requestBody: { contentType: 'application/json', payload: { password: '$inputs.pin' } },
      successCriteria: [fine],
      outputs: { token: '$response.body#/result/key' },
    },
    {
      parameters: [token],
      requestBody: { payload: { size: 7 } },
      successCriteria: [fine, { condition: "$response.body#/result/0/note == 'it''s due'" }],
    },
    {
      'x-operation': { url: 'http://mail.test/', method: 'get' },
      parameters: [{ name: 'to', in: 'query', value: '$inputs.pin' }],
      outputs: { code: '$response.body#/0/code' },
    },
    {
      parameters: [{ name: 'id', in: 'path', value: '$steps.findOrders.outputs.order' }, token],
      requestBody: { payload: { password: '$steps.inbox.outputs.code' } },
    },
    { stepId: 'findOrders-2', requestBody: { payload: {} } },
  ])
})

test.each([
  ['no list', 'just text', /no list of flows/],
  ['not YAML', '[', /cannot read/],
  ['no calls', 'pay: { about: x }', /pay needs calls/],
  ['an unknown operation', 'pay: { calls: [{ fly: {} }] }', /pay names fly, which is no operation/],
  ['two operations in one', 'pay: { calls: [{ payOrder: {}, findOrders: {} }] }', /a call is one operation/],
  ['a place that is no text', 'pay: { calls: [{ payOrder: {}, keep: { a: 1 } }] }', /keep\.a is a text/],
  [
    'a name that nobody kept',
    'pay: { calls: [{ payOrder: { id: $gone } }] }',
    /pay: \$gone is neither an input/,
  ],
  [
    'an inbox that nobody named',
    'pay: { calls: [{ inbox: {} }] }',
    /pay reads the inbox; say in the configuration/,
  ],
])('%s is bad input, reported in one line', (_what, text, says) => {
  const read = (): unknown =>
    readFlows(file('broken.yaml', text), api).map((flow) => toArazzo(api, flow, 'shop.yaml', undefined))
  expect(read).toThrow(BadInput)
  expect(read).toThrow(says)
})

test.each([
  ['no folder', ['flows.yaml'], /needs --out/],
  ['two files', ['a', 'b', '--out', folder], /takes one file/],
  ['no such file', ['nowhere.yaml', '--out', folder], /no file nowhere\.yaml/],
])('%s is bad input', async (_what, args, says) => {
  await expect(flows.run(args)).rejects.toThrow(says)
})
