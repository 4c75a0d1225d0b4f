import type { Refuse } from '../../kernel/refusal.ts'

/** Codes that are sent to one address, and because of one visitor, within `CODE_WINDOW`. */
const MOST_CODES = { address: 10, visitor: 120 } as const
export const CODE_WINDOW = 10 * 60_000

/** Orders that a member may ask for within one second of the exchange's clock. */
const MOST = 20

type Timed = { readonly now: () => number }
type Count = { readonly second: number; readonly orders: number }

/** By exchange and member; a restart forgets it. */
const counts = new WeakMap<Timed, Map<number, Count>>()

/** Counts an order that a member asks for, taken or not. @throws Refusal when there were too many in this second */
export function rateLimit(engine: Timed, member: number, refuse: Refuse<'please-wait'>): void {
  const own = counts.get(engine) ?? new Map<number, Count>()
  counts.set(engine, own)
  const second = Math.floor(engine.now() / 1000)
  const last = own.get(member)
  const orders = last?.second === second ? last.orders + 1 : 1
  if (orders > MOST) refuse('please-wait')
  own.set(member, { second, orders })
}

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
