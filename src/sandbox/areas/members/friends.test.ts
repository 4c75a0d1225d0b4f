import { expect, test } from 'vitest'
import { freshState } from '../exchange.ts'
import { countFriends, friendsOf } from './friends.ts'
import { addMember, blankMember } from './members.ts'

const DAY = 86_400_000
const NOW = 1_000 * DAY

/** Names by the name of the inviter, with the age of the account in milliseconds. */
const INVITED: readonly (readonly [name: string, inviter: string | null, age: number])[] = [
  ['root', null, 90 * DAY],
  ['alone', null, 0],
  ['old', 'root', 30 * DAY],
  ['month', 'root', 30 * DAY - 1],
  ['week', 'root', 7 * DAY],
  ['fresh', 'root', 7 * DAY - 1],
  ['twin', 'root', 7 * DAY - 1],
  ['today', 'root', 0],
  ['coming', 'root', -1],
  ['old-a', 'old', 40 * DAY],
  ['old-b', 'old', 8 * DAY],
  ['week-a', 'week', 2 * DAY],
  ['third', 'week-a', DAY],
]

function family() {
  const state = freshState('test')
  const ids = new Map<string, number>()
  for (const [username, inviter, age] of INVITED) {
    const { id } = addMember(state, {
      ...blankMember,
      username,
      createTime: NOW - age,
      email: null,
      phone: null,
      country: '德国',
      password: { scheme: 'pbkdf2-sha256', iterations: 1, salt: '', hash: '' },
      promotionCode: username,
      inviter: inviter === null ? null : (ids.get(inviter) ?? null),
    })
    ids.set(username, id)
  }
  const idOf = (name: string): number => ids.get(name) ?? 0
  return { state, idOf }
}

test.each([
  ['root', 0, ['coming', 'today', 'twin', 'fresh', 'week', 'month', 'old']],
  ['root', 1, ['week-a', 'old-b', 'old-a']],
  ['root', 2, ['third']],
  ['root', 3, []],
  ['week', 0, ['week-a']],
  ['week', 1, ['third']],
  ['alone', 0, []],
  ['alone', 1, []],
])('LIMIT-03.a friends of %s of level %i are listed newest first: %o', (name, level, expected) => {
  const { state, idOf } = family()
  expect(friendsOf(state, idOf(name), level).map(({ username }) => username)).toEqual(expected)
})

test('LIMIT-03.a friends are counted by level, in all, of a week and of a month, none before they came', () => {
  const { state, idOf } = family()
  const none = { one: 0, two: 0 }
  expect(countFriends(state, NOW)).toEqual(
    new Map([
      [idOf('root'), { one: 6, two: 3, week: { one: 3, two: 1 }, month: { one: 5, two: 2 } }],
      [idOf('old'), { one: 2, two: 0, week: none, month: { one: 1, two: 0 } }],
      [idOf('week'), { one: 1, two: 1, week: { one: 1, two: 1 }, month: { one: 1, two: 1 } }],
      [idOf('week-a'), { one: 1, two: 0, week: { one: 1, two: 0 }, month: { one: 1, two: 0 } }],
    ]),
  )
})
