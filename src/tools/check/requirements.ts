import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { KINDS, readResults } from '../test/results.ts'

export type Coverage = {
  /** Codes by group (`validation`, `feature`, …) that no passed test names. */
  readonly uncovered: ReadonlyMap<string, readonly string[]>
  readonly covered: number
  readonly total: number
  /** Codes that test titles name but the list does not have: spelling mistakes. */
  readonly unknown: readonly string[]
}

const CODE = /\b(?:ROUTE|CALL)-[A-Z]+[0-9]*\b|\b[A-Z]{3,}-\d\d\b/g

/** Returns the rules of tests/requirements.yaml that the titles of passed tests name, and those that none names. */
export function coverage(
  groups: ReadonlyMap<string, readonly string[]>,
  titles: readonly string[],
): Coverage {
  const known = new Set([...groups.values()].flat())
  const prefixes = new Set([...known].map((code) => code.split('-')[0]))
  const named = new Set(titles.flatMap((title) => title.match(CODE) ?? []))
  const uncovered = [...groups].map(
    ([group, codes]) => [group, codes.filter((code) => !named.has(code))] as const,
  )
  const open = uncovered.reduce((sum, [, codes]) => sum + codes.length, 0)
  return {
    uncovered: new Map(uncovered),
    covered: known.size - open,
    total: known.size,
    unknown: [...named].filter((code) => prefixes.has(code.split('-')[0]) && !known.has(code)).sort(),
  }
}

/** The groups and their codes, from the text of tests/requirements.yaml. */
export function readGroups(yaml: string): Map<string, string[]> {
  const groups = parse(yaml) as Record<string, Record<string, unknown>>
  return new Map(Object.entries(groups).map(([group, rules]) => [group, Object.keys(rules)]))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const groups = readGroups(readFileSync('tests/requirements.yaml', 'utf8'))
  const results = KINDS.flatMap((kind) => {
    const found = readResults(kind)
    if (found === null) console.log(`(no results of ${kind}: run npm test)`)
    return found ?? []
  })
  const passed = results.filter((result) => result.passed).map(({ title }) => title)
  const { uncovered, covered, total, unknown } = coverage(groups, passed)
  for (const [group, codes] of uncovered) {
    const all = groups.get(group)?.length ?? 0
    console.log(
      `${group.padEnd(12)} ${all - codes.length}/${all}${codes.length > 0 ? `  open: ${codes.join(' ')}` : ''}`,
    )
  }
  if (unknown.length > 0) console.log(`named by tests but not in the list: ${unknown.join(' ')}`)
  console.log(`${covered} of ${total} rules are named by ${passed.length} passed tests`)
  process.exitCode = unknown.length > 0 ? 1 : 0
}
