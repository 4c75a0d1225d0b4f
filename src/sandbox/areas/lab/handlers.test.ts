import { expect, test } from 'vitest'
import type { Activity } from '#generated/wire/activity.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { serverMessage } from '../../http/messages.ts'
import { refusedWith } from '../../hosts/memory/testing-refusals.ts'
import { participant, text, unitsOf } from './testing-lab.ts'

/** Place of an activity in lists: its phase, then its type or begin. */
function placeOf({ step, type, leveloneCount, startTime, id }: Activity): number[] {
  const begin = Date.parse(`${startTime.replace(' ', 'T')}Z`)
  if (step === 1) return [type <= 2 ? 1 : 0, type, leveloneCount]
  return step === 0 ? [2, begin, id] : [step === 2 ? 3 : 4, -begin, id]
}
function compare(a: Activity, b: Activity): number {
  const [one, other] = [placeOf(a), placeOf(b)]
  return one.map((each, at) => each - (other[at] ?? 0)).find((each) => each !== 0) ?? 0
}

test('FEAT-21.a lists hold what can be joined by type, then sales, coming ones by begin, and the newest of others first', async () => {
  const { activities, season, operate } = await participant('trader')
  // Two seasons for inviters go on at once, the later one first in the calendar.
  await operate(season('inviters', 1).id, { step: 1 })
  const all = await activities()
  expect(all.map(({ id }) => id)).toEqual(all.toSorted(compare).map(({ id }) => id))
  expect(
    all.filter(({ step }) => step === 1).map(({ type, leveloneCount }) => [type, leveloneCount]),
  ).toEqual([
    [3, 0],
    [3, 2],
    [3, 3],
    [4, 0],
    [5, 0],
    [6, 0],
    [1, 0],
    [2, 0],
  ])
  // Two that ended at the same moment.
  const starts = all.filter(({ step }) => step === 3).map(({ startTime }) => startTime)
  expect(new Set(starts).size).toBeLessThan(starts.length)
})

test('FEAT-21.a lists come page by page', async () => {
  const { activities, call } = await participant('trader')
  const all = await activities()
  const { data } = await call('activity/page-query', { step: '-1', pageNo: '2', pageSize: '7' })
  expect(data).toEqual({
    content: all.slice(7, 14),
    totalElements: all.length,
    totalPages: Math.ceil(all.length / 7),
    size: 7,
  })
})

test('FEAT-21.def own participations, machines and locks are listed newest first, others’ are not', async () => {
  const one = await participant('trader')
  const other = await participant('merchant', one.box)
  const [sharing, mining, lockUp] = [one.season('sharing'), one.season('mining'), one.season('lockUp')]
  await other.join(sharing.id, text(sharing.least))
  await other.join(mining.id, '1')
  for (const amount of ['2', '3']) await one.join(mining.id, amount)
  for (const times of [1n, 2n]) await one.join(lockUp.id, text(lockUp.least * times))
  for (const { id } of [mining, lockUp]) await one.operate(id, { step: 3 })
  expect((await one.orders()).map(({ id, type, amount }) => [id, type, amount])).toEqual([
    [6, 6, text(lockUp.least * 2n)],
    [5, 6, text(lockUp.least)],
    [4, 5, '3.00000000'],
    [3, 5, '2.00000000'],
  ])
  expect((await one.machines()).map(({ id, amount }) => [id, amount])).toEqual([
    [3, '3.00000000'],
    [2, '2.00000000'],
  ])
  expect((await one.locks()).map(({ id }) => id)).toEqual([2, 1])
  const records = async (activityId: number) =>
    (await one.call('activity/getmemberrecords', { activityId: String(activityId) })).data
  expect(await records(mining.id)).toEqual((await one.orders()).slice(2))
  expect(await records(sharing.id)).toEqual([])
  const page = (path: string, size: string) => one.call(path, { pageNo: '2', pageSize: size })
  expect((await page('activity/getmyorders', '3')).data).toEqual({
    content: (await one.orders()).slice(3),
    totalElements: 4,
    totalPages: 2,
    size: 3,
  })
  for (const [path, rows] of [
    ['miningorder/my-minings', await one.machines()],
    ['lockedorder/my-locked', await one.locks()],
  ] as const)
    expect((await page(path, '1')).data).toEqual({
      content: [rows[1]],
      totalElements: 2,
      totalPages: 2,
      size: 1,
    })
})

test('payouts of machines and of locks are listed newest first', async () => {
  const one = await participant('trader')
  for (const track of ['mining', 'lockUp'] as const) {
    const { id, least } = one.season(track)
    for (const times of [1n, 2n]) await one.join(id, text(least * times))
    await one.operate(id, { step: 3 })
  }
  await one.pass(65 * 86_400_000)
  for (const rows of [await one.outputs(2), await one.releases(2)]) {
    const times = rows.map(({ createTime }) => createTime)
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted().toReversed())
  }
  expect((await one.outputs(2)).every(({ miningOrderId }) => miningOrderId === 2)).toBe(true)
  expect((await one.releases(1)).every(({ lockedOrderId }) => lockedOrderId === 1)).toBe(true)
})

