/** Edges of the rules for documents of any house. */
import { expect, test } from 'vitest'
import { lintContract } from '../lint/lint.ts'
import { memoryTree } from '../testing/memory-tree.ts'

const head = `openapi: 3.1.0
info: { title: Some, version: '1' }
`

/** Rules and messages of the findings in a document of these paths. */
async function told(paths: string, more = ''): Promise<string[]> {
  const files = { 'openapi/openapi.yaml': `${head}${more}paths:\n${paths}` }
  const tree = memoryTree(files)
  const { findings } = await lintContract('openapi/openapi.yaml', tree, { profile: 'core' })
  return findings.map(({ rule, message }) => `${rule.replace('openbourse/', '')}: ${message}`)
}
const json = (schema: string): string => `content: { application/json: { schema: ${schema} } }`
const responses = (...answers: readonly (readonly [status: string, content: string])[]): string =>
  `responses: { ${answers.map(([status, content]) => `'${status}': { description: Some., ${content} }`).join(', ')} }`
/** An operation `getThing`, or another one. */
const path = (answers: string, name = 'getThing', method = 'get', more = ''): string =>
  `  /${name}: { ${method}: { operationId: ${name}, ${more}${answers} } }\n`
const answering = (schema: string, name?: string): string => path(responses(['200', json(schema)]), name)
const loose = '{ type: object, properties: { id: { type: integer }, name: { type: string } } }'
const strict = loose.replace('properties', 'required: [id], properties')

test('answer-schema asks for no schema where no answer has a body', async () => {
  const gone = responses(['404', ''])
  expect(await told(path(gone))).toEqual(['answer-schema: getThing names no successful answer'])
  expect(await told(path(gone, 'getThing', 'head'))).toEqual([])
  expect(await told(path(gone, 'getThing', 'options'))).toEqual([])
  for (const status of ['204', '205']) expect(await told(path(responses([status, ''])))).toEqual([])
  expect(await told(path(responses(['200', ''])))).toEqual([
    'answer-schema: getThing: the answer with 200 has no schema',
  ])
})

test('answer-schema takes the default answer, and one schema of several media types', async () => {
  expect(await told(path(responses(['default', json(strict)])))).toEqual([])
  expect(await told(path(responses(['default', ''])))).toEqual([
    'answer-schema: getThing: the answer with default has no schema',
  ])
  const two = `content: { application/json: { schema: ${strict} }, text/plain: {} }`
  expect(await told(path(responses(['200', two])))).toEqual([])
  expect(await told(path(responses(['200', 'content: { text/plain: {} }'])))).toHaveLength(1)
})

test('answer-required finds loose objects at any depth of a successful answer', async () => {
  const finding = (name: string) => [`answer-required: ${name} has 2 fields and requires none`]
  expect(await told(path(responses(['200', json(strict)], ['400', json(loose)])))).toEqual([])
  expect(await told(answering(`{ type: array, items: ${loose} }`))).toEqual(finding('items'))
  const inner = `{ type: object, required: [inner], properties: { inner: ${loose} } }`
  expect(await told(answering(inner))).toEqual(finding('inner'))
  expect(await told(answering('{ type: object, properties: { id: { type: integer } } }'))).toEqual([])
})

const components = (schemas: string): string => `components: { schemas: { ${schemas} } }\n`

test('answer-required finds a shared object once, also one that holds itself', async () => {
  const two = `${answering("{ $ref: '#/components/schemas/Tree' }")}${answering("{ $ref: '#/components/schemas/Tree' }", 'getOther')}`
  const tree =
    "Tree: { type: object, properties: { id: { type: integer }, below: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }"
  expect(await told(two, components(tree))).toEqual(['answer-required: Tree has 2 fields and requires none'])
})

test('answer-required leaves parts of compositions and conditions alone', async () => {
  const part = `Part: ${loose}`
  const composed = `{ allOf: [{ $ref: '#/components/schemas/Part' }, ${loose}] }`
  expect(await told(answering(composed), components(part))).toEqual([])
  expect(await told(answering(loose.replace('properties', `allOf: [${strict}], properties`)))).toEqual([])
  expect(await told(answering(strict.replace('properties', `if: ${loose}, properties`)))).toEqual([])
})

const coded = (code: string, message = 'message', type = 'type: integer'): string =>
  `{ type: object, required: [${code}], properties: { ${code}: { ${type} }, ${message}: { type: string } } }`
