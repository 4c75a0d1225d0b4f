// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { november } from '#tests/support/local-time.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { FriendsTable } from './friends-table.tsx'
import { LevelTable } from './level-table.tsx'
import { RanksTable } from './ranks-table.tsx'
import { RebatesTable } from './rebates-table.tsx'

const rebate = {
  id: 70_001,
  memberId: 600_012,
  type: 7,
  symbol: 'USDT',
  fee: '0',
  address: null,
  createTime: '2026-11-10 08:00:00',
  flag: 0,
}

afterEach(cleanup)

test.each([
  ['0.50000000', '+0.50'],
  ['12.00000000', '+12'],
  ['0.00000120', '+0.0000012'],
])('a rebate of %s is shown as %s, however many zeros a server sends', async (amount, shown) => {
  serve({
    '/uc/asset/transaction/all': ok({
      content: [{ ...rebate, amount }],
      totalElements: 1,
      totalPages: 1,
      size: 10,
      number: 0,
    }),
  })
  showScreen(<RebatesTable />, '/promotion')
  expect(await screen.findByText(shown)).not.toBeNull()
})

const [late, early] = [november(12, 7, 5), november(11, 18, 30)] as const

test('FEAT-22.e rebates: time, coin and amount, and the same in the file', async () => {
  const rows = [
    { ...rebate, amount: '0.50000000', createTime: late.gmt8 },
    { ...rebate, id: 70_000, symbol: 'BTC', amount: '0.0000125', createTime: early.gmt8 },
  ]
  serve({
    '/uc/asset/transaction/all': ok({ content: rows, totalElements: 2, totalPages: 1, size: 10, number: 0 }),
  })
  showScreen(<RebatesTable />, '/promotion')
  expect(await shownTable('Rebate records')).toEqual([
    ['Time', 'Coin', 'Amount'],
    ['Nov 12, 2026, 07:05', 'USDT', '+0.50'],
    ['Nov 11, 2026, 18:30', 'BTC', '+0.0000125'],
  ])
  expect(await savedFile()).toEqual({
    name: 'Rebate records.csv',
    lines: [
      ['Time (UTC)', 'Coin', 'Amount'],
      [late.utc, 'USDT', '0.50000000'],
      [early.utc, 'BTC', '0.0000125'],
    ],
  })
})

test('FEAT-22.e records are asked for by kind, coin and days', async () => {
  const calls = serve({
    '/uc/asset/transaction/all': ok({ content: [], totalElements: 0, totalPages: 0, size: 10, number: 0 }),
  })
  showScreen(<RebatesTable />, '/promotion?kind=dividend&from=2026-11-01&to=2026-11-21')
  const coin = await screen.findByRole('combobox', { name: 'Coin' })
  // The server's days hold those of the reader's zone.
  expect(calls.map((call) => sent(call))).toMatchObject([
    {
      type: '8',
      startTime: expect.stringMatching(/^2026-1(0-31|1-01)$/) as string,
      endTime: expect.stringMatching(/^2026-11-2[12]$/) as string,
    },
  ])
  fireEvent.change(coin, { target: { value: 'BTC' } })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map((call) => sent(call)['symbol'])).toEqual([undefined, 'BTC'])
})

test('FEAT-22.b ENT-17.b friends: registration time and state of the real name', async () => {
  serve({
    '/uc/promotion/record': ok([
      { username: 'bea***@example.org', createTime: late.gmt8, level: 0, realNameStatus: 2 },
      { username: '151****6789', createTime: early.gmt8, level: 0, realNameStatus: 1 },
    ]),
  })
  showScreen(<FriendsTable />, '/promotion')
  expect(await shownTable('Friends')).toEqual([
    ['Friend', 'Registered', 'Real name'],
    ['bea***@example.org', 'Nov 12, 2026, 07:05', 'Verified'],
    ['151****6789', 'Nov 11, 2026, 18:30', 'Under review'],
  ])
})

test('FEAT-22.b friends of the other level are left out of what older servers send', async () => {
  const calls = serve({
    '/uc/promotion/record': ok([
      { username: 'bea***@example.org', createTime: late.gmt8, level: 0, realNameStatus: 2 },
      { username: '151****6789', createTime: early.gmt8, level: 1, realNameStatus: 1 },
    ]),
  })
  showScreen(<FriendsTable />, '/promotion?level=two')
  expect(await screen.findByText('151****6789')).toBeTruthy()
  expect(screen.queryByText('bea***@example.org')).toBeNull()
  expect(calls.map((call) => sent(call)['level'])).toEqual(['1'])
})

const place = (id: number, userIdentify: string, levelOne: number, levelTwo: number) => ({
  id,
  memberId: 600_012,
  userIdentify,
  levelOne,
  levelTwo,
  stasticDate: '2026-11-12 00:00:00',
  isRobot: 0,
})
const best = (reward: string) => ({
  estimatedReward: reward,
  extraReward: '77',
  usdtReward: '55',
  btcReward: '0.1',
  ethReward: '0.2',
  otherReward: null,
})

