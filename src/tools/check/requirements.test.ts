import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverage, readGroups } from './requirements.ts'

const groups = new Map([
  ['session', ['SESS-01', 'SESS-02']],
  ['routes', ['ROUTE-PUBLIC']],
])

test('a rule is covered when a title names it; a title may name several', () => {
  const { covered, total, uncovered } = coverage(groups, ['SESS-01 and ROUTE-PUBLIC hold', 'something else'])
  expect({ covered, total, session: uncovered.get('session') }).toEqual({
    covered: 2,
    total: 3,
    session: ['SESS-02'],
  })
})

test('a misspelt code is reported; other words with a dash and digits are not codes', () => {
  expect(coverage(groups, ['SESS-91 holds', 'UTF-16 text']).unknown).toEqual(['SESS-91'])
})

test('the list has every group of rules', () => {
  const list = readGroups(readFileSync('tests/requirements.yaml', 'utf8'))
  const counts = Object.fromEntries([...list].map(([group, codes]) => [group, codes.length]))
  expect(counts).toEqual({
    routes: 8,
    shell: 15,
    session: 7,
    validation: 34,
    state: 16,
    limits: 8,
    messages: 26,
    feature: 25,
    calls: 1,
    entity: 20,
  })
})
