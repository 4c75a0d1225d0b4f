import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withRules } from './advice-page.ts'

const page = readFileSync('docs/contract-checks.md', 'utf8')

test('a table that is out of date is written anew, the rest of the page stays', () => {
  const old = page.replace(/^\| `enum` \|.*\n/m, '| `gone` | an old cause | an old fix |\n')
  expect(old).not.toBe(page)
  expect(withRules(old)).toBe(page)
})

test('only a table of its own is the table of rules', () => {
  const text = 'The table | rule | cause | fix |\n| a |\n'
  expect(withRules(text)).toBe(text)
})
