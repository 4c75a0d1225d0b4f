import { decodeMessage, type Stream } from '#src/core/contract/stream.ts'

/** Returns a decoder of a topic's messages. @throws TypeError with the path that does not fit */
export const messageDecoder =
  <Message>(stream: Pick<Stream<Message, never>, 'payload' | 'message'>) =>
  (body: string): Message => {
    const read = decodeMessage<Message>(stream, body)
    if (!read.ok) throw new TypeError(`${read.pointer}: expected ${read.expected}, got ${read.got}`)
    return read.value
  }

/** Memoizes a function by key: one value for each name. */
export function memoize<Key, Value>(
  make: (key: Key) => Value,
  name: (key: Key) => string,
): (key: Key) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const known = made.get(name(key))
    if (known !== undefined) return known
    const value = make(key)
    made.set(name(key), value)
    return value
  }
}
