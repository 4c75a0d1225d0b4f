import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A change of one place, and if a test noticed. `line` is the trimmed source line in which it begins. */
export type Mutant = {
  readonly line: string
  readonly from: string
  readonly to: string
  readonly killed: boolean
}

/** The mutants of one file, with the hash of all that they were made and judged from. */
export type FileResult = {
  readonly hash: string
  /** ISO moment of the run. */
  readonly at: string
  readonly mutants: readonly Mutant[]
  /** One of so many mutants was judged; each where it is left out. */
  readonly sample?: number
}

const FOLDER = '.cache/mutants/results'

export function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Returns the last result of a file, or undefined before its first run. */
export function readResult(file: string): FileResult | undefined {
  const path = `${FOLDER}/${file}.json`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as FileResult) : undefined
}

export function writeResult(file: string, result: FileResult): void {
  const path = `${FOLDER}/${file}.json`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(result, null, 1)}\n`)
}
