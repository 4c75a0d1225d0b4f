import { expect, test } from 'vitest'
import { memberBox } from '../auth/testing-commands.ts'
import type { RealName } from '../members/members.ts'
import { REVIEW_TIME } from './commands.ts'

const PHOTOS = { front: 11, back: 22, hand: 33 }
const REASON = 'real-name-refused'

/** A member, and commands for and against the name. */
async function applicant(persona: string) {
  const { box, member, apply, told, ...rest } = await memberBox(persona)
  const application = (idNumber = 'C01X00T47', reason: string | null = null) =>
    ({
      type: 'realName.apply',
      member: member.id,
      name: 'Ada Lovelace',
      idNumber,
      ...PHOTOS,
      reason,
    }) as const
  const decision = (reason: string | null, id = member.id) =>
    ({ type: 'realName.decide', member: id, reason }) as const
  const passed = async (time: number) => {
    box.clock.jump(time)
    await box.call('/uc/check/login')
  }
  return { box, member, apply, told, application, decision, passed, ...rest }
}

const ADA = { name: 'Ada Lovelace', idNumber: 'C01X00T47' }

test('STATE-12.b ENT-18.b an application is filed with its photos, and waits twenty seconds', async () => {
  const { box, member, told, application, passed } = await applicant('new')
  const { nextApplicationId: id } = box.view()
  expect(REVIEW_TIME).toBe(20_000)
  expect(told(application())).toBe('accepted')
  expect(member.realName).toEqual({ state: 'review', ...ADA, rejectReason: null })
  const filed = { id, time: box.clock.now(), ...ADA, photos: PHOTOS }
  expect(box.view().applications[member.id]).toEqual(filed)
  expect(box.view().nextApplicationId).toBe(id + 1)
  await passed(REVIEW_TIME - 1)
  expect([member.realName.state, member.level]).toEqual(['review', 0])
  await passed(1)
  expect([member.realName, member.level]).toEqual([{ state: 'verified', ...ADA, rejectReason: null }, 1])
  expect(box.view().applications[member.id]).toEqual(filed)
})

test.each<[clause: string, who: string, idNumber: string, key: string]>([
  ['STATE-12.f', 'verified', 'C01X00T47', 'repeat-real-name-request'],
  ['STATE-12.f', 'reviewing', 'C01X00T47', 'repeat-real-name-request'],
  ['STATE-12.f', 'reviewing', 'L01X00T47', 'repeat-real-name-request'],
  ['VAL-09.d', 'new', 'L01X00T47', 'only-authenticate-once'],
  ['VAL-09.e', 'new', 'L01X00T66', 'only-authenticate-once'],
  ['VAL-09.d', 'refused', 'L01X00T47', 'only-authenticate-once'],
])(
  '%s an application of %s with %s that comes too late is refused: %s',
  async (_clause, who, idNumber, key) => {
    const { box, member, told, application } = await applicant(who)
    const kept = () => structuredClone([member, box.view().applications, box.view().nextApplicationId])
    const before = kept()
    expect(told(application(idNumber))).toBe(key)
    expect(kept()).toEqual(before)
  },
)

test.each(['new', 'refused'])(
  'VAL-09.f STATE-12.e %s applies with a number that was refused',
  async (who) => {
    const { member, told, application } = await applicant(who)
    expect(told(application('L01X00T77'))).toBe('accepted')
    expect(member.realName).toEqual({ state: 'review', ...ADA, idNumber: 'L01X00T77', rejectReason: null })
  },
)

test.each<[reason: string | null, outcome: string, realName: Partial<RealName>]>([
  [null, 'SUCCESS', { state: 'verified', rejectReason: null }],
  [REASON, 'FAILURE', { state: 'failed', rejectReason: REASON }],
])('STATE-12.cd a decision (%s) is told to its member as %s, once', async (reason, outcome, realName) => {
  const { box, member, apply, told, decision } = await applicant('reviewing')
  const before = member.realName
  const decided = apply(decision(reason))
  const event: unknown = expect.objectContaining({ kind: 'REVIEW', reference: 'real-name', outcome })
  expect(decided).toMatchObject({
    accepted: true,
    events: [{ type: 'member.event', member: member.id, event }],
  })
  expect(member.realName).toEqual({ ...before, ...realName })
  expect(told(decision(reason))).toBe('record-not-found')
  expect(box.faults).toEqual([])
})

test.each(['new', 'verified', 'refused'])(
  'a decision about %s, who does not wait, is refused',
  async (who) => {
    const { member, told, decision } = await applicant(who)
    const before = structuredClone(member)
    expect([told(decision(null)), told(decision(REASON)), told(decision(null, 1))]).toEqual(
      Array.from({ length: 3 }, () => 'record-not-found'),
    )
    expect(member).toEqual(before)
  },
)

test('a review that a tester decided before changes nothing when its time comes', async () => {
  const { member, told, application, decision, passed } = await applicant('new')
  told(application())
  told(decision(REASON))
  await passed(REVIEW_TIME)
  expect(member.realName).toMatchObject({ state: 'failed', rejectReason: REASON })
})

test('STATE-12.e a new application is decided at its own time, not at that of the one before', async () => {
  const { box, member, told, application, decision, passed } = await applicant('new')
  told(application())
  told(decision(REASON))
  await passed(5000)
  expect(told(application('C01X00T48', REASON))).toBe('accepted')
  expect(member.realName).toMatchObject({ state: 'review', idNumber: 'C01X00T48', rejectReason: null })
  await passed(REVIEW_TIME - 5000)
  expect(member.realName.state).toBe('review')
  await passed(5000)
  expect(member.realName).toMatchObject({ state: 'failed', rejectReason: REASON })
  expect(box.faults).toEqual([])
})
