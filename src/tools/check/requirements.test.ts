import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coverage, readGroups } from './requirements.ts'

const groups = readGroups(`
session:
  SESS-01: the log-in is checked at start
  SESS-02:
    section: 4
    rule: log-out clears token and member
    clauses:
      a: token
      b: member
routes:
  ROUTE-C2C:
    clauses: { a: /, b: /about }
`)

test('a clause is held when a title names it; a rule when all its clauses are', () => {
  const { groups: counts } = coverage(groups, ['SESS-01 SESS-02.b hold', 'ROUTE-C2C.a ROUTE-C2C.b hold'])
  expect(counts).toEqual([
    {
      name: 'session',
      rules: { held: 1, total: 2 },
      clauses: { held: 2, total: 3 },
      open: ['SESS-02.a'],
    },
    { name: 'routes', rules: { held: 1, total: 1 }, clauses: { held: 2, total: 2 }, open: [] },
  ])
})

test('letters of several clauses stand together', () => {
  expect(coverage(groups, ['SESS-02.ab log-out clears both']).groups[0]?.open).toEqual(['SESS-01'])
})

test('a bare code of a rule with clauses holds none of them and is reported', () => {
  const { groups: counts, bare, unknown } = coverage(groups, ['SESS-01 SESS-02 hold'])
  expect(counts[0]?.open).toEqual(['SESS-02.a', 'SESS-02.b'])
  expect({ bare, unknown }).toEqual({ bare: ['SESS-02'], unknown: [] })
})

test('a misspelt code or clause is reported; other words with a dash and digits are not codes', () => {
  const titles = ['SESS-91 holds', 'SESS-02.bz holds', 'SESS-01.a holds', 'UTF-16 text in notes-01.txt']
  expect(coverage(groups, titles).unknown).toEqual(['SESS-01.a', 'SESS-02.z', 'SESS-91'])
})

test('the list has every group of rules, and clauses are lettered from a without a gap', () => {
  const list = readGroups(readFileSync('tests/requirements.yaml', 'utf8'))
  const counts = Object.fromEntries([...list].map(([group, rules]) => [group, rules.length]))
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
  const cut = [...list.values()].flat().filter(({ code, clauses }) => clauses[0] !== code)
  for (const { code, clauses } of cut)
    expect(clauses).toEqual(clauses.map((_, index) => `${code}.${String.fromCodePoint(97 + index)}`))
})
