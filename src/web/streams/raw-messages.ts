/** A message on its way: its text, and what it replaces (null: it replaces nothing, all of them are read). */
export type RawMessage = { readonly body: string; readonly key: string | null }

/** Most messages that wait; the oldest are dropped, since only a stalled receiver has more. */
const MOST = 1_000

/** Messages and those that came after them; of those that replace each other the last, at its place. */
export function coalesce(
  messages: readonly RawMessage[],
  more: readonly RawMessage[],
): readonly RawMessage[] {
  const all = [...messages, ...more]
  const last = new Map(all.map(({ key }, at) => [key, at]))
  return all.filter(({ key }, at) => key === null || last.get(key) === at).slice(-MOST)
}
