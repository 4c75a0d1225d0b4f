import { expect, test } from 'vitest'
import { ATTEMPTS_WINDOW, SESSION_LIFE, sessionMember, shouldProlong } from './sessions.ts'
import { memberBox } from './testing-commands.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A member with a session that opened just now, and commands at later times. */
async function opened() {
  const { box, member, told, open, ...rest } = await memberBox('trader')
  const start = box.clock.now()
  open()
  /** Lets so much time pass, counted from the start, and what is due run. */
  const passed = async (time: number) => {
    box.clock.jump(start + time - box.clock.now())
    await box.call('/uc/check/login')
  }
  return { box, member, told, open, start, passed, ...rest }
}

test('a session lives seven days, and attempts at a password are counted for ten minutes', () => {
  expect([SESSION_LIFE, ATTEMPTS_WINDOW]).toEqual([7 * DAY, 600_000])
})

test('SESS-01.f a session has its member until the moment at which it ends', async () => {
  const { box, member, start } = await opened()
  const at = (time: number) => sessionMember(box.view(), 'digest', time)
  expect([at(start), at(start + SESSION_LIFE - 1)]).toEqual([member, member])
  expect([at(start + SESSION_LIFE), at(start + SESSION_LIFE + 1)]).toEqual([undefined, undefined])
  expect([sessionMember(box.view(), 'other', start), sessionMember(box.view(), 'toString', start)]).toEqual([
    undefined,
    undefined,
  ])
})

test('a session is prolonged when it was not for more than an hour, and no unknown one is', async () => {
  const { box, start } = await opened()
  const at = (time: number) => shouldProlong(box.view(), 'digest', start + time)
  expect([0, 1, HOUR - 1, HOUR, HOUR + 1, SESSION_LIFE].map(at)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ])
  expect(shouldProlong(box.view(), 'other', start + 2 * HOUR)).toBe(false)
})

test('SESS-01.f a session that was prolonged ends seven days later, and leaves nothing behind', async () => {
  const { box, member, told, start, passed } = await opened()
  const ends = () =>
    box
      .view()
      .due.items.flatMap(({ time, payload }) => (payload.type === 'session.expire' ? [time - start] : []))
  expect(ends()).toEqual([SESSION_LIFE])
  await passed(3 * DAY)
  expect(told({ type: 'session.slide', digest: 'digest' })).toBe('accepted')
  expect(told({ type: 'session.slide', digest: 'other' })).toBe('accepted')
  const session = { digest: { member: member.id, expires: start + 10 * DAY } }
  expect([box.view().sessions, member.session]).toEqual([session, 'digest'])
  await passed(7 * DAY)
  expect([box.view().sessions, member.session, ends()]).toEqual([session, 'digest', [10 * DAY]])
  await passed(10 * DAY - 1)
  expect([box.view().sessions, member.session]).toEqual([session, 'digest'])
  await passed(10 * DAY)
  expect([box.view().sessions, member.session, ends(), box.faults]).toEqual([{}, null, [], []])
})

test('the end of a session that was closed leaves the one that followed', async () => {
  const { box, member, open, passed } = await opened()
  await passed(DAY)
  open({ digest: 'second' })
  await passed(7 * DAY)
  expect([Object.keys(box.view().sessions), member.session, box.faults]).toEqual([['second'], 'second', []])
})

test('a session opens for no member who is unknown', async () => {
  const { box, told } = await opened()
  const unknown = { account: 'nobody', member: 1, passwordVersion: 1, digest: 'other', step: null }
  expect(told({ type: 'session.open', ...unknown })).toBe('user-password-error')
  expect(Object.keys(box.view().sessions)).toEqual(['digest'])
})

test('attempts at an account are forgotten ten minutes after the first, or with a log-in', async () => {
  const { box, told, open, start, passed } = await opened()
  const account = 'trader@openbourse.test'
  const attempt = () => told({ type: 'session.attempt', account })
  const counted = () => Object.values(box.view().attempts)
  attempt()
  await passed(1000)
  expect(attempt()).toBe('accepted')
  expect(counted()).toEqual([{ since: start, count: 2 }])
  open({ digest: 'second' })
  expect(counted()).toEqual([])
  await passed(5 * 60_000)
  attempt()
  // The end of the first ten minutes is none of these.
  const later = [{ since: start + 5 * 60_000, count: 1 }]
  await passed(10 * 60_000)
  expect(counted()).toEqual(later)
  await passed(15 * 60_000 - 1)
  expect(counted()).toEqual(later)
  await passed(15 * 60_000)
  expect([counted(), box.faults]).toEqual([[], []])
})

test('attempts that a log-in forgot are forgotten once', async () => {
  const { box, told, open, passed } = await opened()
  told({ type: 'session.attempt', account: 'trader@openbourse.test' })
  open({ digest: 'second' })
  await passed(10 * 60_000)
  expect([box.view().attempts, box.faults]).toEqual([{}, []])
})