test('FEAT-22.d rankings: place, partner, friends of both levels, rebates where they are known', async () => {
  serve({
    '/uc/promotion/toprank': ok({
      topreward: [
        { ...place(10_001, 'ad***@example.org', 1040, 2300), ...best('812.5') },
        { ...place(10_002, 'be***@example.org', 12, 9), ...best('3.209') },
      ],
      topinvite: [],
      topinviteweek: [
        { ...place(10_003, 'ce***@example.org', 7, 31), type: 1 },
        { ...place(10_004, 'de***@example.org', 5, 2), type: 1 },
      ],
      topinvitemonth: [],
    }),
  })
  showScreen(<RanksTable />, '/promotion')
  expect(await shownTable('Top 20 rankings')).toEqual([
    ['Partner', 'First-level friends', 'Second-level friends', 'Rebates'],
    ['1 ad***@example.org', '1,040', '2,300', '812.50 USDT'],
    ['2 be***@example.org', '12', '9', '3.20 USDT'],
  ])
  fireEvent.change(screen.getByLabelText('Ranking'), { target: { value: 'week' } })
  expect(await shownTable('Top 20 rankings')).toEqual([
    ['Partner', 'First-level friends', 'Second-level friends'],
    ['1 ce***@example.org', '7', '31'],
    ['2 de***@example.org', '5', '2'],
  ])
})

test('FEAT-22.d each of the four rankings shows its own partners', async () => {
  const calls = serve({
    '/uc/promotion/toprank': ok({
      topreward: [{ ...place(10_001, 'ad***@example.org', 104, 230), ...best('812.5') }],
      topinvite: [{ ...place(10_002, 'be***@example.org', 97, 190), ...best('3.2') }],
      topinviteweek: [{ ...place(10_003, 'ce***@example.org', 7, 31), type: 1 }],
      topinvitemonth: [{ ...place(10_004, 'de***@example.org', 29, 62), type: 2 }],
    }),
  })
  showScreen(<RanksTable />, '/promotion')
  const choice = await screen.findByLabelText<HTMLSelectElement>('Ranking')
  await screen.findByText('ad***@example.org')
  const shown = [...choice.options].map(({ value, text }) => {
    fireEvent.change(choice, { target: { value } })
    const [, ...rows] = screen.getAllByRole('row')
    return [text, ...rows.flatMap((row) => [...row.children].map((cell) => shownTexts(cell).join(' ')))]
  })
  expect(shown).toEqual([
    ['By rebates', '1 ad***@example.org', '104', '230', '812.50 USDT'],
    ['By friends', '1 be***@example.org', '97', '190', '3.20 USDT'],
    ['This week', '1 ce***@example.org', '7', '31'],
    ['This month', '1 de***@example.org', '29', '62'],
  ])
  expect(calls.map(sent)).toEqual([{ top: '20' }])
})

test('FEAT-22.d LIMIT-03.f a ranking lists twenty partners, whatever placeholder rows a server mixes in', async () => {
  const robots = new Set([1, 4, 19])
  const partners = Array.from({ length: 25 }, (_, at) => ({
    ...place(10_000 + at, `p${at}***@example.org`, 90 - at, 30 - at),
    isRobot: robots.has(at) ? 1 : 0,
  }))
  serve({
    '/uc/promotion/toprank': ok({
      topreward: partners.map((row, at) => ({ ...row, ...best(`${500 - at}`) })),
      topinvite: [],
      topinviteweek: partners.map((row) => ({ ...row, type: 1 })),
      topinvitemonth: [],
    }),
  })
  const people = partners.filter(({ isRobot }) => isRobot === 0).slice(0, 20)
  const named = people.map(({ userIdentify }, at) => `${at + 1} ${userIdentify}`)
  showScreen(<RanksTable />, '/promotion')
  expect((await shownTable('Top 20 rankings')).map(([who]) => who)).toEqual(['Partner', ...named])
  fireEvent.change(screen.getByLabelText('Ranking'), { target: { value: 'week' } })
  expect((await shownTable('Top 20 rankings')).map(([who]) => who)).toEqual(['Partner', ...named])
})

test('FEAT-22.c LIMIT-04.b levels: number and title, the friends that each takes, and the dividend that it gives', async () => {
  showScreen(<LevelTable />, '/promotion')
  expect(await shownTable('')).toEqual([
    ['Partner level', 'First-level friends', 'Dividend'],
    ['L1 Village head', '1 or more', '—'],
    ['L2 County magistrate', '11 or more', '—'],
    ['L3 Prefect', '101 or more', '—'],
    ['L4 Governor', '501 or more', '5%'],
    ['L5 Grand warden', '1,501 or more', '10%'],
    ['L6 Military governor', '3,001 or more', '15%'],
  ])
})
