import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Folder of files that the tests of this process load in place of those of the same path in the tree. */
export const OVERLAY = `.cache/mutants/overlay-${process.pid}`

/** Texts of files, by their paths from the root. */
export type Files = ReadonlyMap<string, string>

/** Replaces all files of the overlay; with none it is gone. */
export function lay(files: Files): void {
  rmSync(OVERLAY, { recursive: true, force: true })
  for (const [path, text] of files) {
    mkdirSync(dirname(`${OVERLAY}/${path}`), { recursive: true })
    writeFileSync(`${OVERLAY}/${path}`, text)
  }
}
