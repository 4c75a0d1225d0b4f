import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blobs } from '../../kernel/blobs.ts'
import { storageError } from '../../kernel/storage-error.ts'

/** Bytes as files of a folder. A file appears under its name when it is whole, so a killed process leaves no half one. */
export function fileBlobs(folder: string): Blobs {
  let writes = 0
  return {
    async put(hash, bytes) {
      writes += 1
      const part = join(folder, `${hash}.${process.pid}-${writes}.part`)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeFile(part, bytes, { mode: 0o600 })
        await rename(part, join(folder, hash))
      } catch (error) {
        await rm(part, { force: true })
        throw storageError(error, hasCode(error, 'ENOSPC'))
      }
    },
    async get(hash) {
      const bytes = await readFile(join(folder, hash)).catch((error: unknown) => {
        if (hasCode(error, 'ENOENT')) return undefined
        throw error
      })
      return bytes === undefined ? undefined : new Uint8Array(bytes)
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
