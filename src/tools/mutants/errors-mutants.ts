import { readFileSync } from 'node:fs'
import type { CodeMutant, Instrumented } from './instrument.ts'
import { hashOf } from './results.ts'

type Refusal = { readonly key: string; readonly field?: string }

/** Part of a row of generated/operations/, as `npm run generate` writes it. */
const ROW = /^ {2}id: '(?<operation>\w+)',$|^ {2}errors: (?<errors>\[.*\]),$/gm

/** Returns the refusals of a table of operations, each to be left out, and the table's text with a switch for each. */
export function instrumentErrors(file: string): Instrumented {
  const content = readFileSync(file, 'utf8')
  const prefix = `${file}@${hashOf([file])}#`
  const mutants: CodeMutant[] = []
  let operation = ''
  const text = content.replaceAll(ROW, (row, ...groups) => {
    const found = groups.at(-1) as { operation?: string; errors?: string }
    operation = found.operation ?? operation
    if (found.errors === undefined) return row
    const ids = (JSON.parse(found.errors) as Refusal[]).map(({ key, field }) => {
      const id = `${prefix}${mutants.length}`
      const from = field === undefined ? key : `${key} at ${field}`
      mutants.push({ id, file, line: `${operation}: x-errors`, from, to: 'gone' })
      return id
    })
    return `  get errors() { return switched(${found.errors}, ${JSON.stringify(ids)}) },`
  })
  return { text: SWITCHED + text, mutants }
}

/** Counts as reached whenever the refusals of an operation are read, also before and after the tests of a file. */
const SWITCHED = `import { switches } from '#src/tools/mutants/switches.ts'
function switched<T>(errors: T[], ids: string[]): T[] {
  const { currentTestId: test, activeMutant, mutantCoverage: { perTest, static: outside } } = switches
  const reached = test === undefined ? outside : (perTest[test] ??= {})
  for (const id of ids) reached[id] = 1
  return errors.filter((_, index) => ids[index] !== activeMutant)
}
`
