import { expect, test } from 'vitest'
import { createAjv } from '../ajv.ts'
import { annotations, constraints } from './vocabulary.ts'

/** Arguments that a word takes, and some that it does not. */
const limits: [unknown[], unknown[]] = [
  [
    '0',
    '-1.50',
    '100',
    { field: 'a' },
    { ctx: 'b' },
    { product: ['2', { field: 'a' }] },
    ['1', { ctx: 'b' }],
  ],
  [
    1,
    '',
    '01',
    '1.',
    '+1',
    'x1',
    '1x',
    '.5',
    {},
    { field: '' },
    { field: 7 },
    { ctx: '' },
    { field: 'a', more: 1 },
    { product: ['1'] },
    { product: ['1', '2', '3'] },
    { product: 'ab' },
    ['1'],
    ['1', '1'],
    ['1', 2],
    { product: ['1', 2] },
    { product: ['1', ['2', '3']] },
    [['1', '2'], '3'],
  ],
]
const sibling: [unknown[], unknown[]] = [['a'], ['', 7, ['a'], null]]

const WORDS: Record<string, [inside: unknown[], outside: unknown[]]> = {
  'x-decimal-minimum': limits,
  'x-decimal-maximum': limits,
  'x-decimal-exclusive-minimum': limits,
  'x-decimal-exclusive-maximum': limits,
  'x-decimal-places': [
    [0, 8, { ctx: 'a' }, [{ ctx: 'a' }, 8]],
    [-1, 1.5, '2', { field: 'a' }, { ctx: '' }, [8], [8, 8], ['1', 2]],
  ],
  'x-pattern': [[{ ctx: 'a' }], ['a', {}, { ctx: '' }, { ctx: 'a', field: 'b' }]],
  'x-equals': sibling,
  'x-differs': sibling,
  'x-not-before': sibling,
  'x-accept': [
    [['number'], ['text', 'name', 'boolean', 'epoch-ms', 'epoch-s', 'gmt8', 'iso', 'number']],
    ['number', [], ['float'], [''], ['text', 'text']],
  ],
  'x-alias': [[['a', 'b']], ['a', [], [''], [7], ['a', 'a']]],
  'x-enum-varnames': [[['A', '_b1', 'PAID']], ['A', [], ['1A'], ['A-B'], [''], [7], ['A', 'A']]],
  'x-enum-descriptions': [
    [['a', 'a'], []],
    ['a', [''], [7]],
  ],
  'x-unit': [['coin'], ['', 7]],
  'x-filters': [[false], [true, 'false', 0]],
  'x-source': [
    [{ kind: 'specification' }, { kind: 'public', reference: 'a' }, { kind: 'proposed' }],
    [
      'public',
      {},
      { kind: 'rumour' },
      { kind: '' },
      { kind: 'public', reference: '' },
      { kind: 'public', more: 1 },
      { reference: 'a' },
    ],
  ],
  'x-upload': [
    [{ operation: 'a', types: ['image/png', 'image/svg+xml'], maxBytes: 1 }],
    [
      'a',
      {},
      { operation: '', types: ['image/png'], maxBytes: 1 },
      { operation: 'a', types: [], maxBytes: 1 },
      { operation: 'a', types: ['png'], maxBytes: 1 },
      { operation: 'a', types: ['1image/png'], maxBytes: 1 },
      { operation: 'a', types: ['image/png; x'], maxBytes: 1 },
      { operation: 'a', types: ['image/'], maxBytes: 1 },
      { operation: 'a', types: ['image/png'], maxBytes: 0 },
      { operation: 'a', types: ['image/png'], maxBytes: 1.5 },
      { operation: 'a', types: ['image/png'], maxBytes: 1, more: 1 },
    ],
  ],
}

test('each word of the contract has arguments of its own form', () => {
  expect(Object.keys(WORDS)).toEqual([...Object.keys(constraints), ...Object.keys(annotations)])
})

test.each(Object.entries(WORDS))(
  '%s takes arguments of its form and no others',
  (word, [inside, outside]) => {
    const takes = (argument: unknown): boolean => {
      try {
        createAjv().compile({ [word]: argument })
        return true
      } catch {
        return false
      }
    }
    expect(inside.filter((argument) => !takes(argument))).toEqual([])
    expect(outside.filter(takes)).toEqual([])
  },
)

test('constants and names pair up, null aside', () => {
  const compile = (values: unknown[] | undefined, names: string[]) => () =>
    createAjv().compile({ ...(values && { enum: values }), 'x-enum-varnames': names })
  expect(compile([0, 1, null], ['A', 'B'])).not.toThrow()
  expect(compile(undefined, ['A'])).not.toThrow()
  expect(compile([0, 1, null], ['A', 'B', 'C'])).toThrow(
    'keyword "x-enum-varnames": 2 constants, 3 names: A, B, C',
  )
})

test('an error says what it is about', () => {
  const told = (rule: object, value: object): unknown => {
    const validate = createAjv().compile({ type: 'object', properties: { a: rule, b: {} } })
    validate(value)
    return validate.errors?.map(({ message, params }) => ({ message, params }))
  }
  const minimum = { 'x-decimal-minimum': [{ field: 'b' }, '5'] }
  expect(told(minimum, { a: '1', b: '3' })).toEqual([
    { message: 'must keep its decimal minimum', params: { limit: '3', field: 'b' } },
    { message: 'must keep its decimal minimum', params: { limit: '5' } },
  ])
  expect(told({ 'x-decimal-places': 1 }, { a: '1.55' })).toEqual([
    { message: 'must not have more decimal places', params: { limit: 1 } },
  ])
  expect(told({ 'x-pattern': { ctx: 'c' } }, { a: 'x', $ctx: { c: '^y' } })).toEqual([
    { message: 'must match the pattern of the moment', params: { ctx: 'c' } },
  ])
  expect(told({ 'x-equals': 'b' }, { a: 'x', b: 'y' })).toEqual([
    { message: 'must equal its sibling', params: { field: 'b' } },
  ])
  expect(told({ 'x-differs': 'b' }, { a: 'x', b: 'x' })).toEqual([
    { message: 'must differ from its sibling', params: { field: 'b' } },
  ])
  expect(told({ 'x-not-before': 'b' }, { a: '2026-01-01', b: '2026-01-02' })).toEqual([
    { message: 'must not be before its sibling', params: { field: 'b' } },
  ])
})
