import { codeOf, PARTS, testsOf } from './parts.ts'
import { hashOf, readResult } from './results.ts'

/** The last results of a part. */
export type Share = {
  readonly part: string
  readonly goal: number
  readonly mutants: number
  readonly killed: number
  /** Files, those of them that never ran, and those that changed since (or whose tests did). */
  readonly files: number
  readonly missing: number
  readonly stale: number
  /** Day of the oldest of the results, as ISO text; undefined where there is none. */
  readonly since: string | undefined
}

/** Hash of all that a file's mutants are made and judged from. */
export function stateOf(part: string, file: string): string {
  return hashOf([file, ...testsOf(part)])
}

export function shareOf(part: string): Share {
  const files = codeOf(part)
  const found = files.flatMap((file) => {
    const result = readResult(file)
    return result === undefined ? [] : [{ ...result, isStale: result.hash !== stateOf(part, file) }]
  })
  const mutants = found.flatMap((result) => result.mutants)
  return {
    part,
    goal: PARTS[part]?.goal ?? 0,
    mutants: mutants.length,
    killed: mutants.filter(({ killed }) => killed).length,
    files: files.length,
    missing: files.length - found.length,
    stale: found.filter(({ isStale }) => isStale).length,
    since: found.map(({ at }) => at.slice(0, 10)).toSorted()[0],
  }
}

/** One line: share, counts, day; what is missing or stale. */
export function shareLine({ part, goal, mutants, killed, files, missing, stale, since }: Share): string {
  if (since === undefined) return `  ${part.padEnd(12)} never run`
  const mark = killed * 100 >= goal * mutants ? '✓' : '✗'
  const old = [
    ...(missing > 0 ? [`${missing} of ${files} files never run`] : []),
    ...(stale > 0 ? [`${stale} stale`] : []),
  ]
  return `${mark} ${part.padEnd(12)} ${percent(killed, mutants)} / ${goal} %  ${killed} of ${mutants} killed, since ${since}${old.map((text) => `, ${text}`).join('')}`
}

/** Whole percent, rounded down: 94.9 is not 95. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : String(Math.floor((part * 100) / whole)).padStart(3)
}
