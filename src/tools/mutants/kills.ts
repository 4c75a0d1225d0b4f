import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { hashOf } from './results.ts'

/** Which file of tests killed a mutant. It is written at once, so that an interrupted run loses nothing. */
type Kill = { readonly id: string; readonly by: string; readonly hash: string }

const FOLDER = '.cache/mutants'
const FILE = `${FOLDER}/kills.jsonl`

/** Remembers a kill; `by` is empty where no test failed because none came to its end. */
export function addKill(id: string, by: string): void {
  mkdirSync(FOLDER, { recursive: true })
  const kill: Kill = { id, by, hash: by === '' ? '' : hashOf([by]) }
  appendFileSync(FILE, `${JSON.stringify(kill)}\n`)
}

/** Ids of mutants whose killing file of tests is still the same; ids hold for as long as the mutated file does. */
export function knownKills(): Set<string> {
  if (!existsSync(FILE)) return new Set()
  const hashes = new Map<string, string>([['', '']])
  const hashNow = (file: string): string => {
    const hash = hashes.get(file) ?? (existsSync(file) ? hashOf([file]) : 'gone')
    hashes.set(file, hash)
    return hash
  }
  const kills = readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as Kill] : []))
  return new Set(kills.filter(({ by, hash }) => hashNow(by) === hash).map(({ id }) => id))
}
