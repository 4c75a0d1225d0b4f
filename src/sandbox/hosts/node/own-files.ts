import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Names of the files that the sandbox puts into its data folder. */
const OWN = /^(journal\.(key(\.part)?|sqlite(-wal|-shm|-journal)?)|photos)$/

/** Makes an empty file, and its folder, that only their owner may read; what is there already is made so. */
export function ownFile(file: string): void {
  const folder = dirname(file)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // A folder with other things in it stays as it is: `--data .` must not shut others out of a whole checkout.
  if (readdirSync(folder).every((name) => OWN.test(name))) closeToOthers(folder, 0o700)
  closeSync(openSync(file, 'a', 0o600))
  // SQLite gives its other files the mode of this one, but leaves those alone that are there.
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) closeToOthers(each, 0o600)
}

function closeToOthers(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch {
    // It is another's to set: a volume of a container often is.
  }
}
