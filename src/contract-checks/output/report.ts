import type { Rule } from '../rules/rule.ts'
import type { Notes } from './baseline.ts'

/** Result of a command that finds something, for every output but JSON, which is the command's own data. */
export type Report = {
  readonly command: string
  /** `2 findings`, for the title of a page. */
  readonly verdict: string
  /** Both sides of a comparison. */
  readonly sides?: readonly [old: string, now: string]
  /** Sentence at the end of every output for people, without its full stop. */
  readonly summary: string
  readonly findings: readonly ReportedFinding[]
  /** Columns of the tables: cells of findings, in this order. */
  readonly columns: { readonly html: readonly Column[]; readonly markdown: readonly Column[] }
  /** Blocks of the text on a terminal. */
  readonly blocks: readonly Block[]
  readonly rules: readonly ReportedRule[]
  readonly cases: readonly Case[]
  readonly counts?: readonly Count[]
  readonly remarks: readonly Remark[]
}

export type Level = 'error' | 'warning' | 'note'

/** A place in the hand-written files; lines and columns are counted from 1. */
export type Spot = { readonly file: string; readonly line: number; readonly column: number }

export type ReportedFinding = {
  /** Full name, such as `openbourse/null`. */
  readonly rule: string
  readonly level: Level
  /** The rule as people read it. */
  readonly name: string
  /** Heading of an annotation. */
  readonly title: string
  readonly message: string
  readonly spot: Spot
  /** Place on the old side of a comparison. */
  readonly before?: Spot
  readonly operations: readonly string[]
  /** Title of the block of a page that it stands in: an operation, a file, a severity. */
  readonly group: string
  readonly cells: Readonly<Record<string, Cell>>
  /** True where only some of like calls showed it; left out by commands that make no calls. */
  readonly comesAndGoes?: boolean
  /** A shell line that repeats the call. */
  readonly repeat?: string
  /** Names the finding from run to run, by a scheme: `lint/v1`. */
  readonly fingerprint: readonly [scheme: string, value: string]
  /** More that programs may want to know. */
  readonly properties?: object
}

/** One line, or several. */
export type Cell = string | readonly (string | CellLine)[]
export type CellLine = { readonly label?: string; readonly text: string; readonly isStrong?: boolean }

/** `path` is broken at its slashes where there is little room. */
export type Column = { readonly name: string; readonly style: 'plain' | 'path' | 'code' }

export type Block = { readonly heading: string; readonly lines: readonly string[] }

/** A rule that the command knows; foreign ones have a name only. */
export type ReportedRule = { readonly id: string; readonly level?: Level } & Partial<
  Pick<Rule, 'cause' | 'fix'>
> & {
    /** True where a summary explains it. */
    readonly isExplained?: boolean
  }

/** One test case, as programs count them. */
export type Case = {
  readonly name: string
  readonly failure?: { readonly type: string; readonly message: string; readonly body: string }
  /** Reason why it did not run. */
  readonly skipped?: string
}

export type Count = { readonly name: string; readonly seen: number; readonly of: number }

export type Remark = { readonly title: string; readonly notes: Notes }

/** `1 finding`, `2 findings`. */
export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

/** `file:line:column`. */
export const spotText = ({ file, line, column }: Spot): string => `${file}:${line}:${column}`
