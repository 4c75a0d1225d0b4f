import { expect, test } from 'vitest'
import { ADVICE } from './advice.ts'
import type { ServerFinding } from './finding-collector.ts'
import { fingerprint, reportOfRun, type RunReport, type Timing } from './run-report.ts'

const finding: ServerFinding = {
  rule: 'openbourse/null',
  severity: 'error',
  message: 'list: null where the contract has none',
  file: 'api.yaml',
  line: 3,
  column: 5,
  pointer: '/paths',
  operation: 'list',
  at: '/data/0/a',
  expected: 'text',
  got: 'null',
  times: 2,
  of: 2,
  repeat: 'curl list',
}
const rare: ServerFinding = {
  ...finding,
  rule: 'openbourse/not-json',
  at: '',
  times: 1,
  message: 'list: no JSON',
  repeat: 'curl other',
}
const other: ServerFinding = {
  ...finding,
  operation: 'read',
  line: 9,
  message: 'read: null',
  repeat: 'curl read',
}

const run: RunReport = { command: 'judge', findings: [], judged: [], operations: 3, calls: 0, skipped: [] }
const report = (more: Partial<RunReport> = {}) => reportOfRun({ ...run, ...more })

test.each<[Partial<RunReport>, string, string]>([
  [{}, 'no finding', '0 calls, 0 of 3 operations: no finding'],
  [{ calls: 1, judged: ['list'], findings: [finding] }, '1 finding', '1 call, 1 of 3 operations: 1 finding'],
  [{ calls: 2, findings: [finding, rare], known: 0 }, '2 findings', '2 calls, 0 of 3 operations: 2 findings'],
  [{ operations: 1, known: 4 }, 'no finding', '0 calls, 0 of 1 operation: no finding, 4 known'],
])('%j has a verdict and a summary', (more, verdict, summary) => {
  expect(report(more)).toMatchObject({ command: 'judge', verdict, summary })
})

test('the text has a block for each operation, with the calls that show its findings', () => {
  const again = { ...finding, at: '/data/0/bbb', got: '\u0007'.repeat(3) }
  expect(report({ findings: [finding, other, again, rare] }).blocks).toEqual([
    {
      heading: 'list  api.yaml:3',
      lines: [
        '  null      /data/0/a    expected text, got null',
        '  null      /data/0/bbb  expected text, got  ',
        '  not-json  (answer)     expected text, got null; 1 of 2 calls',
        '    curl list',
        '    curl other',
      ],
    },
    { heading: 'read  api.yaml:9', lines: ['  null  /data/0/a  expected text, got null', '    curl read'] },
  ])
})

test('a finding has what each format shows of it', () => {
  const [whole, part] = report({ findings: [finding, rare] }).findings
  expect(whole).toEqual({
    rule: 'openbourse/null',
    level: 'error',
    name: 'null',
    title: 'openbourse/null',
    message: finding.message,
    spot: finding,
    operations: ['list'],
    group: 'list',
    cells: {
      operation: 'list',
      rule: 'null',
      place: '/data/0/a',
      expected: 'text',
      got: 'null',
      when: [{ text: 'always', isStrong: false }],
      written: 'api.yaml:3:5',
    },
    comesAndGoes: false,
    repeat: 'curl list',
    fingerprint: ['drift/v1', 'openbourse/null list /data/*/a'],
    properties: { at: '/data/0/a', repeat: 'curl list' },
  })
  expect(part).toMatchObject({
    cells: { place: 'the answer', when: [{ text: '1 of 2 calls', isStrong: true }] },
    comesAndGoes: true,
    fingerprint: ['drift/v1', 'openbourse/not-json list'],
  })
})

test('the number of a row does not count in the name of a finding', () => {
  const named = (at: string): string => fingerprint({ rule: 'r', operation: 'o', at })
  expect([named('/rows/12/a'), named('/rows/12'), named('/row2')]).toEqual([
    'r o /rows/*/a',
    'r o /rows/*',
    'r o /row2',
  ])
})

