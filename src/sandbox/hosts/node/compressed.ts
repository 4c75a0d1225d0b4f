import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Texts get much smaller; pictures and fonts are packed already. */
const PACKABLE = /\.(?:html|js|css|json|svg|txt|webmanifest|map)$/

/** Hard enough to be near the smallest, soft enough that the first reader of a file waits some hundredths of a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

type Packed = { readonly encoding: 'br' | 'gzip'; readonly bytes: Buffer }

const packed = new Map<string, Promise<Buffer>>()

/**
 * A file in the smallest form that the reader takes, each made once for as long as the file stays as it is
 * (`version`); null when it is to be sent as it is.
 */
export async function compressed(file: string, version: number, accepted: string): Promise<Packed | null> {
  if (!PACKABLE.test(file)) return null
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null
  if (encoding === null) return null
  const key = `${encoding} ${version} ${file}`
  const known = packed.get(key)
  const bytes = known ?? pack(file, encoding)
  if (known === undefined) {
    packed.set(key, bytes)
    bytes.catch(() => packed.delete(key))
  }
  return { encoding, bytes: await bytes }
}

async function pack(file: string, encoding: Packed['encoding']): Promise<Buffer> {
  const bytes = await readFile(file)
  return encoding === 'br' ? promisify(brotliCompress)(bytes, BROTLI) : promisify(gzip)(bytes)
}
