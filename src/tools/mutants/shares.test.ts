import { expect, test } from 'vitest'
import { codeOf, PARTS, testsOf } from './parts.ts'
import { percent, type Share, shareLine } from './shares.ts'

const share: Share = {
  part: 'money',
  goal: 95,
  mutants: 200,
  killed: 180,
  equivalent: 11,
  files: 4,
  missing: 0,
  stale: 0,
  sample: 1,
  since: '2026-11-23',
}

test('a share says if it reaches its goal without those that are equivalent, since when, and what is old or missing', () => {
  expect(shareLine(share)).toBe(
    '✓ money         95 / 95 %  180 of 200 killed (90 %), 11 equivalent, since 2026-11-23',
  )
  expect(shareLine({ ...share, killed: 179, missing: 1, stale: 2 })).toBe(
    '✗ money         94 / 95 %  179 of 200 killed (89 %), 11 equivalent, since 2026-11-23, 1 of 4 files never run, 2 stale',
  )
  expect(shareLine({ ...share, sample: 12 })).toBe(
    '✓ money         95 / 95 %  180 of 200 killed (90 %), 11 equivalent, since 2026-11-23, a sample: one of 12',
  )
  expect(shareLine({ ...share, since: undefined })).toBe('  money        never run')
})

test('a share is rounded down', () => {
  expect([percent(949, 1000), percent(1, 1), percent(0, 0)]).toEqual([' 94', '100', '–'])
})

test('every part has code and tests; no file stands in two parts, and none is a test', () => {
  const names = Object.keys(PARTS)
  const files = names.flatMap(codeOf)
  expect(names.filter((name) => codeOf(name).length === 0 || testsOf(name).length === 0)).toEqual([])
  expect(files).toHaveLength(new Set(files).size)
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
})
