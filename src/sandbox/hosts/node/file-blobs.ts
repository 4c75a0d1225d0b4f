import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Blobs } from '../../kernel/blobs.ts'

/** Bytes as files of a folder. A file appears under its name when it is whole, so a killed process leaves no half one. */
export function fileBlobs(folder: string): Blobs {
  let writes = 0
  return {
    async put(hash, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      writes += 1
      const part = join(folder, `${hash}.${process.pid}-${writes}.part`)
      await writeFile(part, bytes, { mode: 0o600 })
      await rename(part, join(folder, hash))
    },
    async get(hash) {
      const bytes = await readFile(join(folder, hash)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      })
      return bytes === undefined ? undefined : new Uint8Array(bytes)
    },
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
