import { schedule } from '../../kernel/due.ts'
import type { Context } from '../../kernel/machine.ts'
import { append, toRaw } from '../../kernel/transaction.ts'
import { tellMember } from '../members/events.ts'
import type { State } from '../state.ts'
import { isComputed } from './advertisers.ts'
import { type ChatEntry, type OtcNotice, type OtcOrder, otherOf } from './otc-state.ts'

/** Messages of a chat, and of one member in it within a time. */
const MOST_MESSAGES = 1000
const MOST_AT_ONCE = 20
const AT_ONCE = 10_000
/** A computed member answers after so many milliseconds, as often as it has something to say. */
const ANSWER_AFTER = 8000

/** The messages of an order, oldest first. */
export const chatOf = ({ otc }: State, sn: string): readonly ChatEntry[] => otc.chats[sn] ?? []

function add({ otc }: State, sn: string, entry: ChatEntry): number {
  const known = otc.chats[sn]
  if (known === undefined) otc.chats[sn] = [entry]
  else append(known, entry)
  return (known?.length ?? 1) - 1
}

type Notice = { readonly from: number | null; readonly notice: OtcNotice }

/** Writes that an order has changed. Only the exchange writes notices, so that nobody can forge one. */
export function addNotice(state: State, { sn }: OtcOrder, { from, notice }: Notice, time: number): void {
  add(state, sn, { time, from, notice })
}

type Words = { readonly from: number; readonly text: string }

/** Writes what a member says, and passes it on to both. */
export function say(
  state: State,
  order: OtcOrder,
  { from, text }: Words,
  moment: Pick<Context, 'time' | 'emit'>,
): void {
  const { time, emit } = moment
  const index = add(state, order.sn, { time, from, text })
  emit({ type: 'otc.message', sn: order.sn, index })
  const to = otherOf(order, from)
  const reference = order.sn
  tellMember(moment, { member: to, kind: 'OTC_MESSAGE', reference, account: null, part: index })
  if (isComputed(to) && !isComputed(from))
    schedule(state.due, time + ANSWER_AFTER, { type: 'otc.act', sn: order.sn, step: 'say' })
}

/** Returns true while a chat has room for one more message of a member. */
export function hasRoom(state: State, { sn }: OtcOrder, from: number, time: number): boolean {
  const chat = toRaw(chatOf(state, sn))
  if (chat.length >= MOST_MESSAGES) return false
  const latest = chat.filter((entry) => entry.time > time - AT_ONCE)
  return latest.filter((entry) => entry.from === from && 'text' in entry).length < MOST_AT_ONCE
}
