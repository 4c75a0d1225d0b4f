/** The client ended its request in the middle of the body. */
export class BrokenBody extends Error {
  override readonly name = 'BrokenBody'
}

/** Reads a request's body up to `limit` bytes; undefined when it is longer. @throws BrokenBody */
export async function readBody(
  request: Request,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.body === null) return new Uint8Array()
  const parts: Uint8Array[] = []
  let length = 0
  const reader = request.body.getReader()
  const read = (): ReturnType<typeof reader.read> =>
    reader.read().catch((error: unknown) => {
      throw new BrokenBody('the body broke off', { cause: error })
    })
  for (let next = await read(); !next.done; next = await read()) {
    length += next.value.length
    if (length > limit) {
      await reader.cancel()
      return undefined
    }
    parts.push(next.value)
  }
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
