import { existsSync, readFileSync } from 'node:fs'
import { addDays, dayAt, parseDay, type DateText } from '#src/time/day.ts'
import { systemNow } from '#src/time/instant.ts'
import { localZone } from '#src/time/zone.ts'
import { BadInput } from '../bad-input.ts'
import { isJson, list, show } from '../document/place.ts'
import type { Drift } from '../judge/gather.ts'
import type { Report } from './report.ts'

/** A finding that is known and does not count until a day. */
export type Known = { readonly finding: string; readonly until: DateText; readonly why: string }

/** So long a new baseline holds: time to mend, not to forget. */
const DAYS = 30

export const today = (): DateText => dayAt(systemNow(), localZone())

/** Names a finding from run to run; the number of a row does not count. */
export const fingerprint = ({ rule, operation, at }: Pick<Drift, 'rule' | 'operation' | 'at'>): string =>
  `${rule} ${operation} ${at.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`.trim()

/** All findings as known, for a start. */
export const toBaseline = ({ findings }: Report): string => baselineOf(findings.map(fingerprint))

/** A baseline of findings by their names. */
export function baselineOf(findings: readonly string[]): string {
  const until = addDays(today(), DAYS)
  const known = [...new Set(findings)].map((finding) => ({ finding, until, why: '' }))
  return `${JSON.stringify({ known }, null, 2)}\n`
}

/**
 * Reads a baseline.
 * @throws BadInput when it is none
 */
export function readBaseline(file: string): Known[] {
  if (!existsSync(file))
    throw new BadInput(`there is no baseline ${file}; make one with --write baseline=${file}`)
  let raw: unknown
  try {
    raw = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
  if (!isJson(raw) || !Array.isArray(raw['known']))
    throw new BadInput(
      `${file} is no baseline: {"known": [{"finding": …, "until": "yyyy-MM-dd"}]} is expected`,
    )
  return list(raw['known']).map((entry, index) => {
    const { finding, until, why = '' } = isJson(entry) ? entry : {}
    const day = parseDay(show(until ?? ''))
    if (typeof finding !== 'string' || day === null)
      throw new BadInput(`${file}: entry ${index + 1} needs finding, and until (yyyy-MM-dd)`)
    return { finding, until: day, why: show(why) }
  })
}

/** Which findings are known on a day, and what there is to say of those that are not, or not any more. */
export function sortOut(
  findings: readonly string[],
  known: readonly Known[],
  day: DateText,
  isTold: (finding: string) => boolean,
) {
  const valid = new Map(known.map((one) => [one.finding, one]))
  const found = new Set(findings)
  const gone = known.filter(({ finding }) => !found.has(finding) && isTold(finding))
  const expired = known.filter(({ finding, until }) => found.has(finding) && until < day)
  return {
    isKnown: (finding: string): boolean => (valid.get(finding)?.until ?? '') >= day,
    notes: [
      ...expired.map(({ finding, until }) => ({
        what: finding,
        why: `known until ${until}, which has passed`,
      })),
      ...gone.map(({ finding }) => ({
        what: finding,
        why: 'known, but found no more: take it out of the baseline',
      })),
    ],
  }
}

/** The report without known findings. What has expired counts again, what was mended is named, so that it can go. */
export function withoutKnown(report: Report, known: readonly Known[], day: DateText): Report {
  const isTold = (finding: string): boolean => {
    const [, operation = ''] = finding.split(' ')
    return report.judged.includes(operation)
  }
  const { isKnown, notes } = sortOut(report.findings.map(fingerprint), known, day, isTold)
  const left = report.findings.filter((finding) => !isKnown(fingerprint(finding)))
  return {
    ...report,
    findings: left,
    known: report.findings.length - left.length,
    skipped: [...report.skipped, ...notes],
  }
}
