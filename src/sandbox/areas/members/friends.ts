import type { Member } from './members.ts'
import type { State } from '../state.ts'

/** Numbers of a member's friends, in all and of late. */
export type Friends = {
  /** Of the first level: they came by the member's code. */
  readonly one: number
  /** Of the second: they came by a friend's code. */
  readonly two: number
  readonly week: Levels
  readonly month: Levels
}
type Levels = { readonly one: number; readonly two: number }

const DAY = 86_400_000
const WEEK = 7 * DAY
const MONTH = 30 * DAY

/** Those who came by the code of one of the inviters, newest first. */
const invitedBy = (state: State, inviters: ReadonlySet<number>): Member[] =>
  Object.values(state.members)
    .filter(({ inviter }) => inviter !== null && inviters.has(inviter))
    .toSorted((a, b) => b.createTime - a.createTime || b.id - a.id)

/** The friends of one level, counted from 0 as on the wire. */
export function friendsOf(state: State, member: number, level: number): Member[] {
  let friends = invitedBy(state, new Set([member]))
  for (let step = 0; step < level; step += 1) friends = invitedBy(state, new Set(friends.map(({ id }) => id)))
  return friends
}

/** Returns the numbers of friends of all members who invited some, at a time. One pass over all members. */
export function countFriends(state: State, time: number): Map<number, Friends> {
  const found = new Map<number, Friends>()
  const add = (inviter: number, level: keyof Levels, age: number): void => {
    const known = found.get(inviter) ?? { one: 0, two: 0, week: NONE, month: NONE }
    found.set(inviter, {
      ...known,
      [level]: known[level] + 1,
      week: age < WEEK ? more(known.week, level) : known.week,
      month: age < MONTH ? more(known.month, level) : known.month,
    })
  }
  for (const { inviter, createTime } of Object.values(state.members)) {
    if (inviter === null || createTime > time) continue
    add(inviter, 'one', time - createTime)
    const above = state.members[inviter]?.inviter ?? null
    if (above !== null) add(above, 'two', time - createTime)
  }
  return found
}

const NONE: Levels = { one: 0, two: 0 }
const more = (levels: Levels, level: keyof Levels): Levels => ({ ...levels, [level]: levels[level] + 1 })
