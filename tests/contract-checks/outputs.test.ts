import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Window } from 'happy-dom'
import { afterAll, expect, test } from 'vitest'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { reportOfDiff } from '#src/contract-checks/diff/report.ts'
import { CHANGE_RULES } from '#src/contract-checks/diff/rules/all.ts'
import { RULES, type Violation } from '#src/contract-checks/judge/violation.ts'
import { baselineOf, readBaseline, today } from '#src/contract-checks/output/baseline.ts'
import { withoutKnown } from '#src/contract-checks/judge/run-output.ts'
import { fingerprint, reportOfRun } from '#src/contract-checks/judge/run-report.ts'
import { reportOfLint } from '#src/contract-checks/lint/report.ts'
import { REPORT_FORMATS } from '#src/contract-checks/output/report-writer.ts'
import { addDays } from '#src/core/time/day.ts'
import { junitFaults } from './junit-faults.ts'
import { diffReport, everyRule, violation, lintReport, report } from './reports.ts'

const { github: toGithub, html: toHtml, junit: toJunit, sarif: toSarif } = REPORT_FORMATS

const folder = mkdtempSync(join(tmpdir(), 'outputs-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The lines of the source that a finding points at. */
const pointedAt = (...faults: [id: string, ...Violation[]][]): string[] =>
  report(...faults).findings.map(({ file, line, column }) => {
    const text = readFileSync(file, 'utf8').split('\n')[line - 1] ?? ''
    return `${file} ${text.slice(column - 1)}`
  })

test('a finding points at the field, in the file of the split contract where it is written', () => {
  expect(
    pointedAt(
      ['listAds', violation('wrong-type', '/data/content/3/price')],
      ['listCountries', violation('missing-field', '/data/0/zhName')],
      ['listAnnouncements', violation('parameter-ignored', '/pageSize')],
    ).map((text) => text.replace(/ *\{.*/, '')),
  ).toEqual([
    expect.stringMatching(/^openapi\/schemas\/\S+\.yaml price:/),
    expect.stringMatching(/^openapi\/schemas\/\S+\.yaml zhName:/),
    expect.stringMatching(/^openapi\/schemas\/\S+\.yaml pageSize:/),
  ])
})

test('a finding about an undeclared field points at its object, one about the whole answer at the operation', () => {
  const [inside = '', whole = ''] = pointedAt([
    'listCountries',
    violation('undeclared-field', '/data/0/surprise'),
    violation('not-json', ''),
  ]).toSorted()
  expect(whole).toMatch(/^openapi\/schemas\//)
  expect(inside).toMatch(/^openapi\/paths\/auth\/support-country\.yaml post:/)
})

test('the SARIF output is valid by the SARIF schema', () => {
  const schema = JSON.parse(readFileSync('tests/contract-checks/schemas/sarif-2.1.0.json', 'utf8')) as Record<
    string,
    unknown
  >
  const { $schema: _draft, id: _id, ...plain } = schema
  // Patterns of draft 4 are not those of unicode mode.
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, validateFormats: false })
  const validate = ajv.compile(plain)
  const log = JSON.parse(toSarif(reportOfRun(everyRule))) as { runs: [{ results: unknown[] }] }
  expect(validate(log) ? [] : validate.errors).toEqual([])
  expect(log.runs[0].results).toHaveLength(Object.keys(RULES).length)
  expect(validate({ ...log, version: '2.0.0' })).toBe(false)
  expect(validate(JSON.parse(toSarif(reportOfDiff(diffReport)))) ? [] : validate.errors).toEqual([])
  expect(validate(JSON.parse(toSarif(reportOfLint(lintReport)))) ? [] : validate.errors).toEqual([])
})

test('the JUnit output is valid by the JUnit schema', async () => {
  expect(await junitFaults(toJunit(reportOfRun(everyRule)))).toEqual([])
  expect(await junitFaults(toJunit(reportOfRun(report(['listAds']))))).toEqual([])
  expect(await junitFaults(toJunit(reportOfDiff(diffReport)))).toEqual([])
  expect(await junitFaults(toJunit(reportOfLint(lintReport)))).toEqual([])
  expect(await junitFaults(toJunit(reportOfLint({ ...lintReport, findings: [] })))).toEqual([])
})

test.each<[string, (xml: string) => string, RegExp]>([
  ['no XML', (xml) => xml.replace('</testsuites>', ''), /end of data/],
  ['an element without its place', (xml) => xml.replaceAll(/<\/?testsuite( [^>]*)?>/g, ''), /not expected/],
  ['an attribute that there is not', (xml) => xml.replace('classname=', 'class='), /not allowed/],
  ['no name', (xml) => xml.replace(' name="listAds"', ''), /'name' is required/],
  ['a number that is none', (xml) => xml.replace('errors="0"', 'errors="none"'), /not a valid value/],
  ['a number that is wrong', (xml) => xml.replace(' skipped="1"', ' skipped="2"'), /skipped is not 1/],
])('the schema of JUnit sees %s', async (_what, spoil, told) => {
  expect((await junitFaults(spoil(toJunit(reportOfRun(everyRule))))).join('\n')).toMatch(told)
})

test('GitHub annotations: one line each, with file, line and column', () => {
  const lines = toGithub(reportOfRun(everyRule)).trimEnd().split('\n')
  expect(lines).toHaveLength(Object.keys(RULES).length)
  for (const line of lines)
    expect(line).toMatch(/^::error file=openapi\/[\w/.-]+,line=\d+,col=\d+,title=openbourse\/[a-z-]+::/)
})

test.each([
  ['findings', toHtml(reportOfRun(everyRule)), Object.keys(RULES).length, 4],
  ['changes', toHtml(reportOfDiff(diffReport)), Object.keys(CHANGE_RULES).length, 2],
  ['what is wrong in a document', toHtml(reportOfLint(lintReport)), lintReport.findings.length, 2],
])("a page of %s is self-contained, and escapes a server's text", (_what, page, rows, column) => {
  const { document } = new Window()
  document.write(page)
  expect(document.querySelectorAll('tbody tr[data-rule]')).toHaveLength(rows)
  expect(document.querySelectorAll('img, link, iframe, script[src], [onerror]')).toHaveLength(0)
  expect(document.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
  expect(document.querySelector(`td:nth-child(${column})`)?.textContent).toContain('<img src=')
})

test('a finding listed in a baseline does not count until its day, then counts again', () => {
  const file = join(folder, 'known.json')
  writeFileSync(file, baselineOf(withoutKnown(everyRule, []).baseline))
  const known = readBaseline(file)
  expect(withoutKnown(everyRule, known, today()).report).toMatchObject({
    findings: [],
    known: everyRule.findings.length,
  })
  const { report: later } = withoutKnown(everyRule, known, addDays(today(), 31))
  expect(later).toMatchObject({ findings: everyRule.findings, known: 0 })
  expect(later.skipped.some(({ why }) => why.startsWith('known until'))).toBe(true)
})

test('a fixed finding of a baseline is listed, a new one counts', () => {
  const known = [{ finding: 'openbourse/null listAds /data', until: addDays(today(), 1), why: '' }]
  const { report: left } = withoutKnown(everyRule, known, today())
  expect(left.findings).toHaveLength(everyRule.findings.length)
  expect(left.skipped.at(-1)).toMatchObject({ what: known[0]?.finding })
  expect(fingerprint({ rule: 'r', operation: 'o', at: '/a/12/b' })).toBe('r o /a/*/b')
})

test('a new baseline keeps the old entries that still hold, with day and reason', () => {
  const [first] = everyRule.findings
  if (first === undefined) throw new Error('no finding')
  const holds = { finding: fingerprint(first), until: addDays(today(), 3), why: 'Ticket 12' }
  const unseen = { finding: 'null operationThatWasNotCalled /data', until: holds.until, why: '' }
  const fixed = { finding: `null ${everyRule.judged[0] ?? ''} /fixed`, until: holds.until, why: '' }
  const { report, baseline } = withoutKnown(everyRule, [holds, unseen, fixed], today())
  expect(baseline.slice(0, 2)).toEqual([holds, unseen])
  expect(baseline).not.toContainEqual(fixed)
  expect(new Set(baseline.slice(2).map(({ finding }) => finding))).toEqual(
    new Set(report.findings.map(fingerprint)),
  )
  expect(baseline.at(-1)?.until).toBe(addDays(today(), 30))
})

test.each([
  ['', /cannot read/],
  ['[]', /is no baseline/],
  ['{"known": [{"finding": "x"}]}', /entry 1 needs finding, and until/],
])('%s is no baseline, reported in one line', (text, message) => {
  const file = join(folder, 'broken.json')
  writeFileSync(file, text)
  expect(() => readBaseline(file)).toThrow(BadInput)
  expect(() => readBaseline(file)).toThrow(message)
})
