// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile, shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { tonesOf } from '#tests/support/tones.ts'
import { page, requests } from '../tests/lab-answers.ts'
import { LocksScreen } from './locks-screen.tsx'

const LOCKS = '/uc/lockedorder/my-locked'
const LOCK = '/uc/lockedorder/my-locked-detail'
const RELEASES = '/uc/lockedorder/mining-detail'

/** 400 OBX are given, of which 480 come back: a tenth of what is left every 7 days, one of which has come. */
const releasing = (more: object = {}): object => ({
  id: 72,
  activityId: 15,
  memberId: 600_012,
  title: 'OBX lock-up',
  period: 1,
  lockedStatus: 1,
  lockedDays: 4,
  releasedDays: 1,
  releaseUnit: 'OBX',
  totalLocked: '480',
  totalRelease: '48',
  releaseType: 1,
  releasePercent: '0.1',
  releaseTimes: '1.2',
  createTime: '2026-11-12 12:00:00',
  ...more,
})
/** Nothing has come of it, and nobody says how many times it comes back. */
const begun = releasing({
  id: 73,
  activityId: 16,
  title: null,
  period: 2,
  lockedStatus: 0,
  lockedDays: 3,
  releasedDays: 0,
  releaseUnit: 'ETH',
  totalLocked: '90',
  totalRelease: '0',
  releaseType: 0,
  releasePercent: null,
  releaseTimes: null,
  createTime: '2026-11-20 12:00:00',
})
const closed = releasing({
  id: 74,
  activityId: 17,
  title: 'SOL lock-up',
  lockedStatus: 2,
  lockedDays: 2,
  releasedDays: 2,
  releaseUnit: 'SOL',
  totalLocked: '66',
  totalRelease: '66',
  releaseType: 0,
  releaseTimes: '1.1',
  createTime: '2026-10-20 12:00:00',
})

/** The states of the columns of a card, in order. */
const bars = (card: HTMLElement): readonly (string | undefined)[] =>
  [...card.querySelectorAll<HTMLElement>('[aria-hidden] > [data-state]')].map(
    ({ dataset }) => dataset['state'],
  )

atNoonInPhoenix()

test('ENT-15.b FEAT-21.f STATE-09.efg a card of each lock has what was given, the next release, what came and what is to come', async () => {
  serve({ [LOCKS]: page(releasing(), begun, closed) })
  showScreen(<LocksScreen />, '/innovation/mylocked')
  await screen.findByRole('heading', { name: 'OBX lock-up' })
  const cards = screen.getAllByRole('listitem')
  expect(cards.map((card) => shownTexts(card).join(' | '))).toEqual([
    'OBX lock-up | 400 OBX given on Nov 11, 2026, 480 OBX come back in 4 × 7 days | Releasing | Next release | 43.20 OBX | Nov 25, 2026, 21:00 | 2 days 00:00:00 | Released | 48 OBX | To be released | 432 OBX | Total release period | 4 × 7 days | Released cycles | 1 of 4 | 10% of what is left each time, the last time the rest | Whole schedule | OBX lock-up',
    'Activity 16 | 90 ETH come back in 3 × 30 days | To be released | Next release | 30 ETH | Dec 19, 2026, 21:00 | 26 days 00:00:00 | Released | 0 ETH | To be released | 90 ETH | Total release period | 3 × 30 days | Released cycles | 0 of 3 | The same amount each time | Whole schedule | 73',
    'SOL lock-up | 60 SOL given on Oct 19, 2026, 66 SOL come back in 2 × 7 days | Closed | Released | 66 SOL | To be released | 0 SOL | Total release period | 2 × 7 days | Released cycles | 2 of 2 | The same amount each time | Whole schedule | SOL lock-up',
  ])
  expect(cards.map(tonesOf)).toEqual([['active'], ['waiting'], ['still']])
  // The last release is the largest: all that is left.
  const heights = [...(cards[0]?.querySelectorAll('i') ?? [])].map(({ style }) =>
    Math.round(parseFloat(style.height)),
  )
  expect(heights).toEqual([14, 12, 11, 100])
  expect(cards.map(bars)).toEqual([
    ['done', 'now', 'ahead', 'ahead'],
    ['now', 'ahead', 'ahead'],
    ['done', 'done'],
  ])
  const links = cards.map((card) => within(card).getAllByRole('link'))
  expect(links.map((own) => own.map((link) => link.getAttribute('href')))).toEqual([
    ['/lab/detail/15', '/innovation/mylocked?lock=72'],
    ['/lab/detail/16', '/innovation/mylocked?lock=73'],
    ['/lab/detail/17', '/innovation/mylocked?lock=74'],
  ])
})

