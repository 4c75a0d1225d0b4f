// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logOut } from '#src/web/session/session.ts'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { tonesOf } from '#tests/support/tones.ts'
import { LabScreen } from './lab-screen.tsx'
import { LIST, page, requests, wireActivity, wireLock, wireMining, wireSharing } from './tests/lab-answers.ts'

function show(at: string, ...activities: readonly object[]) {
  const calls = serve({ [LIST]: page(...activities) })
  showScreen(<LabScreen />, at)
  return calls
}
/** All cards in words: each with the addresses of its links. */
const cards = async () => {
  await screen.findAllByRole('heading', { level: 2 })
  return screen.getAllByRole('listitem').map((card) => [
    shownTexts(card).join(' | '),
    ...within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ])
}

atNoonInPhoenix()

test('FEAT-21.a a card of each type has its own three facts, what is taken, its next moment and its way on', async () => {
  show(
    '/lab',
    wireActivity({ id: 10, title: 'TON launch', type: 1, unit: 'TON', acceptUnit: 'USDC', price: '6.8' }),
    wireActivity({
      id: 11,
      title: 'ADA launch',
      type: 2,
      unit: 'ADA',
      acceptUnit: 'BTC',
      price: '0.4',
      progress: 64,
    }),
    wireSharing({ progress: 30 }),
    wireActivity(),
    wireMining(),
    wireLock(),
  )
  const now = 'Phase 2 of 4: Ongoing | Ends in | 1 day 00:00:00'
  expect(await cards()).toEqual([
    [
      `TON launch | Spot launch, first come | Ongoing | 25% | 7,500 TON taken | of 30,000 TON | Pair | TON/USDC | First price | 6.80 USDC | How | first come, first served | ${now} | To the market | TON launch`,
      '/lab/detail/10',
      '/exchange/ton_usdc',
    ],
    [
      `ADA launch | Spot launch, shared out | Ongoing | 64% | of it asked for | 30,000 ADA to share | Pair | ADA/BTC | First price | 0.40 BTC | How | shared out in proportion | ${now} | To the market | ADA launch`,
      '/lab/detail/11',
      '/exchange/ada_btc',
    ],
    [
      `OBX sharing | Position sharing | Ongoing | 30% | of the time has passed | 30,000 OBX to share | Supply | 30,000 OBX | Frozen by all | 6,000 SOL | At the distribution | all of it comes back | ${now} | Details | OBX sharing`,
      '/lab/detail/13',
      '/lab/detail/13',
    ],
    [
      `OBX free subscription | Free subscription | Ongoing | 25% | 7,500 OBX taken | of 30,000 OBX | Price | 0.80 USDT | Per person | 20 – 2,000 OBX | At the distribution | it pays for the coins | ${now} | Details | OBX free subscription`,
      '/lab/detail/12',
      '/lab/detail/12',
    ],
    [
      `BTC mining | Cloud mining | Ongoing | 25% | 120 machines taken | of 400 machines | Price of a machine | 55 USDT | Output of a machine | 1.55 BTC every 7 days | Mining time | 10 × 7 days | ${now} | Details | BTC mining`,
      '/lab/detail/14',
      '/lab/detail/14',
    ],
    [
      `ETH lock-up | Lock-up | Ongoing | 25% | 7,500 ETH taken | of 30,000 ETH | Per person | 20 – 2,000 ETH | Comes back | × 1.2 in 12 × 30 days | Threshold fee | 5 ETH, kept | ${now} | Details | ETH lock-up`,
      '/lab/detail/15',
      '/lab/detail/15',
    ],
  ])
  const bars = screen.getAllByRole('progressbar')
  expect(
    bars.map((bar) => ['aria-label', 'value', 'aria-valuetext'].map((name) => bar.getAttribute(name))),
  ).toEqual([
    ['Taken', '0.25', '25%'],
    ['Taken', '0.64', '64%'],
    ['of the time has passed', '0.3', '30%'],
    ['Taken', '0.25', '25%'],
    ['Taken', '0.25', '25%'],
    ['Taken', '0.25', '25%'],
  ])
})

