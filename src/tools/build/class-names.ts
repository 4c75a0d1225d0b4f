import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Returns the name that a class of a CSS module has in the built app: its own, and four letters and digits of its
 * file's path. The bundler's own names end in the line of the class too, which compresses badly and changes with every
 * line above it.
 * @throws Error from the returned function where two files have the same letters and digits
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>()
  return (name, file) => {
    const path = relative(root, file)
    const hash = shortHash(path)
    const other = files.get(hash) ?? path
    if (other !== path) throw new Error(`${path} and ${other} have the same hash: rename one of them`)
    files.set(hash, path)
    return `${name}_${hash}`
  }
}

const shortHash = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(-4)
