import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenChanges } from '../testing/broken-changes.ts'
import { brokenExamples } from '../testing/broken-examples.ts'
import { brokenMarks } from '../testing/broken-marks.ts'
import { brokenOperations } from '../testing/broken-operations.ts'
import { brokenSchemas } from '../testing/broken-schemas.ts'
import { brokenWords } from '../testing/broken-words.ts'
import { expectFinding, expectNothing } from '../testing/check-rule.ts'
import { fine } from '../testing/fine.ts'
import { rules } from './all.ts'
import { coreRules } from './core.ts'
import { rulesPage } from './page.ts'

const broken = [
  ...brokenOperations,
  ...brokenChanges,
  ...brokenMarks,
  ...brokenExamples,
  ...brokenSchemas,
  ...brokenWords,
]

test.each(broken)('$rule finds $to in $file', async (violation) => {
  expect.hasAssertions()
  await expectFinding(violation)
})

test.each(fine)('$rule accepts: $why', async (change) => {
  expect.hasAssertions()
  await expectNothing(change)
})

test('every rule has a failing example', () => {
  const proved = new Set(broken.map(({ rule }) => rule))
  expect(rules.filter(({ id }) => !proved.has(id)).map(({ id }) => id)).toEqual([])
  expect([...proved].filter((id) => !rules.some((rule) => rule.id === id))).toEqual([])
})

test('every rule gives cause and fix', () => {
  for (const { id, cause, fix } of [...rules, ...coreRules]) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(cause.length).toBeGreaterThan(40)
    expect(fix.length).toBeGreaterThan(40)
  }
})

test('docs/contract-rules.md lists every rule as it is', () => {
  expect(readFileSync('docs/contract-rules.md', 'utf8')).toBe(rulesPage(rules, coreRules))
})
