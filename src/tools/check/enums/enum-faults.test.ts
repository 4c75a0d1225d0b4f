import { expect, test } from 'vitest'
import { enumFaults, enumsOf } from './enum-faults.ts'

const enums = enumsOf({
  Stage: { type: 'integer', enum: [0, 1, 2], 'x-enum-varnames': ['NEW', 'OPEN', 'DONE'] },
  Kind: { type: 'integer', enum: [1, 2], 'x-enum-varnames': ['FIXED', 'MOVING'] },
  Flag: { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['IS_FALSE', 'IS_TRUE'] },
  Row: {
    properties: {
      kind: { $ref: '#/components/schemas/Kind' },
      stage: { oneOf: [{ $ref: '#/components/schemas/Stage' }, { type: 'null' }] },
      isOpen: { $ref: '#/components/schemas/Flag' },
      status: { $ref: '#/components/schemas/Stage' },
    },
  },
  Other: { properties: { status: { $ref: '#/components/schemas/Flag' } } },
})

test.each([
  ['const STAGE = { fresh: 0, open: 1, done: 2 } as const', '1: STAGE has the numbers of Stage'],
  ['\nconst names: Names = {\n  done: 2,\n  open: 1,\n  fresh: 0,\n}', '2: names has the numbers of Stage'],
  ['if (row.kind === 2) take(row)', '1: kind === 2: compare with the constant of the enum'],
  ['rows.filter(({ stage }) => stage !== 0)', '1: stage !== 0: compare'],
])('a repeated enum of the contract is found: %s', (source, fault) => {
  expect(enumFaults(source, enums)).toEqual([expect.stringContaining(fault)])
})

test.each([
  "import { Stage } from '#generated/wire/stage.ts'\nif (row.kind === Kind.FIXED) take(row)",
  'const LIMITS = { least: 5, most: 10 } as const',
  'const EITHER = { no: 0, yes: 1 } as const',
  'if (row.isOpen === 1 || row.status === 1) take(row)',
])('numbers that are no enum, and names with another meaning, are accepted: %s', (source) => {
  expect(enumFaults(source, enums)).toEqual([])
})
