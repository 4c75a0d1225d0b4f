import { expect, test } from 'vitest'
import type { InviteStatistic } from '#generated/wire/invite-statistic.ts'
import type { Invitee } from '#generated/wire/invitee.ts'
import type { TopRanks } from '#generated/wire/top-ranks.ts'
import { headers } from '../../hosts/memory/testing-ads.ts'
import { type TestSandbox, testSandbox } from '../../hosts/memory/testing.ts'
import { postingsAfter } from '../../kernel/ledger.ts'

const DAY = 86_400_000
const mine = async (box: TestSandbox, token: string) =>
  (await box.call('/uc/promotion/mypromotion', {}, headers(token))).data as InviteStatistic | null
const ranks = async (box: TestSandbox, fields = {}) =>
  (await box.call('/uc/promotion/toprank', fields)).data as TopRanks
const friends = async (box: TestSandbox, token: string, fields = {}) =>
  (await box.call('/uc/promotion/record', fields, headers(token))).data as Invitee[]

/** Registers somebody with an invite code. */
async function register(box: TestSandbox, name: string, promotion: string) {
  const email = `${name}@openbourse.test`
  box.clock.jump(61_000)
  await box.call('/uc/reg/email/code', { email })
  const fields = {
    email,
    username: name,
    password: 'openbourse',
    country: '德国',
    code: box.codeFor(email),
    promotion,
  }
  return box.call('/uc/register/email', fields)
}

test('FEAT-22.b LIMIT-03.a ENT-17.a friends of two levels are listed masked, with registration time and real-name status', async () => {
  const box = await testSandbox()
  const token = await box.logIn('partner')
  const one = await friends(box, token)
  expect(one.map(({ username, level, realNameStatus }) => [username, level, realNameStatus])).toEqual([
    ['c****', 0, 0],
    ['b****', 0, 2],
    ['a****', 0, 2],
  ])
  for (const { createTime } of one) expect(createTime).toMatch(/^2026-/)
  const two = await friends(box, token, { level: '1' })
  expect(two.map(({ username, level, realNameStatus }) => [username, level, realNameStatus])).toEqual([
    ['e****', 1, 0],
    ['d****', 1, 2],
  ])
  expect(await friends(box, await box.logIn('trader'))).toEqual([])
})

test('the number of friends is beside the page, as text', async () => {
  const box = await testSandbox()
  const token = await box.logIn('partner')
  const request = new Request('http://sandbox.test/api/uc/promotion/record', {
    method: 'POST',
    headers: headers(token),
    body: new URLSearchParams({ pageNo: '2', pageSize: '2' }),
  })
  const answer: unknown = await (await box.handle(request))?.json()
  expect(answer).toMatchObject({ totalPage: '2', totalElement: '3', data: [{ username: 'a****' }] })
})

test('VAL-05.e an invite code counts at registration; an unknown one is refused on its field', async () => {
  const box = await testSandbox()
  expect((await register(box, 'gerda', 'PARTNER5')).code).toBe(0)
  expect((await register(box, 'heinz', 'NOBODY00')).errors).toEqual([
    { field: 'promotion', key: 'user-promotion-code-exists' },
  ])
  const token = await box.logIn('partner')
  expect((await friends(box, token))[0]?.username).toBe('g****')
})

test('LIMIT-04.g LIMIT-03.bc verified friends of both levels bring rebates, at once, as postings of type 7', async () => {
  const box = await testSandbox()
  const { members } = box.view()
  const id = (name: string) => Object.values(members).find(({ username }) => username === name)?.id ?? 0
  const rebatesOf = (name: string) =>
    [...postingsAfter(box.view().ledger, 0)].filter(
      ({ type, entries }) => type === 7 && entries.some(({ account }) => account.owner === `m${id(name)}`),
    )
  const convert = async (name: string) => {
    const before = [rebatesOf('partner').length, rebatesOf('anna').length]
    const token = await box.logIn(name)
    const { code, message } = await box.call(
      '/uc/convert/do-exchange',
      { fromUnit: 'USDT', toUnit: 'BTC', needAmount: '500' },
      headers(token),
    )
    expect([code, message]).toEqual([0, 'Done.'])
    return [rebatesOf('partner').length - (before[0] ?? 0), rebatesOf('anna').length - (before[1] ?? 0)]
  }
  expect(await convert('dora')).toEqual([1, 1])
  expect(await convert('bert')).toEqual([1, 0])
  expect(await convert('cleo')).toEqual([0, 0])
  const conversion = box.view().conversions[id('dora')]?.at(-1)
  const shares = ['anna', 'partner'].map((name) =>
    rebatesOf(name)
      .flatMap(({ reference, entries }) => (reference === `conversion ${conversion?.id}` ? entries : []))
      .filter(({ account }) => account.owner === `m${id(name)}`)
      .map(({ units }) => units),
  )
  const fee = conversion?.fee ?? 0n
  expect(shares).toEqual([[fee / 5n], [fee / 20n]])
})