test('STATE-08.bde STATE-10.g a card says when its activity opens, is distributed or was completed, and that it was canceled', async () => {
  show(
    '/lab',
    wireActivity({ step: 0, startTime: '2026-11-27 12:00:00' }),
    wireActivity({ id: 13, step: 2 }),
    wireActivity({ id: 14, step: 2, distributeTime: null }),
    wireActivity({ id: 15, step: 3 }),
    wireActivity({ id: 16, step: 3, distributeTime: null }),
    wireActivity({ id: 17, canceled: 1 }),
  )
  const head = (state: string) => `OBX free subscription | Free subscription | ${state}`
  const taken = '25% | 7,500 OBX taken | of 30,000 OBX'
  const facts =
    'Price | 0.80 USDT | Per person | 20 – 2,000 OBX | At the distribution | it pays for the coins'
  const way = 'Details | OBX free subscription'
  expect((await cards()).map(([text]) => text)).toEqual(
    [
      [
        head('Coming'),
        'Opens | Nov 26, 2026, 21:00',
        facts,
        'Phase 1 of 4: Coming | Opens in | 3 days 00:00:00',
        way,
      ],
      [
        head('Distributing'),
        taken,
        facts,
        'Phase 3 of 4: Distributing | Distributed in | 1 day 12:00:00',
        way,
      ],
      [head('Distributing'), taken, facts, 'Phase 3 of 4: Distributing | Is being distributed', way],
      [head('Completed'), taken, facts, 'Phase 4 of 4: Completed | Completed on Nov 25, 2026, 09:00', way],
      [head('Completed'), taken, facts, 'Phase 4 of 4: Completed | Completed on Nov 24, 2026, 21:00', way],
      [head('Canceled'), taken, facts, 'Phase 2 of 4: Ongoing | All that was frozen is back', way],
    ].map((parts) => parts.join(' | ')),
  )
  expect(tonesOf(document.body)).toEqual(['resting', 'waiting', 'waiting', 'good', 'good', 'bad'])
})

test('STATE-08.abcde each phase has its count, is asked for by itself, and has its own words where it has none', async () => {
  const counts = [41, 3, 7, 2, 29]
  const calls = serve({
    [LIST]: (call: Parameters<typeof sent>[0]) =>
      ok({
        content: [],
        totalElements: counts[Number(sent(call)['step']) + 1],
        totalPages: 1,
        size: 1,
        number: 0,
      }),
  })
  showScreen(<LabScreen />, '/lab')
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All41',
      'Coming3',
      'Ongoing7',
      'Distributing2',
      'Completed29',
    ]),
  )
  expect(await screen.findByText('There are no activities now')).toBeTruthy()
  for (const [name, text] of [
    ['Coming 3', 'Nothing is coming now'],
    ['Ongoing 7', 'Nothing can be joined now'],
    ['Distributing 2', 'Nothing is being distributed now'],
    ['Completed 29', 'Nothing has been completed yet'],
  ] as const) {
    fireEvent.click(screen.getByRole('tab', { name }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(address()).toBe(`/lab?show=${name.replace(/ .*/, '').toLowerCase()}`)
  }
  expect(screen.getByRole('link', { name: 'See announcements' }).getAttribute('href')).toBe('/announcement/0')
  const lists = requests(calls, LIST).filter(({ pageSize }) => pageSize === '12')
  expect(lists.map(({ step }) => step)).toEqual(['-1', '0', '1', '2', '3'])
})

test('STATE-08.c a list with an activity whose time is over is read again', async () => {
  const calls = show('/lab?show=ongoing', wireActivity({ endTime: '2026-11-24 12:00:00' }))
  await cards()
  const lists = () => requests(calls, LIST).filter(({ pageSize }) => pageSize === '12')
  await waitFor(() => expect(lists().map(({ step }) => step)).toEqual(['1', '1']))
})

test('VAL-33.e a visitor has no way to a lab of their own, a member has', async () => {
  show('/lab', wireActivity())
  expect((await screen.findByRole('link', { name: 'My lab' })).getAttribute('href')).toBe(
    '/innovation/myorders',
  )
  cleanup()
  logOut()
  show('/lab', wireActivity())
  await cards()
  expect(screen.queryByRole('link', { name: 'My lab' })).toBeNull()
})
