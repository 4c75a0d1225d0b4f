import type { Refuse } from '../../kernel/refusal.ts'

/** Orders that a member may ask for within one second of the exchange's clock. */
const MOST = 20

type Timed = { readonly now: () => number }
type Count = { readonly second: number; readonly orders: number }

/** By exchange and member; a restart forgets it. */
const counts = new WeakMap<Timed, Map<number, Count>>()

/** Counts an order that a member asks for, taken or not. @throws Refusal when there were too many in this second */
export function limitOrderRate(engine: Timed, member: number, refuse: Refuse<'please-wait'>): void {
  const own = counts.get(engine) ?? new Map<number, Count>()
  counts.set(engine, own)
  const second = Math.floor(engine.now() / 1000)
  const last = own.get(member)
  const orders = last?.second === second ? last.orders + 1 : 1
  if (orders > MOST) refuse('please-wait')
  own.set(member, { second, orders })
}