const untold = (count: number): string =>
  `refusal-told: ${count} operations answer with a code, and none says which one is success`

test.each([
  'code',
  'errcode',
  'err_code',
  'errorCode',
  'error_code',
  'errno',
  'retCode',
  'ret_code',
  'statusCode',
  'bizCode',
])('refusal-told takes %s for the code of an answer', async (code) => {
  expect(await told(answering(coded(code)))).toEqual([untold(1)])
})

test.each(['message', 'msg', 'reason', 'errmsg', 'err_msg', 'errorMessage', 'error_message'])(
  'refusal-told takes %s for the message beside a code',
  async (message) => {
    expect(await told(answering(coded('code', message)))).toEqual([untold(1)])
  },
)

test.each([
  ['zipcode', 'message'],
  ['codes', 'message'],
  ['numbers', 'message'],
  ['barretcode', 'message'],
  ['statusCodes', 'message'],
  ['code', 'submessage'],
  ['code', 'messages'],
  ['id', 'message'],
  ['code', 'name'],
])('refusal-told sees no refusal in %s and %s', async (code, message) => {
  expect(await told(answering(coded(code, message)))).toEqual([])
})

test('refusal-told is content where success is told by a constant, by branches or by the envelope', async () => {
  expect(await told(answering(coded('code', 'message', 'type: integer, const: 0')))).toEqual([])
  const [good, bad] = [coded('code'), coded('code', 'reason')]
  for (const word of ['oneOf', 'anyOf'])
    expect(
      await told(answering(coded('code').replace('required', `${word}: [${good}, ${bad}], required`))),
    ).toEqual([])
  expect(await told(answering(coded('code')), 'x-envelope: { code: code }\n')).toEqual([])
  const one = answering(coded('code', 'message', 'type: integer, const: 0'))
  expect(await told(`${one}${answering(coded('code'), 'getOther')}`)).toEqual([])
})

test('refusal-told speaks when more than half of the operations answer with a code', async () => {
  const [code, plain] = [answering(coded('code')), answering(strict, 'getPlain')]
  expect(await told(`${code}${plain}`)).toEqual([])
  expect(await told(`${code}${plain}${answering(coded('code'), 'getOther')}`)).toEqual([untold(2)])
  expect(await told(path(responses(['200', json(strict)], ['400', json(coded('code'))])))).toEqual([])
})

const sending = (body: string): string =>
  path(responses(['200', json(strict)]), 'sendThing', 'post', `requestBody: { content: { ${body} } }, `)
const form = (field: string, more = ''): string =>
  `application/json: { schema: { type: object, properties: { a: { ${field} } } }${more} }`
const HARD = "type: string, pattern: '^(a)\\1$'"

test('request-possible finds a body without a schema, and a pattern of which no text can be made', async () => {
  expect(await told(sending('application/json: {}'))).toEqual([
    'request-possible: sendThing: the body has no schema',
  ])
  expect(await told(sending(form(HARD)))).toEqual([
    'request-possible: sendThing: no text can be made for the pattern of a',
  ])
})

test.each([
  ['a pattern that has texts', form("type: string, pattern: '^a{3}$'")],
  ['a field without a pattern', form('type: string')],
  ['an example of the field', form(`${HARD}, example: aa`)],
  ['examples of the field', form(`${HARD}, examples: [aa]`)],
  ['a default of the field', form(`${HARD}, default: aa`)],
  ['an example of the body', form(HARD, ', example: { a: aa }')],
  ['examples of the body', form(HARD, ', examples: { one: { value: { a: aa } } }')],
  [
    'an example of one of two bodies',
    `${form(HARD, ', example: { a: aa }')}, text/plain: { schema: { type: string } }`,
  ],
])('request-possible accepts %s', async (_what, body) => {
  expect(await told(sending(body))).toEqual([])
})

test('valid-example judges each of several examples by its value', async () => {
  const given = (examples: string): string => sending(form('type: integer', `, examples: { ${examples} }`))
  expect(await told(given('one: { value: { a: 1 } }, two: { externalValue: two.json }'))).toEqual([])
  expect(await told(given('one: { value: { a: 1 } }, two: { value: { a: x } }'))).toEqual([
    expect.stringMatching(/^valid-example: .*a must be integer/),
  ])
})
