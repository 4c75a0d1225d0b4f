import { expect, test } from 'vitest'
import { ActivityStep } from '#generated/wire/activity-step.ts'
import { announcedActivity, announcedAt, around, findActivity } from './activities.ts'
import { freshLab, stepOf } from './lab-state.ts'
import { DAY, HOUR, participant } from './testing-lab.ts'
import { TRACK_NAMES } from './tracks.ts'

const START = Date.parse('2026-11-21T01:30:00Z')
const STEPS = [ActivityStep.COMING, ActivityStep.ONGOING, ActivityStep.DISTRIBUTING, ActivityStep.COMPLETED]
const TYPES = [1, 2, 3, 4, 5, 6]

/** Each half of an hour of a month, and odd moments of three years. */
const moments = [
  ...Array.from({ length: 30 * 48 }, (_, index) => START + index * (HOUR / 2)),
  ...Array.from({ length: 60 }, (_, index) => START + index * 17 * DAY + index * 1_234_567),
]

test('FEAT-21.a at any moment each type can be joined or bought, and each phase exists', () => {
  const state = freshLab()
  for (const time of moments) {
    const all = announcedAt('test', time, 3)
    expect(new Set(all.map((activity) => stepOf(state, activity, time)))).toEqual(new Set(STEPS))
    const open = all.filter((activity) => stepOf(state, activity, time) === ActivityStep.ONGOING)
    expect(new Set(open.map(({ type }) => type))).toEqual(new Set(TYPES))
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  }
})

test('an activity follows from seed and number alone, and nobody sees it before it is announced', () => {
  for (const track of TRACK_NAMES)
    for (const activity of around('test', track, START)) {
      expect(findActivity('test', activity.id)).toBe(activity)
      expect(findActivity('test', String(activity.id))).toBe(activity)
      expect(announcedActivity('test', activity.id, activity.announced)).toBe(activity)
      expect(announcedActivity('test', activity.id, activity.announced - 1)).toBeUndefined()
    }
  for (const wrong of ['0', '8', '-3', '12.5', 'x', '1e3', '99999999999'])
    expect(announcedActivity('test', wrong, START)).toBeUndefined()
})

test('STATE-08.abcde a list holds all activities, or those of one phase', async () => {
  const { activities, box } = await participant('trader')
  const all = await activities()
  expect(all.length).toBeGreaterThan(60)
  const parts = await Promise.all(['0', '1', '2', '3'].map((step) => activities(step)))
  for (const [step, part] of parts.entries()) {
    expect(part.length).toBeGreaterThan(0)
    expect(part.every((activity) => activity.step === step)).toBe(true)
  }
  expect(parts.flat().length).toBe(all.length)
  // Those that can be joined come first, then coming ones.
  expect(all.slice(0, parts[1]?.length).map(({ id }) => id)).toEqual(parts[1]?.map(({ id }) => id))
  expect(box.faults).toEqual([])
})

test('ENT-13.a an activity tells all its terms, in lists without its whole text', async () => {
  const { activity, season, activities, call, box } = await participant('trader')
  const lockUp = season('lockUp')
  const found = await activity(lockUp.id)
  expect(found).toMatchObject({
    title: expect.stringContaining('lock-up') as string,
    lang: 'en_US',
    type: 6,
    step: 1,
    canceled: 0,
    limitTimes: 2,
    leveloneCount: 0,
    miningUnit: null,
    lockedUnit: lockUp.coin,
    lockedDays: lockUp.lock?.periods,
    lockedFee: lockUp.lock?.fee,
    releaseTimes: lockUp.lock?.times,
  })
  expect(found.content).toContain('<p>Amount and fee are frozen at once.')
  expect(found.content).toContain('A participation cannot be taken back.')
  const listed = (await activities()).find(({ id }) => String(id) === String(lockUp.id))
  expect(listed).toEqual({ ...found, content: null, contentEn: null })
  const mining = await activity(season('mining').id)
  expect([mining.miningUnit, mining.amountScale, mining.lockedUnit]).toEqual(['OBX', 0, null])
  expect((await activity(season('inviters').id)).leveloneCount).toBeGreaterThan(1)
  expect((await call('activity/detail', { id: '8' })).message).toBe('There is no such activity.')
  const german = await box.call('/uc/activity/detail', { id: String(lockUp.id) }, { lang: 'de_DE' })
  expect(german.data).toMatchObject({
    title: expect.stringContaining('Lock-up') as string,
    titleEn: found.title,
    lang: 'de_DE',
  })
})

test('the taken part of an activity grows while it goes on and never exceeds its supply', async () => {
  const { activity, season, box } = await participant('trader')
  const { id } = season('subscription')
  const before = await activity(id)
  box.clock.jump(20 * HOUR)
  const after = await activity(id)
  expect(after.progress).toBeGreaterThan(before.progress)
  box.clock.jump(4 * DAY)
  const done = await activity(id)
  expect(done).toMatchObject({ step: 3, freezeAmount: '0.00000000' })
  expect(done.progress).toBeLessThanOrEqual(100)
})

test('others take no more than members leave', async () => {
  const { activity, season, box } = await participant('trader')
  const { id, supply, end } = season('subscription')
  const left = 5_000_000n
  box.view().lab.taken[id] = { amount: supply - left, frozen: 0n }
  box.clock.jump(end - box.clock.now() - 1000)
  expect(await activity(id)).toMatchObject({
    step: 1,
    progress: 100,
    tradedAmount: (await activity(id)).totalSupply,
  })
})

test('the pictures of activities are there', async () => {
  const { activity, season, box } = await participant('trader')
  for (const track of TRACK_NAMES) {
    const { smallImageUrl } = await activity(season(track).id)
    const response = await box.handle(new Request(`http://sandbox.test${smallImageUrl}`))
    expect(response?.headers.get('content-type')).toBe('image/svg+xml')
  }
})
