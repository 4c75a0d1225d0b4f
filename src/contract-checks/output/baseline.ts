import { existsSync } from 'node:fs'
import { addDays, dayAt, parseDay, type DateText } from '#src/core/time/day.ts'
import { systemNow } from '#src/core/time/instant.ts'
import { localZone } from '#src/core/time/zone.ts'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { isJson, list, show } from '../document/place.ts'
import { readJson } from '../read-file.ts'

/** A finding that is known and does not count until a day. */
export type Known = { readonly finding: string; readonly until: DateText; readonly why: string }

/** Names with reasons. */
export type Notes = readonly { readonly what: string; readonly why: string }[]

/** So long a new baseline holds: time to fix, not to forget. */
const DAYS = 30

export const today = (): DateText => dayAt(systemNow(), localZone())

/** The file of what is known. */
export const baselineOf = (known: readonly Known[]): string => `${JSON.stringify({ known }, null, 2)}\n`

/**
 * Reads a baseline.
 * @throws BadInput when it is none
 */
export function readBaseline(file: string): Known[] {
  if (!existsSync(file))
    throw new BadInput(`there is no baseline ${file}; make one with --write baseline=${file}`)
  const raw = readJson(file)
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

type Sorting<F> = {
  readonly day?: DateText
  /** Returns true when a finding that counts belongs in the next baseline; without it, all do. */
  readonly isKept?: (finding: F) => boolean
  /** Returns true when this run would have found the finding again if it had not been fixed. */
  readonly isTold?: (name: string) => boolean
}

/** Findings that count, remarks about the others, and the entries of a baseline written now. */
type Sorted<F> = {
  readonly left: F[]
  readonly counted: { readonly known: number; readonly notes: Notes }
  readonly baseline: Known[]
}

/**
 * Leaves out what is known on a day. What has expired counts again, what was fixed is named, so that it can go:
 * that is what the notes say. The next baseline has what holds still, with its day and reason, and what counts now.
 */
export function splitByBaseline<F>(
  all: readonly F[],
  nameOf: (finding: F) => string,
  known: readonly Known[],
  { day = today(), isTold = () => true, isKept = () => true }: Sorting<F> = {},
): Sorted<F> {
  const valid = new Map(known.map((one) => [one.finding, one]))
  const found = new Set(all.map(nameOf))
  const gone = new Set(known.filter(({ finding }) => !found.has(finding) && isTold(finding)))
  const expired = known.filter(({ finding, until }) => found.has(finding) && until < day)
  const left = all.filter((finding) => (valid.get(nameOf(finding))?.until ?? '') < day)
  const again = new Set(left.filter(isKept).map(nameOf))
  const until = addDays(day, DAYS)
  return {
    left,
    counted: {
      known: all.length - left.length,
      notes: [
        ...expired.map(({ finding, until }) => ({
          what: finding,
          why: `known until ${until}, which has passed`,
        })),
        ...[...gone].map(({ finding }) => ({
          what: finding,
          why: 'known, but found no more: take it out of the baseline',
        })),
      ],
    },
    baseline: [
      ...known.filter((one) => one.until >= day && !gone.has(one)),
      ...[...again].map((finding) => ({ finding, until, why: valid.get(finding)?.why ?? '' })),
    ],
  }
}
