import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildForms } from './forms.ts'
import { limitsOf } from './forms-context.ts'
import { deriveSchema, forgetSources, type JsonObject } from './forms-schema.ts'
import { readUi } from './forms-ui.ts'
import { compileValidator } from './forms-validator.ts'

function folder(files: Record<string, unknown>): string {
  const root = mkdtempSync(join(tmpdir(), 'forms-'))
  mkdirSync(join(root, 'api'))
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(root, name), JSON.stringify(content))
  forgetSources()
  return root
}

const request = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { $ref: 'Name.yaml', description: 'Prose.' },
    note: { type: 'string', 'x-accept': ['number'], examples: ['a'], maxLength: 9 },
    description: { type: 'string' },
  },
}
const api = { 'api/Request.yaml': request, 'api/Name.yaml': { type: 'string', minLength: 2, title: 'Name' } }
const pointing = (properties: unknown, more = {}): unknown => ({
  $id: 'f',
  type: 'object',
  properties,
  ...more,
})

test("a form's schema has references resolved, descriptions removed and rules kept", () => {
  const root = folder({
    ...api,
    'form.json': pointing({
      name: { $ref: 'api/Request.yaml#/properties/name' },
      note: { $ref: 'api/Request.yaml#/properties/note', minLength: 1 },
      description: { $ref: 'api/Request.yaml#/properties/description', 'x-equals': 'name' },
    }),
  })
  expect(deriveSchema(join(root, 'form.json'))).toEqual({
    $id: 'f',
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 2 },
      note: { type: 'string', maxLength: 9, minLength: 1 },
      description: { type: 'string', 'x-equals': 'name' },
    },
  })
})

test.each([
  ['a file that is not there', pointing({ a: { $ref: 'api/None.yaml' } }), /no such file/],
  ['a place that is not there', pointing({ a: { $ref: 'api/Request.yaml#/properties/x' } }), /nothing there/],
  ['a rule overruled', pointing({ a: { $ref: 'api/Name.yaml', minLength: 1 } }), /minLength is already said/],
  ['required without a property', pointing({}, { required: ['b'] }), /names no property: b/],
])('%s is refused', (_name, form, message) => {
  const root = folder({ ...api, 'form.json': form })
  expect(() => deriveSchema(join(root, 'form.json'))).toThrow(message)
})

test.each([
  ['a field left out of the order', { order: [], fields: { a: { widget: 'text' } } }, /order: .*a$/],
  ['a widget that does not exist', { order: ['a'], fields: { a: { widget: 'txt' } } }, /no widget txt/],
  [
    'an option of another widget',
    { order: ['a'], fields: { a: { widget: 'text', to: 'a' } } },
    /to is no option/,
  ],
  [
    'a field that does not exist',
    { order: ['a'], fields: { a: { widget: 'code', to: 'b' } } },
    /to names no field/,
  ],
  [
    'a condition on a field that does not exist',
    { order: ['a'], fields: { a: { widget: 'text', when: { b: 1 } } } },
    /when names no field/,
  ],
  ['a field that no group has', { groups: { one: [] }, fields: { a: { widget: 'text' } } }, /order: .*a$/],
  [
    'a field that two groups have',
    { groups: { one: ['a'], two: ['a'] }, fields: { a: { widget: 'text' } } },
    /a stands there twice/,
  ],
])('ui.json: %s is refused', (_name, ui, message) => {
  const root = folder({ 'ui.json': ui })
  expect(() => readUi(join(root, 'ui.json'), ['a'])).toThrow(message)
})

test('a Max button for a limit that the form does not get stops the build', () => {
  const ui = { order: ['a'], fields: { a: { widget: 'decimal', max: 'balanse' } } }
  const schema = { properties: { a: { 'x-decimal-maximum': { ctx: 'balance' } } } }
  expect(() => limitsOf('ui.json', {}, schema, ui)).toThrow(
    'ui.json: a: max: the form has no limit balanse; did you mean balance?',
  )
})

test('a form gets the limits that its schema names, in conditions too, and those that its code reads', () => {
  const schema = {
    properties: { a: { 'x-decimal-maximum': { product: [{ ctx: 'balance' }, { field: 'b' }] } } },
    allOf: [{ if: { properties: { $ctx: { properties: { timesLeft: { const: 0 } } } } } }],
  }
  const form = { 'x-context': { marketPrice: 'What it computes with.' } }
  expect(limitsOf('ui.json', form, schema, { order: [], fields: {} })).toEqual([
    'balance',
    'marketPrice',
    'timesLeft',
  ])
})

test('a missing file is reported', () => {
  expect(() => readUi('forms/none/ui.json', [])).toThrow('forms/none/ui.json: no such file')
})

test('the groups of ui.json give the order of fields', () => {
  const fields = { a: { widget: 'text' }, b: { widget: 'decimal', unit: '%', when: { a: 'x' } } }
  const root = folder({ 'ui.json': { groups: { late: ['b'], early: ['a'] }, fields } })
  expect(readUi(join(root, 'ui.json'), ['a', 'b'])).toMatchObject({
    order: ['b', 'a'],
    groups: { late: ['b'], early: ['a'] },
  })
})

test('two runs generate the same bytes', async () => {
  expect([...(await buildForms())]).toEqual([...(await buildForms())])
})

test('no compiled validator uses CommonJS or creates code from text', async () => {
  const validators = [...(await buildForms())].filter(([path]) => path.endsWith('validate.js'))
  expect(validators.length).toBeGreaterThan(5)
  for (const [, text] of validators) expect(text).not.toMatch(/\brequire\(|\beval\(|new Function/)
})

test('a rule that needs a foreign module stops the build, a format of the contract does not', () => {
  const schema = (format: string): JsonObject => ({
    $id: 'f',
    type: 'object',
    properties: { a: { type: 'string', format } },
  })
  expect(() => compileValidator('f', schema('date-time'))).toThrow(/unknown format/)
  expect(compileValidator('f', schema('decimal'))).toContain(`from '#src/core/contract/keywords/formats.ts'`)
})

test('compiled validators run where creating code from text is forbidden', () => {
  const script = [
    "const { validators } = await import('#generated/forms/register-by-email/validate.js')",
    "const whole = { email: 'a@b.example', country: 'x', code: '123456', username: 'ada', password: 'secret', confirm: 'secret', agreement: true }",
    "const validate = validators['register-by-email']",
    "console.log(validate(whole), validate({ ...whole, confirm: 'Secret' }), validate.errors[0].keyword)",
  ].join('\n')
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('true false x-equals\n')
})

test('all validators run without code from text, limits known at run time included', () => {
  const script = [
    "const { formIds } = await import('#generated/forms/ids.ts')",
    'const load = (id) => import(`#generated/forms/${id}/validate.js`)',
    'for (const id of formIds) (await load(id)).validators[id]({})',
    "const { validators } = await load('transfer')",
    "const move = { from: 'spot', to: 'swap', unit: 'USDT', amount: '1.26', $ctx: { balance: '1.25' } }",
    'console.log(validators.transfer(move), validators.transfer.errors.map(({ keyword, params }) => `${keyword} ${params.limit}`).join())',
  ].join('\n')
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', script]
  expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toBe('false x-decimal-maximum 1.25\n')
})
