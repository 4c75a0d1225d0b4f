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

/** The text that a reader of a format gets: markup is read, escapes are undone. */
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

/** Texts that a format has for a report with findings. */
function textsOf(format: Format, { findings, cases: all, summary }: Report): string[] {
  const names = findings.map(({ name }) => name)
  const files = findings.map(({ spot }) => spot.file)
  const remarks = notes.flatMap(({ what, why }) => [what, why])
  const types = all.flatMap(({ failure }) => (failure === undefined ? [] : `type="${escaped(failure.type)}"`))
  return {
    text: [...names, summary, ...remarks],
    junit: [...all.map(({ name }) => `name="${escaped(name)}"`), ...types],
    sarif: [...names, ...files],
    markdown: [...names, summary, ...remarks],
    github: [...names, ...files],
    html: [...names, ...findings.map(({ spot }) => spotText(spot)), summary, ...remarks],
  }[format]
}

/** Texts that a format has for a report without findings. */
const textsOfNothing = (format: Format, { command, verdict, summary }: Report): readonly string[] =>
  ({
    text: [summary],
    junit: ['failures="0"'],
    sarif: ['"results":[]'],
    markdown: [summary],
    github: [],
    html: [`Contract ${command}: ${verdict}`, summary],
  })[format]

const escaped = (text: string): string =>
  text
    .replaceAll('\u0007', '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const missing = (format: Format, report: Report, texts: readonly string[]): string[] => {
  const read = readable(format, REPORT_FORMATS[format](report))
  return texts.filter((text) => !read.includes(text))
}

test.each(cases)('$command as $format lists every finding', ({ format, found }) => {
  expect(found.findings.length).toBeGreaterThan(1)
  expect(missing(format, found, textsOf(format, found))).toEqual([])
})

test.each(cases)('$command as $format says that there are no findings', ({ format, found, nothing }) => {
  expect(missing(format, nothing, textsOfNothing(format, nothing))).toEqual([])
  const names = found.findings.map(({ title, spot }) => `${title} ${spotText(spot)}`)
  expect(missing(format, nothing, names)).toEqual(names)
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

test('changes are listed worst first', () => {
  const groups = reportOfDiff({ ...diffReport, changes: diffReport.changes.toReversed() }).findings.map(
    ({ group }) => group,
  )
  expect([...new Set(groups)]).toEqual(['Breaking', 'Dangerous', 'Harmless'])
  expect(groups).toEqual(groups.toSorted())
})