test('ENT-15.b a lock of which something else came than its terms say shows only what is to come', async () => {
  serve({ [LOCKS]: page(releasing({ totalRelease: '50' })) })
  showScreen(<LocksScreen />, '/innovation/mylocked')
  expect(bars(await screen.findByRole('listitem'))).toEqual(['now', 'ahead', 'ahead'])
  expect(screen.getByText('1 of 4')).toBeTruthy()
})

test('ENT-15.b FEAT-21.f a lock by itself has its whole schedule and the releases that came, on the screen and in the file', async () => {
  const calls = serve({
    [LOCK]: ok(releasing()),
    [RELEASES]: page(
      {
        id: 5,
        memberId: 600_012,
        lockedOrderId: 72,
        releaseUnit: 'OBX',
        output: '48',
        createTime: '2026-11-19 12:00:00',
      },
      {
        id: 6,
        memberId: 600_012,
        lockedOrderId: 72,
        releaseUnit: 'BNB',
        output: '3.5',
        createTime: '2026-11-18 09:30:00',
      },
    ),
  })
  showScreen(<LocksScreen />, '/innovation/mylocked?lock=72')
  expect(await shownTable('Schedule of releases')).toEqual([
    ['No.', 'Date', 'Release (OBX)', 'Left after it', 'State'],
    ['1', 'Nov 18, 2026', '48', '432', 'Released'],
    ['2', 'Nov 25, 2026', '43.20', '388.80', 'Next'],
    ['3', 'Dec 02, 2026', '38.88', '349.92', 'to come'],
    ['4', 'Dec 09, 2026', '349.92', '0', 'to come'],
  ])
  expect(await shownTable('Releases so far')).toEqual([
    ['Time', 'Released'],
    ['Nov 18, 2026, 21:00', '48 OBX'],
    ['Nov 17, 2026, 18:30', '3.50 BNB'],
  ])
  expect(await savedFile()).toEqual({
    name: 'releases.csv',
    lines: [
      ['Time (UTC)', 'Released', 'Coin'],
      ['2026-11-19T04:00:00.000Z', '48', 'OBX'],
      ['2026-11-18T01:30:00.000Z', '3.5', 'BNB'],
    ],
  })
  const leads = screen.getAllByRole('link', { name: /lock-up/i })
  expect(leads.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lock-ups', '/innovation/mylocked'],
    ['Lock-ups', '/innovation/mylocked'],
    ['OBX lock-up', '/lab/detail/15'],
  ])
  expect(requests(calls, LOCK)).toEqual([{ miningId: '72' }])
  expect(requests(calls, RELEASES).map(({ miningId }) => miningId)).toEqual(['72', '72'])
})

test.each([
  ['in the list', '/innovation/mylocked', LOCKS],
  ['by itself', '/innovation/mylocked?lock=72', LOCK],
])('FEAT-21.f a lock whose release is due is read again: %s', async (_place, at, path) => {
  const due = releasing({ createTime: '2026-11-10 12:00:00' })
  const calls = serve({ [LOCKS]: page(due), [LOCK]: ok(due), [RELEASES]: page() })
  showScreen(<LocksScreen />, at)
  await waitFor(() => expect(requests(calls, path).length).toBeGreaterThan(1))
})
