import { expect, test } from 'vitest'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { testSandbox } from '../../hosts/memory/testing.ts'
import type { MemberCount } from './count.ts'
import { joined } from './testing-promotion.ts'

type Row = Readonly<Record<string, unknown>>
type Ranks = Readonly<Record<'topreward' | 'topinvite' | 'topinviteweek' | 'topinvitemonth', Row[]>>

const none = { one: 0, two: 0 }
const empty = { one: 0, two: 0, week: none, month: none, coins: {}, worth: 0n, extra: 0n }
/** 5 May 2026, 03:00 in the exchange's zone. */
const TIME = 1_777_921_200_000

/** A sandbox in which a partner and three more members have been counted. */
async function counted() {
  const box = await testSandbox()
  const state = box.view()
  const partner = Object.values(state.members).find(({ username }) => username === 'partner')?.id ?? 0
  const others = [
    joined(state, 'by-name-only'),
    joined(state, 'phoned', { phone: '18600001234' }),
    joined(state, 'mailed', { email: 'mailed@openbourse.test', phone: '18600005678' }),
  ] as const
  const rows = (partial: readonly (Partial<MemberCount> & Pick<MemberCount, 'member'>)[]): void => {
    state.counted = { time: TIME, rows: partial.map((row) => ({ ...empty, ...row })) }
  }
  const ranks = async (fields = {}) => (await box.call('/uc/promotion/toprank', fields)).data as Ranks
  const mine = async () =>
    (await box.call('/uc/promotion/mypromotion', {}, headers(await box.logIn('partner')))).data
  return { box, state, partner, others, rows, ranks, mine }
}

test('FEAT-22.c a partner is shown the figures of the last count', async () => {
  const { partner, others, rows, mine } = await counted()
  const coins = { USDT: 123_000_000n, BTC: 45_600_000n, ETH: 700_000_000n }
  const ofOther = { coins: { USDT: 9n, BTC: 8n, ETH: 7n }, worth: 6n, extra: 5n, one: 4, two: 3 }
  rows([
    { member: others[0], ...ofOther },
    { member: partner, one: 12, two: 34, coins, worth: 567_000_000n, extra: 890_000_000n },
  ])
  expect(await mine()).toEqual({
    id: partner,
    memberId: partner,
    userIdentify: 'par****test',
    levelOne: 12,
    levelTwo: 34,
    estimatedReward: '5.67000000',
    extraReward: '8.90000000',
    usdtReward: '1.23000000',
    btcReward: '0.45600000',
    ethReward: '7.00000000',
    otherReward: null,
    isRobot: 0,
    stasticDate: '2026-05-05',
  })
  rows([{ member: partner, one: 1 }])
  expect(await mine()).toMatchObject({
    usdtReward: '0.00000000',
    btcReward: '0.00000000',
    ethReward: '0.00000000',
  })
  rows([{ member: others[0], one: 1 }])
  expect(await mine()).toBeNull()
})

test('LIMIT-03.i members have neither figures nor a place before the first count', async () => {
  const { state, ranks, mine } = await counted()
  state.counted = null
  expect(await mine()).toBeNull()
  expect(await ranks()).toEqual({ topreward: [], topinvite: [], topinviteweek: [], topinvitemonth: [] })
})

test.each([[[0, 1, 2]], [[2, 1, 0]], [[1, 2, 0]]])(
  'FEAT-22.d LIMIT-03.f members are ranked by friends, then friends of friends, then age (in the order %j)',
  async (order) => {
    const { others, rows, ranks } = await counted()
    const [named, phoned, mailed] = others
    const all = [
      // Best in all by the second level, in the week alone, in the month last of all.
      { member: named, one: 5, two: 9, week: { one: 3, two: 1 }, month: { one: 3, two: 2 }, worth: 1n },
      { member: phoned, one: 5, two: 8, week: { one: 0, two: 7 }, month: { one: 4, two: 2 }, worth: 3n },
      { member: mailed, one: 5, two: 8, week: { one: 0, two: 0 }, month: { one: 4, two: 3 }, worth: 2n },
    ]
    rows(order.flatMap((index) => all[index] ?? []))
    const names = { named: 'by-****only', phoned: '186****1234', mailed: 'mai****test' }
    const { topreward, topinvite, topinviteweek, topinvitemonth } = await ranks()
    const listed = (ranked: readonly Row[]) =>
      ranked.map(({ id, userIdentify, levelOne, levelTwo }) => [id, userIdentify, levelOne, levelTwo])
    expect(listed(topinvite)).toEqual([
      [1, names.named, 5, 9],
      [2, names.phoned, 5, 8],
      [3, names.mailed, 5, 8],
    ])
    expect(listed(topreward)).toEqual([
      [1, names.phoned, 5, 8],
      [2, names.mailed, 5, 8],
      [3, names.named, 5, 9],
    ])
    expect(listed(topinviteweek)).toEqual([[1, names.named, 3, 1]])
    expect(listed(topinvitemonth)).toEqual([
      [1, names.mailed, 4, 3],
      [2, names.phoned, 4, 2],
      [3, names.named, 3, 2],
    ])
    for (const rank of [...topinviteweek, ...topinvitemonth])
      expect(rank).toMatchObject({ stasticDate: '2026-05-05 03:00:00', isRobot: 0 })
    expect(new Set(topinviteweek.map(({ type }) => type))).toEqual(new Set([1]))
    expect(new Set(topinvitemonth.map(({ type }) => type))).toEqual(new Set([2]))
  },
)

test('FEAT-22.d each ranking has as many places as are asked for, and each member the same number in all', async () => {
  const { others, rows, ranks } = await counted()
  const levels = { one: 2, two: 1 }
  rows(others.map((member) => ({ member, ...levels, week: levels, month: levels, worth: 2n })))
  const two = await ranks({ top: '2' })
  expect(Object.values(two).map((list) => list.length)).toEqual([2, 2, 2, 2])
  const [numbers, ...more] = Object.values(two).map((list) => list.map(({ memberId }) => Number(memberId)))
  for (const each of more) expect(each).toEqual(numbers)
  expect(new Set(numbers).size).toBe(2)
  for (const number of numbers ?? []) {
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThanOrEqual(999_999)
    expect(others).not.toContain(number)
  }
})
