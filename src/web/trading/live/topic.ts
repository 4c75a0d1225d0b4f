import { decodeMessage, type Stream } from '#src/core/contract/stream.ts'

/** Reads messages of a topic by the contract. @throws TypeError with the place that does not fit */
export const reader =
  <Message>(stream: Pick<Stream<Message, never>, 'payload' | 'message'>) =>
  (body: string): Message => {
    const read = decodeMessage<Message>(stream, body)
    if (!read.ok) throw new TypeError(`${read.pointer}: expected ${read.expected}, got ${read.got}`)
    return read.value
  }

/** Makes something once for each key. */
export function once<Key, Value>(make: (key: Key) => Value, name: (key: Key) => string): (key: Key) => Value {
  const made = new Map<string, Value>()
  return (key) => {
    const known = made.get(name(key))
    if (known !== undefined) return known
    const value = make(key)
    made.set(name(key), value)
    return value
  }
}
