import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { reportOfDiff } from '#src/contract-checks/diff/report.ts'
import { reportOfRun } from '#src/contract-checks/judge/run-report.ts'
import { reportOfLint } from '#src/contract-checks/lint/report.ts'
import { REPORT_FORMATS } from '#src/contract-checks/output/report-writer.ts'
import { spotText, type Report } from '#src/contract-checks/output/report.ts'
import { diffReport, everyRule, lintReport } from './reports.ts'

type Format = keyof typeof REPORT_FORMATS

const notes = [{ what: 'a known finding', why: 'found no more' }]

/** Each command with findings and a remark, and without. */
const REPORTS: readonly (readonly [command: string, found: Report, nothing: Report])[] = [
  [
    'verify',
    reportOfRun({ ...everyRule, skipped: notes }),
    reportOfRun({ ...everyRule, findings: [], skipped: [] }),
  ],
  ['lint', reportOfLint({ ...lintReport, notes }), reportOfLint({ ...lintReport, findings: [] })],
  ['diff', reportOfDiff({ ...diffReport, notes }), reportOfDiff({ ...diffReport, changes: [] })],
]

/** What a reader of a format finds in it: markup read, breaks of lines and paths taken out. */
function readable(format: Format, written: string): string {
  if (format === 'github')
    return written.replaceAll('%0A', '\n').replaceAll('%3A', ':').replaceAll('%2C', ',')
  if (format === 'sarif') return decodeURIComponent(JSON.stringify(JSON.parse(written)))
  if (format !== 'html') return written
  const { document } = new Window()
  document.write(written)
  return document.querySelector('main')?.textContent ?? ''
}

const FORMATS = Object.keys(REPORT_FORMATS) as Format[]

const cases = REPORTS.flatMap(([command, found, nothing]) =>
  FORMATS.map((format) => ({ command, format, found, nothing })),
)

/** Formats that repeat the sentence at the end, and tell remarks. */
const FOR_PEOPLE: ReadonlySet<Format> = new Set(['text', 'markdown', 'html'])
/** Formats in which each finding has its own place. */
const WITH_PLACES: ReadonlySet<Format> = new Set(['github', 'sarif'])

test.each(cases)('$command as $format names every finding', ({ format, found }) => {
  const read = readable(format, REPORT_FORMATS[format](found))
  expect(found.findings.length).toBeGreaterThan(1)
  for (const { name, spot } of found.findings) {
    // Of JUnit's cases only those that failed say why.
    if (format !== 'junit') expect(read).toContain(name)
    if (WITH_PLACES.has(format)) expect(read).toContain(spot.file)
    if (format === 'html') expect(read).toContain(spotText(spot))
  }
  if (format === 'junit')
    for (const { name, failure } of found.cases) {
      expect(read).toContain(`name="${escaped(name)}"`)
      if (failure !== undefined) expect(read).toContain(`type="${escaped(failure.type)}"`)
    }
  if (!FOR_PEOPLE.has(format)) return
  expect(read).toContain(found.summary)
  for (const { what, why } of notes) expect(read).toMatch(new RegExp(`${what}.*${why}`, 's'))
})

const escaped = (text: string): string =>
  text
    .replaceAll('\u0007', '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

test.each(cases)('$command as $format tells that there is nothing', ({ format, nothing }) => {
  const written = REPORT_FORMATS[format](nothing)
  expect(nothing.findings).toEqual([])
  if (format === 'github') expect(written).toBe('')
  else if (format === 'sarif') expect(JSON.parse(written)).toMatchObject({ runs: [{ results: [] }] })
  else if (format === 'junit') expect(written).toContain('failures="0"')
  else {
    const read = readable(format, written)
    expect(read).toContain(nothing.summary)
    if (format === 'html') expect(read).toContain(`Contract ${nothing.command}: ${nothing.verdict}`)
  }
})

test('levels of all commands are those of annotations and of SARIF', () => {
  const base = reportOfLint(lintReport)
  const [first] = base.findings
  if (first === undefined) throw new Error('no finding')
  const report: Report = {
    ...base,
    findings: (['error', 'warning', 'note'] as const).map((level) => ({ ...first, level })),
  }
  const commands = REPORT_FORMATS.github(report).trimEnd().split('\n')
  expect(commands.map((line) => line.split(' ')[0])).toEqual(['::error', '::warning', '::notice'])
  expect(JSON.parse(REPORT_FORMATS.sarif(report))).toMatchObject({
    runs: [{ results: [{ level: 'error' }, { level: 'warning' }, { level: 'note' }] }],
  })
})

test('a change that does not fail the run is no error in any format', () => {
  const accepted = reportOfDiff({
    ...diffReport,
    changes: diffReport.changes.map((one) => ({ ...one, fails: false })),
  })
  expect(accepted.findings.filter(({ level }) => level === 'error')).toEqual([])
  expect(REPORT_FORMATS.github(accepted)).not.toContain('::error')
  expect(REPORT_FORMATS.junit(accepted)).toContain('failures="0"')
})

test('changes are told the worst first', () => {
  const groups = reportOfDiff({ ...diffReport, changes: diffReport.changes.toReversed() }).findings.map(
    ({ group }) => group,
  )
  expect([...new Set(groups)]).toEqual(['Breaking', 'Dangerous', 'Harmless'])
  expect(groups).toEqual(groups.toSorted())
})
