import { Busy } from '../kernel/work-queue.ts'

/** The client ended its request in the middle of the body. */
export class BrokenBody extends Error {
  override readonly name = 'BrokenBody'
}

/** Reads a request's body up to `limit` bytes; undefined when it is longer. @throws BrokenBody, Busy */
export type BodyReader = (request: Request, limit: number) => Promise<Uint8Array<ArrayBuffer> | undefined>

/** A reader of bodies that together take at most `room` bytes of memory while they arrive. */
export function createBodyReader(room: number): BodyReader {
  let taken = 0
  return async (request, limit) => {
    if (request.body === null) return new Uint8Array()
    const reader = request.body.getReader()
    const parts: Uint8Array[] = []
    let length = 0
    try {
      for (let next = await read(reader); !next.done; next = await read(reader)) {
        const { value } = next
        length += value.length
        taken += value.length
        if (taken > room) throw new Busy('too many bodies arrive')
        if (length > limit) return undefined
        parts.push(value)
      }
      return joined(parts, length)
    } finally {
      taken -= length
      // The rest, if there is one, is the host's to throw away.
      await reader.cancel().catch(() => undefined)
    }
  }
}

/** @throws BrokenBody */
async function read(reader: ReadableStreamDefaultReader<Uint8Array>) {
  try {
    return await reader.read()
  } catch (error) {
    throw new BrokenBody('the body broke off', { cause: error })
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
