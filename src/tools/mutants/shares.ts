import { codeOf, PARTS, testsOf } from './parts.ts'
import { readReasons, reasonOf } from './reasons.ts'
import { hashOf, readResult } from './results.ts'

/** The last results of a part. */
export type Share = {
  readonly part: string
  readonly goal: number
  readonly mutants: number
  readonly killed: number
  /** Survivors that no input tells from the original, each with its argument in tests/mutants.yaml. */
  readonly equivalent: number
  /** Files, those of them that never ran, and those that changed since (or whose tests did). */
  readonly files: number
  readonly missing: number
  readonly stale: number
  /** One of so many mutants was judged, in the file where the fewest were. */
  readonly sample: number
  /** Day of the oldest of the results, as ISO text; undefined where there is none. */
  readonly since: string | undefined
}

/** Hash of all that a file's mutants are made and judged from. */
export function stateOf(part: string, file: string): string {
  return hashOf([file, ...testsOf(part)])
}

export function shareOf(part: string): Share {
  const files = codeOf(part)
  const reasons = readReasons()
  const found = files.flatMap((file) => {
    const result = readResult(file)
    return result === undefined ? [] : [{ ...result, file, isStale: result.hash !== stateOf(part, file) }]
  })
  const mutants = found.flatMap(({ file, mutants: own }) =>
    own.map((mutant) => ({
      ...mutant,
      isEquivalent: reasonOf(mutant, reasons[file] ?? [])?.reason === 'equivalent',
    })),
  )
  return {
    part,
    goal: PARTS[part]?.goal ?? 0,
    mutants: mutants.length,
    killed: mutants.filter(({ killed }) => killed).length,
    equivalent: mutants.filter(({ killed, isEquivalent }) => !killed && isEquivalent).length,
    files: files.length,
    missing: files.length - found.length,
    stale: found.filter(({ isStale }) => isStale).length,
    sample: Math.max(1, ...found.map((result) => result.sample ?? 1)),
    since: found.map(({ at }) => at.slice(0, 10)).toSorted()[0],
  }
}

/** One line: the share of those that are not equivalent, which the goal is about, the share of all, counts, day. */
export function shareLine(share: Share): string {
  const { part, goal, mutants, killed, equivalent, files, missing, stale, sample, since } = share
  if (since === undefined) return `  ${part.padEnd(12)} never run`
  const mark = killed * 100 >= goal * (mutants - equivalent) ? '✓' : '✗'
  const notes = [
    `${killed} of ${mutants} killed (${percent(killed, mutants).trim()} %)`,
    `${equivalent} equivalent`,
    `since ${since}`,
    ...(sample > 1 ? [`a sample: one of ${sample}`] : []),
    ...(missing > 0 ? [`${missing} of ${files} files never run`] : []),
    ...(stale > 0 ? [`${stale} stale`] : []),
  ]
  return `${mark} ${part.padEnd(12)} ${percent(killed, mutants - equivalent)} / ${goal} %  ${notes.join(', ')}`
}

/** Whole percent, rounded down: 94.9 is not 95. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : String(Math.floor((part * 100) / whole)).padStart(3)
}
