import { expect, test } from 'vitest'
import { familyOf, headOf, rowOf } from './table.ts'

const faults = ['field: a missing field', 'type: null', 'enum: a constant that is none', 'time: slow'].map(
  (kind) => ({ kind }),
)

test('faults of one family are counted together, and what has none is the rest', () => {
  expect(faults.map(({ kind }) => familyOf(kind))).toEqual([
    'fields, types',
    'fields, types',
    'constants, formats, limits',
    'time, now and then',
  ])
})

test('the head has the number of faults of each family', () => {
  const [names, line] = headOf(faults).split('\n')
  expect(names).toBe(
    '| tool | found (4) | on the healthy server | time | fields, types (2) | constants, formats, limits (1) | statuses (0) | content type, body (0) | session, input (0) | paging, filters, state (0) | time, now and then (1) |',
  )
  expect(line?.match(/---/g)).toHaveLength(names?.match(/\|(?=.)/g)?.length ?? 0)
})

test('a row has the sum, a family without a fault a dash, one without a find zero', () => {
  const found = { 'fields, types': 2, 'constants, formats, limits': 0 }
  const score = { found, missed: [], usual: [], perRun: 0.5, ms: 1234 }
  expect(rowOf('a tool', faults, score)).toBe('| a tool | 2 | 0.5 | 1.2 s | 2 | 0 | – | – | – | – | 0 |')
})
