import { appendFileSync, writeFileSync } from 'node:fs'
import { BadInput } from '#src/core/command-line/bad-input.ts'

/** A file of exchanges. */
export type Archive = { readonly add: (entry: unknown) => void; readonly close: () => void }

/**
 * Opens a file for exchanges: lines as they come where its name ends in .ndjson, else an HTTP archive at the end.
 * @throws BadInput where it cannot be written
 */
export function openArchive(file: string): Archive {
  if (file.endsWith('.ndjson')) {
    written(file, () => writeFileSync(file, ''))
    return {
      add: (entry) => written(file, () => appendFileSync(file, `${JSON.stringify(entry)}\n`)),
      close: () => undefined,
    }
  }
  const entries: unknown[] = []
  const creator = { name: 'openbourse-contract', version: '1' }
  return {
    add: (entry) => void entries.push(entry),
    close: () =>
      written(file, () =>
        writeFileSync(file, JSON.stringify({ log: { version: '1.2', creator, entries } }, null, 2)),
      ),
  }
}

function written(file: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    throw new BadInput(`cannot write ${file}: ${String(error)}`, { cause: error })
  }
}
