import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { compileMessages } from '../messages.ts'
import { sourceFaults } from './check.ts'
import { suggestion } from './nearest.ts'
import { parseJson, readSourceFile } from './read.ts'

const made: string[] = []
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true })
})

function tree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'sources-'))
  made.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const contract = 'x-context:\n  maxAmount: { kind: decimal }\n  places: { kind: places }\npaths: {}\n'

/** Returns the errors of one file of a contract that is right otherwise, without the folder that it stands in. */
function faults(path: string, text: string): string[] {
  const root = tree({ 'openapi/openapi.yaml': contract, [path]: text })
  return sourceFaults(root).map((fault) => fault.replace(`${root}/`, ''))
}

test('contract files with known words and limits pass', () => {
  const schema =
    'type: object\nproperties:\n  minLenght: { type: string, x-decimal-maximum: { ctx: maxAmount } }\n'
  expect(faults('openapi/schemas/a/A.yaml', schema)).toEqual([])
})

test('a misspelt limit is reported with its place and the nearest name', () => {
  const schema =
    'type: object\nproperties:\n  a:\n    type: string\n    x-decimal-maximum: { ctx: maxAmout }\n'
  const fault = 'x-context of openapi/openapi.yaml has no limit maxAmout; did you mean maxAmount?'
  expect(faults('openapi/schemas/a/A.yaml', schema)).toEqual([`openapi/schemas/a/A.yaml:5:26: ${fault}`])
  const form = '{\n  "properties": {\n    "a": { "x-decimal-minimum": { "ctx": "maxAmout" } }\n  }\n}\n'
  expect(faults('forms/f/form.json', form)).toEqual([`forms/f/form.json:3:35: ${fault}`])
})

test.each([
  ['in a product', 'x-decimal-maximum: { product: [{ ctx: maxAmout }, "1"] }', '1:34: '],
  ['in a list', 'x-decimal-maximum: [{ ctx: maxAmount }, { ctx: maxAmout }]', '1:43: '],
  ['in a condition', 'if: { properties: { $ctx: { properties: { maxAmout: {} } } } }', '1:43: '],
  [
    'of another kind',
    'x-decimal-places: { ctx: maxAmount }',
    '1:21: x-decimal-places takes a limit of kind places',
  ],
])('a wrong limit %s is found', (_where, schema, fault) => {
  expect(faults('openapi/schemas/a/A.yaml', schema)).toEqual([expect.stringContaining(`A.yaml:${fault}`)])
})

test.each([
  [
    'openapi/schemas/a/A.yaml',
    'type: string\nminLenght: 6\n',
    '2:1: minLenght is no word of a schema; did you mean minLength?',
  ],
  [
    'openapi/schemas/a/A.yaml',
    'allOf:\n  - { items: { x-equal: b } }\n',
    '2:16: x-equal is no word of a schema; did you mean x-equals?',
  ],
  [
    'openapi/paths/a/a.yaml',
    'get:\n  x-efect: read\n',
    '2:3: x-efect is no word of an operation; did you mean x-effect?',
  ],
  [
    'openapi/paths/a/a.yaml',
    'get:\n  parameters:\n    - { name: a, schema: { typ: string } }\n',
    '3:28: typ is no word of a schema; did you mean type?',
  ],
  [
    'forms/f/form.json',
    '{ "x-operatin": "a" }',
    '1:3: x-operatin is no word of a schema; did you mean x-operation?',
  ],
])('a misspelt word of %s is reported with its place: %s', (path, text, fault) => {
  expect(faults(path, text)).toEqual([`${path}:${fault}`])
})

test.each([
  ['a.json', '{\n  "a": "b",\n  "c" "d"\n}', "a.json:3:7: Expected ':' after property name"],
  ['a.json', '{\n  "a": "b"', 'a.json:2:11: '],
  ['a.yaml', 'a: b\nc: [d\n', 'a.yaml:3:1: '],
])('an unreadable %s is reported with line and column: %j', (name, text, message) => {
  const root = tree({ [name]: text })
  expect(() => readSourceFile(join(root, name))).toThrow(message)
})

test('a valid file is read, a missing one is reported', () => {
  expect(parseJson('a.json', '{"a":1}')).toEqual({ a: 1 })
  expect(() => readSourceFile('none.yaml')).toThrow('none.yaml: no such file')
})

test('SHELL-11.d an invalid catalogue, or message in it, stops the generation with its place', () => {
  const broken = tree({ 'en_US/a.json': '{\n  "a": "One"\n  "b": "Two"\n}\n' })
  expect(() => compileMessages(broken)).toThrow(`${broken}/en_US/a.json:3:3: Expected ',' or '}'`)
  const message = tree({ 'en_US/a.json': '{\n  "a": "One",\n  "b": "{name"\n}\n' })
  expect(() => compileMessages(message)).toThrow(`${message}/en_US/a.json:3:3: b: `)
})

test('an unknown word without a near match is reported with the list of words, if it is short', () => {
  expect(suggestion('x', ['alpha', 'beta'])).toBe('; there are: alpha, beta')
  expect(suggestion('alpa', ['alpha', 'beta'])).toBe('; did you mean alpha?')
  expect(suggestion('x', [])).toBe('')
})
