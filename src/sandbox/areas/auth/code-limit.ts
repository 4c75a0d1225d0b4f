/** Codes that are sent to one address, and because of one visitor, within `CODE_WINDOW`. */
const MOST_CODES = { address: 10, visitor: 120 } as const
export const CODE_WINDOW = 10 * 60_000

type Timed = { readonly now: () => number }

/** Times at which codes were sent, by exchange and by what is counted; a restart forgets them. */
const codes = new WeakMap<Timed, Map<string, number[]>>()

/**
 * Counts a code that is to be sent.
 * @returns false, with nothing counted, when its address got too many or its visitor asked for too many
 */
export function mayBeSent(engine: Timed, visitor: string, address: string): boolean {
  const sent = codes.get(engine) ?? new Map<string, number[]>()
  codes.set(engine, sent)
  const now = engine.now()
  const counted = [
    { key: `to ${address}`, most: MOST_CODES.address },
    { key: `from ${visitor}`, most: MOST_CODES.visitor },
  ]
  for (const [key, times] of sent) if ((times.at(-1) ?? 0) <= now - CODE_WINDOW) sent.delete(key)
  const recent = (key: string): number[] => (sent.get(key) ?? []).filter((time) => time > now - CODE_WINDOW)
  if (counted.some(({ key, most }) => recent(key).length >= most)) return false
  for (const { key } of counted) sent.set(key, [...recent(key), now])
  return true
}