test('participations in an activity that there is not are refused', async () => {
  const { call, join } = await participant('trader')
  const expected = refusedWith('activity-not-found', 'activityId')
  expect(await call('activity/getmemberrecords', { activityId: '8' })).toMatchObject(expected)
  expect(await join(8, '1')).toMatchObject(expected)
})

test.each([
  ['13800000003', 'mobile', 0],
  ['138****0003', 'mobile', 0],
  ['13800000004', 'mobile', 'aims'],
  ['trader@openbourse.test', 'email', 0],
  ['tr****@openbourse.test', 'email', 0],
  ['TR****@OPENBOURSE.TEST', 'email', 0],
  ['tr***@openbourse.test', 'email', 'aims'],
  ['merchant@openbourse.test', 'email', 'aims'],
])(
  'FEAT-21.g a code that went to %s (%s) is taken, or refused by its field: %s',
  async (aims, by, expected) => {
    const { call, join, season, box, email } = await participant('trader')
    await call(`${by}/activity/code`)
    const code = box.codeFor(by === 'mobile' ? '13800000003' : email)
    const { errors, code: answered } = await join(season('mining').id, '1', { aims, code })
    expect(errors[0]?.field ?? answered).toBe(expected)
  },
)

test('FEAT-21.g a member without an address or number takes part by the other one only', async () => {
  const { call, join, season, box, id, email } = await participant('trader')
  const member = box.view().members[id]
  if (member === undefined) throw new RangeError('the trader is a member')
  const join1 = (aims: string, code: string) => join(season('mining').id, '1', { aims, code })
  await call('mobile/activity/code')
  member.email = null
  expect(await join1(email, '123456')).toMatchObject(refusedWith('missing-phone-or-email', 'aims'))
  expect((await join1('13800000003', box.codeFor('13800000003'))).code).toBe(0)
  Object.assign(member, { email, phone: null })
  expect(await join1('13800000003', '123456')).toMatchObject(refusedWith('missing-phone-or-email', 'aims'))
})

test('a member who may not take part learns that before a code is looked at', async () => {
  const { join, season, box, email } = await participant('trader')
  await box.panel('bar', { account: email, barred: true })
  expect(await join(season('mining').id, '1', { aims: 'nobody', code: '000000' })).toMatchObject(
    refusedWith('cannot-participate'),
  )
})

test('a code is looked at before the cost, and five wrong ones void it', async () => {
  const { join, season, code } = await participant('trader')
  const activity = season('subscription')
  const { id, price } = activity
  const right = await code()
  const wrong = right === '000000' ? '111111' : '000000'
  const keyOf = async (tried: string) => (await join(id, '20', { code: tried })).errors[0]?.key
  // Twenty cost less than a cent.
  Object.assign(activity, { price: decimal('0.0000001') })
  const keys = [await keyOf(wrong), (await join(id, '20', { code: right })).message]
  Object.assign(activity, { price })
  expect(keys).toEqual(['verification-code-incorrect', serverMessage('en_US', 'activity-failed-participate')])
  for (let miss = 2; miss <= 5; miss += 1) expect(await keyOf(wrong)).toBe('verification-code-incorrect')
  expect(await keyOf(right)).toBe('verification-code-incorrect')
})

test('a participation that cost less than a cent leaves its code good', async () => {
  const { join, season, code } = await participant('trader')
  const activity = season('subscription')
  const { id, price } = activity
  const right = await code()
  Object.assign(activity, { price: decimal('0.0000001') })
  const { message } = await join(id, '20', { code: right })
  Object.assign(activity, { price })
  expect(message).toBe(serverMessage('en_US', 'activity-failed-participate'))
  expect((await join(id, '20', { code: right })).code).toBe(0)
})

test('a member asks to take part twenty times in a second, and waits then', async () => {
  const { join, season, box } = await participant('trader')
  const { id } = season('sharing')
  for (let number = 1; number <= 20; number += 1)
    expect((await join(id, '200', { code: '000000' })).errors[0]?.field).toBe('code')
  expect(await join(id, '200', { code: '000000' })).toMatchObject(refusedWith('please-wait'))
  box.clock.jump(1000)
  expect((await join(id, '200')).code).toBe(0)
})

test('FEAT-21.e only friends raise the output: inviter and strangers do not', async () => {
  const one = await participant('partner')
  const { id, mining } = one.season('mining')
  const friend = await participant('anna', one.box)
  const stranger = await participant('merchant', one.box)
  for (const each of [friend, stranger, one]) await each.join(id, '1')
  await one.operate(id, { step: 3 })
  const machines = await Promise.all([friend, stranger, one].map((each) => each.machines()))
  const base = unitsOf(mining?.base ?? '0')
  const raised = base + (base * unitsOf(mining?.invite ?? '0')) / unitsOf('1')
  expect(machines.map(([own]) => [own?.type, unitsOf(own?.currentDaysprofit ?? '')])).toEqual([
    [0, base],
    [0, base],
    [1, raised],
  ])
})
