import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { KINDS, readResults } from '../test/results.ts'

/** A rule and the names of its clauses (`VAL-12.a`, …); a rule that is not cut into clauses is its only one. */
export type Rule = { readonly code: string; readonly clauses: readonly string[] }

export type Coverage = {
  readonly groups: readonly {
    readonly name: string
    readonly rules: Count
    readonly clauses: Count
    /** Clauses that no passed test names. */
    readonly open: readonly string[]
  }[]
  /** Codes and clauses that test titles name but the list does not have: spelling mistakes. */
  readonly unknown: readonly string[]
  /** Codes of rules with clauses that titles name without a clause, which says nothing. */
  readonly bare: readonly string[]
}

type Count = { readonly held: number; readonly total: number }

/** `VAL-03`, `VAL-12.b`, or `VAL-12.bd` for two clauses of a rule. */
const CODE = /\b((?:ROUTE|CALL)-[A-Z0-9]+|[A-Z]{3,}-\d\d)(?:\.([a-z]+))?\b/g

/** Counts the rules and clauses of tests/requirements.yaml that the titles of passed tests name; a rule is held by all its clauses. */
export function coverage(groups: ReadonlyMap<string, readonly Rule[]>, titles: readonly string[]): Coverage {
  const named = new Set(titles.flatMap(clausesIn))
  const all = [...groups.values()].flat()
  const codes = new Set(all.map(({ code }) => code))
  const prefixes = new Set([...codes].map(prefixOf))
  const clauses = new Set(all.flatMap((rule) => rule.clauses))
  const missing = [...named].filter((name) => prefixes.has(prefixOf(name)) && !clauses.has(name)).sort()
  return {
    groups: [...groups].map(([name, rules]) => count(name, rules, named)),
    unknown: missing.filter((name) => !codes.has(name)),
    bare: missing.filter((name) => codes.has(name)),
  }
}

/** Groups with their rules, from the text of tests/requirements.yaml. */
export function readGroups(yaml: string): Map<string, Rule[]> {
  const groups = parse(yaml) as Record<string, Record<string, { clauses?: Record<string, string> } | string>>
  return new Map(
    Object.entries(groups).map(([group, rules]) => [
      group,
      Object.entries(rules).map(([code, rule]) => {
        const letters = typeof rule === 'string' ? [] : Object.keys(rule.clauses ?? {})
        return { code, clauses: letters.length === 0 ? [code] : letters.map((letter) => `${code}.${letter}`) }
      }),
    ]),
  )
}

function count(name: string, rules: readonly Rule[], named: ReadonlySet<string>): Coverage['groups'][number] {
  const clauses = rules.flatMap((rule) => rule.clauses)
  const open = clauses.filter((clause) => !named.has(clause))
  const held = rules.filter((rule) => rule.clauses.every((clause) => named.has(clause))).length
  return {
    name,
    rules: { held, total: rules.length },
    clauses: { held: clauses.length - open.length, total: clauses.length },
    open,
  }
}

function clausesIn(title: string): string[] {
  return [...title.matchAll(CODE)].flatMap(([, code = '', letters]) =>
    letters === undefined ? [code] : Array.from(letters, (letter) => `${code}.${letter}`),
  )
}

function prefixOf(code: string): string {
  return code.slice(0, code.indexOf('-'))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const groups = readGroups(readFileSync('tests/requirements.yaml', 'utf8'))
  const results = KINDS.flatMap((kind) => {
    const found = readResults(kind)
    if (found === null) console.log(`(no results of ${kind}: run npm test)`)
    return found ?? []
  })
  const passed = results.filter((result) => result.passed).map(({ title }) => title)
  const { groups: counts, unknown, bare } = coverage(groups, passed)
  const share = ({ held, total }: Count): string => `${held}/${total}`
  const sum = (of: 'rules' | 'clauses'): string =>
    share({
      held: counts.reduce((total, group) => total + group[of].held, 0),
      total: counts.reduce((total, group) => total + group[of].total, 0),
    })
  for (const { name, rules, clauses, open } of counts)
    console.log(
      `${name.padEnd(12)} ${share(rules)} rules, ${share(clauses)} clauses${open.length > 0 ? `  open: ${open.join(' ')}` : ''}`,
    )
  if (unknown.length > 0) console.log(`named by tests but not in the list: ${unknown.join(' ')}`)
  if (bare.length > 0) console.log(`named by tests without a clause: ${bare.join(' ')}`)
  console.log(`${sum('rules')} rules, ${sum('clauses')} clauses are held by ${passed.length} passed tests`)
  process.exitCode = unknown.length + bare.length > 0 ? 1 : 0
}