test('LIMIT-03.i the shown figures change with the count every 24 hours, not before', async () => {
  const box = await testSandbox()
  const token = await box.logIn('partner')
  const before = await mine(box, token)
  expect(before).toMatchObject({ levelOne: 3, levelTwo: 2, stasticDate: '2026-11-21' })
  await register(box, 'gerda', 'PARTNER5')
  expect(await mine(box, token)).toEqual(before)
  box.clock.jump(DAY)
  expect(await mine(box, token)).toMatchObject({ levelOne: 4, levelTwo: 2, stasticDate: '2026-11-22' })
  expect(await mine(box, await box.logIn('trader'))).toBeNull()
})

test('FEAT-22.d LIMIT-03.f rankings list the best twenty, masked', async () => {
  const box = await testSandbox()
  const { topreward, topinvite, topinviteweek = [], topinvitemonth = [] } = await ranks(box)
  expect([topreward.length, topinvite.length]).toEqual([20, 20])
  expect(topinvitemonth.length).toBeGreaterThan(topinviteweek.length)
  const worth = topreward.map(({ estimatedReward }) => parseFloat(estimatedReward))
  expect(worth).toEqual(worth.toSorted((a, b) => b - a))
  const counts = topinvite.map(({ levelOne }) => levelOne)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const ids = new Set(Object.keys(box.view().members))
  for (const { memberId, userIdentify } of [...topreward, ...topinvite, ...topinviteweek]) {
    expect(ids.has(String(memberId))).toBe(false)
    expect(userIdentify).toMatch(/^.{3}\*{4}.{4}$/)
  }
  expect((await ranks(box, { top: '3' })).topinvite).toHaveLength(3)
})

test('LIMIT-03.g the first ten and the first hundred get their reward once a month', async () => {
  const box = await testSandbox()
  const before = (await ranks(box, { top: '100' })).topreward
  // 1 December in the exchange's zone.
  box.clock.jump(10 * DAY)
  const after = (await ranks(box, { top: '100' })).topreward
  const gains = after.map(({ memberId, extraReward }) => {
    const old = before.find((row) => row.memberId === memberId)
    return parseFloat(extraReward) - parseFloat(old?.extraReward ?? '0')
  })
  expect(gains).toEqual(after.map((_row, index) => (index < 10 ? 50 : 5)))
  box.clock.jump(DAY)
  expect((await ranks(box, { top: '100' })).topreward.map(({ extraReward }) => extraReward)).toEqual(
    after.map(({ extraReward }) => extraReward),
  )
})

test('LIMIT-07.abc a verified member gets own fees back, up to 10 USDT; others get nothing', async () => {
  const box = await testSandbox()
  const refunds = (name: string) => {
    const id = Object.values(box.view().members).find(({ username }) => username === name)?.id
    return [...postingsAfter(box.view().ledger, 0)]
      .filter(({ type }) => type === 6)
      .flatMap(({ entries }) => entries)
      .filter(({ account }) => account.owner === `m${id}` && account.coin === 'USDT')
      .reduce((sum, { units }) => sum + units, 0n)
  }
  const convert = async (name: string, needAmount: string) =>
    box.call(
      '/uc/convert/do-exchange',
      { fromUnit: 'USDT', toUnit: 'BTC', needAmount },
      headers(await box.logIn(name)),
    )
  await convert('trader', '2000')
  expect(refunds('trader')).toBe(0n)
  box.clock.jump(DAY)
  expect(refunds('trader')).toBeGreaterThan(190_000_000n)
  expect(refunds('trader')).toBeLessThan(200_000_000n)
  await convert('trader', '60000')
  await convert('reviewing', '40')
  box.clock.jump(DAY)
  expect(refunds('trader')).toBe(1_000_000_000n)
  expect(refunds('reviewing')).toBe(0n)
})
