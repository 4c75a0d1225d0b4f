import { Transform } from 'node:stream'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Bytes of one body that are kept; more than that is passed on all the same. */
const MOST = 4 * 1024 * 1024

/** Lets a body through and keeps a copy of it. */
export type Copy = {
  readonly through: Transform
  /** Returns true when the stream had more bytes than are kept. */
  isCut(): boolean
  /** The copy as text, unpacked; undefined where it is no UTF-8. */
  text(encoding: string): string | undefined
}

export function createCopy(): Copy {
  const chunks: Buffer[] = []
  let size = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size <= MOST) chunks.push(chunk)
      done(null, chunk)
    },
  })
  return {
    through,
    isCut: () => size > MOST,
    text(encoding) {
      try {
        return new TextDecoder('utf-8', { fatal: true }).decode(unpacked(Buffer.concat(chunks), encoding))
      } catch {
        return undefined
      }
    },
  }
}

/** Some servers pack whatever they were asked. */
function unpacked(bytes: Buffer, encoding: string): Buffer {
  const bounds = { maxOutputLength: MOST }
  if (encoding === 'gzip') return gunzipSync(bytes, bounds)
  if (encoding === 'br') return brotliDecompressSync(bytes, bounds)
  return encoding === 'deflate' ? inflateSync(bytes, bounds) : bytes
}
