// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { november } from '#tests/support/local-time.ts'
import { shownLine } from '#tests/support/shown-text.ts'
import { FriendsTable } from './friends-table.tsx'
import { LevelCard } from './level-card.tsx'
import { RanksTable } from './ranks-table.tsx'
import { RebatesTable } from './rebates-table.tsx'

afterEach(cleanup)

const NOTHING = { content: [], totalElements: 0, totalPages: 0, size: 10, number: 0 }

test('FEAT-22.e each kind of records is asked for by its own type, and says what will stand there', async () => {
  const calls = serve({ '/uc/asset/transaction/all': ok(NOTHING) })
  showScreen(<RebatesTable />, '/promotion')
  const kind = await screen.findByLabelText<HTMLSelectElement>('Type')
  const told: string[] = []
  for (const { value, text } of kind.options) {
    fireEvent.change(kind, { target: { value } })
    const words = { rebate: /^When a/, dividend: /^Dividends go/, rank: /^Rewards go/, gift: /^Fees that/ }[
      value
    ]
    await screen.findByText(words ?? 'none')
    told.push(`${text}: ${calls.map(sent).at(-1)?.['type']}`)
  }
  expect(told).toEqual(['Rebates: 7', 'Dividend: 8', 'Ranking rewards: 26', 'Own fees back, gift cards: 6'])
  const coin = screen.getByLabelText<HTMLSelectElement>('Coin')
  expect([...coin.options].map(({ text }) => text)).toEqual(['All', 'USDT', 'BTC', 'ETH'])
})

test('FEAT-22.b friends of each level are asked for by it, with each state of the real name', async () => {
  const friend = (name: string, level: number, change: object) => ({
    username: name,
    createTime: november(11, 18, 30).gmt8,
    level,
    ...change,
  })
  const calls = serve({
    '/uc/promotion/record': (call) =>
      ok(
        sent(call)['level'] === '0'
          ? [0, 1, 2]
              .map((realNameStatus) => friend(`a${realNameStatus}`, 0, { realNameStatus }))
              .concat(friend('old', 0, {}))
          : [],
      ),
  })
  showScreen(<FriendsTable />, '/promotion')
  await screen.findByText('old')
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => [row.children[0], row.children[2]].map((cell) => cell?.textContent))).toEqual([
    ['a0', 'Not verified'],
    ['a1', 'Under review'],
    ['a2', 'Verified'],
    ['old', '—'],
  ])
  expect(rows.map((row) => row.querySelector<HTMLElement>('[data-tone]')?.dataset['tone'])).toEqual([
    'still',
    'waiting',
    'good',
    undefined,
  ])
  fireEvent.click(screen.getByRole('radio', { name: 'Second level' }))
  expect(await screen.findByText('Friends invited by your friends appear here.')).toBeTruthy()
  expect(calls.map((call) => sent(call)['level'])).toEqual(['0', '1'])
  fireEvent.click(screen.getByRole('radio', { name: 'First level' }))
  expect(await screen.findByText('old')).toBeTruthy()
})

test('FEAT-22.g lists that failed say which, and an empty ranking says when it comes', async () => {
  const failed = { code: 500, message: 'down', data: null }
  serve({
    '/uc/asset/transaction/all': failed,
    '/uc/promotion/record': failed,
    '/uc/promotion/toprank': failed,
  })
  showScreen(
    <>
      <FriendsTable />
      <RebatesTable />
      <RanksTable />
    </>,
    '/promotion',
  )
  for (const name of ['Your friends', 'The records', 'The rankings'])
    expect(await screen.findByText(`${name} could not be loaded`)).toBeTruthy()
  cleanup()
  serve({
    '/uc/promotion/toprank': ok({ topreward: [], topinvite: [], topinviteweek: [], topinvitemonth: [] }),
  })
  showScreen(<RanksTable />, '/promotion')
  expect(
    await screen.findByText('It appears with the next count; the count runs every 24 hours.'),
  ).toBeTruthy()
})

test.each([
  [0, 'No level yet', '1 more friend to L1, Village head | 0 of 1', 'From L4 on, a share', 0],
  [1, 'L1 Village head', '10 more friends to L2, County magistrate | 1 of 11', 'From L4 on, a share', 1],
  [501, 'L4 Governor', '1,000 more friends to L5, Grand warden | 501 of 1,501', 'Dividend: 5% of', 4],
  [
    1501,
    'L5 Grand warden',
    '1,500 more friends to L6, Military governor | 1,501 of 3,001',
    'Dividend: 10% of',
    5,
  ],
  [3001, 'L6 Military governor', 'The highest level is reached.', 'Dividend: 15% of', 6],
])('FEAT-22.c LIMIT-04.b with %i friends the level is "%s"', (friends, name, next, dividend, reached) => {
  showScreen(<LevelCard friends={friends} />, '/promotion')
  const card = screen.getByRole('region', { name: 'Partner level' })
  expect(shownLine(card)).toContain(`Partner level | ${name} | ${next} | ${dividend}`)
  expect(card.querySelectorAll('[data-reached=true]')).toHaveLength(reached)
  cleanup()
  showScreen(<LevelCard friends={undefined} />, '/promotion')
  expect(shownLine(screen.getByRole('region', { name: 'Partner level' }))).toBe('Partner level')
})

test('FEAT-22.d the three best of a ranking stand out', async () => {
  const place = (at: number) => ({
    id: at,
    memberId: at,
    userIdentify: at === 2 ? null : `p${at}`,
    levelOne: 9 - at,
    levelTwo: 20 - at,
    stasticDate: '2026-11-12 00:00:00',
    isRobot: 0,
    type: 1,
  })
  serve({
    '/uc/promotion/toprank': ok({
      topreward: [],
      topinvite: [],
      topinviteweek: [1, 2, 3, 4].map(place),
      topinvitemonth: [],
    }),
  })
  showScreen(<RanksTable />, '/promotion?by=week')
  const table = within(await screen.findByRole('table', { name: 'Top 20 rankings' }))
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(5))
  const rows = table.getAllByRole('row').slice(1)
  expect(
    rows.map((row) => [
      row.querySelector<HTMLElement>('[data-first]')?.dataset['first'],
      row.children[0]?.textContent,
    ]),
  ).toEqual([
    ['true', '1p1'],
    ['true', '2—'],
    ['true', '3p3'],
    ['false', '4p4'],
  ])
})
