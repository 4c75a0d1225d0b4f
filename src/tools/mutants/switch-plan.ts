/** Plans for the worker that runs the tests, and its notes: both are files, since a worker may be killed. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** Times that a test runs into each mutant, by the mutant's id. */
export type Hits = Readonly<Record<string, number>>

/** A test's time in ms, and the mutants that it runs into. */
export type Reach = { readonly ms: number; readonly hits: Hits }

/** The work of one run; tests are named by file and full title. */
export type Plan =
  /** Runs each twice and tells which mutants it reaches. */
  | { readonly does: 'cover' }
  /** Runs each once per mutant, one mutant switched on after another; begins none after `end` (epoch ms). */
  | { readonly does: 'switch'; readonly tests: Readonly<Record<string, Reach>>; readonly end: number }
  /** Runs all as they are. */
  | { readonly does: 'note' }
  /** Runs all with one mutant on from the start. */
  | { readonly does: 'fix'; readonly mutant: string }

export type Note =
  /** The process in which what follows ran. */
  | { readonly pid: number }
  /** A test ran: its time, which mutants it runs into, and if it passes when it runs again. */
  | ({ readonly covered: string; readonly again: boolean } & Reach)
  /** Mutants that modules run into as they are loaded. */
  | { readonly loaded: readonly string[] }
  /** A test was begun, with no mutant of code. */
  | { readonly begun: string }
  | { readonly started: string; readonly test: string }
  /** The test fails with the mutant, and passes again without it. */
  | { readonly killed: string; readonly test: string }
  /** The test failed with the mutant, and still fails without it. */
  | { readonly spoilt: string; readonly test: string }
  /** The test has met all mutants that it was to meet. */
  | { readonly done: string }

/** Paths, absolute because some tests change the directory. */
const planFile = (): string => `${process.env['MUTANTS_RUN'] ?? ''}/plan.json`
export const notesFile = (): string => `${process.env['MUTANTS_RUN'] ?? ''}/notes.jsonl`

export function writePlan(plan: Plan): void {
  writeFileSync(planFile(), JSON.stringify(plan))
  writeFileSync(notesFile(), '')
}

export function readPlan(): Plan {
  return JSON.parse(readFileSync(planFile(), 'utf8')) as Plan
}

export function note(entry: Note): void {
  appendFileSync(notesFile(), `${JSON.stringify(entry)}\n`)
}

/** All notes since the plan was written; a worker that was killed may have cut the last one. */
export function readNotes(): Note[] {
  const lines = readFileSync(notesFile(), 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line) as Note)
}