test('tables of findings have these columns', () => {
  const shown = (columns: readonly { name: string; style: string }[]): string[] =>
    columns.map(({ name, style }) => `${name} ${style}`)
  const { html, markdown } = report().columns
  expect(shown(html)).toEqual([
    'rule plain',
    'place code',
    'expected plain',
    'got plain',
    'when plain',
    'written code',
  ])
  expect(shown(markdown)).toEqual([
    'operation code',
    'rule code',
    'place code',
    'expected code',
    'got code',
    'when plain',
  ])
})

test('every rule is explained', () => {
  const { rules } = report()
  expect(rules).toHaveLength(Object.keys(ADVICE).length)
  expect(rules).toContainEqual({
    id: 'openbourse/too-large',
    cause: 'More than 4 MB.',
    fix: 'Page the list.',
  })
})

test('an operation that was judged is a case that passes or fails, one that was left out is skipped', () => {
  const { cases } = report({
    judged: ['list', 'write'],
    findings: [finding, other, rare],
    skipped: [{ what: 'pay', why: 'changes data' }],
  })
  expect(cases).toEqual([
    {
      name: 'list',
      failure: {
        type: 'openbourse/null',
        message: finding.message,
        body: `${finding.message}\ncurl list\n\nlist: no JSON\ncurl other`,
      },
    },
    { name: 'write' },
    { name: 'pay', skipped: 'changes data' },
  ])
})

test('coverage is counted by kind where it was measured', () => {
  expect(report()).not.toHaveProperty('counts')
  const seen = { seen: 1, of: 2 }
  const coverage = {
    operations: seen,
    parameters: seen,
    fields: { seen: 3, of: 4 },
    values: seen,
    codes: seen,
  }
  expect(report({ coverage }).counts).toEqual([
    { name: 'operations', ...seen },
    { name: 'parameters', ...seen },
    { name: 'fields', seen: 3, of: 4 },
    { name: 'values', ...seen },
    { name: 'codes', ...seen },
  ])
})

test('remarks tell what is in doubt, never succeeded, has no effect and was skipped', () => {
  const note = (what: string) => [{ what, why: 'so' }]
  expect(
    report({ warnings: note('a'), missed: note('b'), idle: note('c'), skipped: note('d') }).remarks,
  ).toEqual([
    { title: 'In doubt', notes: note('a') },
    { title: 'Never succeeded', notes: note('b') },
    { title: 'Settings without effect', notes: note('c') },
    { title: 'Slowest', notes: [] },
    { title: 'Skipped', notes: note('d') },
  ])
  expect(report().remarks.flatMap(({ notes }) => notes)).toEqual([])
})

test.each([
  ['never succeeded (refused with 500)', 'refused with 500'],
  ['never succeeded (\n)', '\n'],
  ['it never succeeded (so)', 'it never succeeded (so)'],
  ['never succeeded (so) today', 'never succeeded (so) today'],
])('below the title "Never succeeded" the reason %j is %j', (why, told) => {
  expect(report({ missed: [{ what: 'pay', why }] }).remarks[1]?.notes).toEqual([{ what: 'pay', why: told }])
})

test('of operations with twenty calls and more the five slowest are told', () => {
  const timing = (operation: string, p95: number, calls = 20): Timing => ({
    operation,
    calls,
    median: 7,
    p95,
    p99: 900,
    slowest: 999,
  })
  const timings = [
    timing('b', 20),
    timing('few', 900, 19),
    timing('f', 60, 21),
    timing('a', 10),
    timing('d', 40),
    timing('c', 30),
    timing('e', 50),
  ]
  const { notes } = report({ timings }).remarks[3] ?? { notes: [] }
  expect(notes.map(({ what }) => what)).toEqual(['f', 'e', 'd', 'c', 'b'])
  expect(notes[0]?.why).toBe('half of 21 answers within 7 ms, 95 of 100 within 60 ms')
})
