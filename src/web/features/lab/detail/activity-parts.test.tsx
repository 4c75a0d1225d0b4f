// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { ok } from '#tests/support/screen.tsx'
import { shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import {
  DETAIL,
  OWN,
  wireActivity,
  wireLock,
  wireMining,
  wireOrder,
  wireSharing,
} from '../tests/lab-answers.ts'
import { showActivity } from '../tests/show-activity.tsx'

const words = (element: Element | null): string => (element === null ? '' : shownTexts(element).join(' | '))
const region = (name: string | RegExp) => screen.findByRole('region', { name })

atNoonInPhoenix()

const [coming, ongoing] = ['Nov 21, 2026, 21:00', 'Nov 24, 2026, 21:00'] as const
const TAKEN = '25% | 7,500 OBX taken | 22,500 OBX left'

test.each([
  [
    'coming',
    { step: 0, createTime: '2026-11-20 12:00:00' },
    `Coming | , in progress | from Nov 19, 2026, 21:00 | Ongoing | , still to come | from ${coming} | Distributing | , still to come | from ${ongoing} | Completed | , still to come | from Nov 25, 2026, 09:00`,
    '',
  ],
  [
    'ongoing, announced at an unknown time',
    {},
    `Coming | , done | until ${coming} | Ongoing | , in progress | from ${coming} | Distributing | , still to come | from ${ongoing} | Completed | , still to come | from Nov 25, 2026, 09:00`,
    TAKEN,
  ],
  [
    'distributing without a date',
    { step: 2, distributeTime: null },
    `Coming | , done | until ${coming} | Ongoing | , done | from ${coming} | Distributing | , in progress | from ${ongoing} | Completed | , still to come | date to be told`,
    TAKEN,
  ],
  [
    'completed',
    { step: 3 },
    `Coming | , done | until ${coming} | Ongoing | , done | from ${coming} | Distributing | , done | from ${ongoing} | Completed | , done | from Nov 25, 2026, 09:00`,
    TAKEN,
  ],
  [
    'canceled',
    { canceled: 1 },
    `Coming | , done | until ${coming} | Ongoing | , in progress | from ${coming} | Distributing | , still to come | from ${ongoing} | Completed | , still to come | from Nov 25, 2026, 09:00`,
    '',
  ],
])('ENT-13.b the phases of an activity that is %s have each its moment and state', async (...of) => {
  const [, more, expected, taken] = of
  showActivity({ [DETAIL]: ok(wireActivity(more)) })
  const phases = await screen.findByRole('list', { name: 'Phases' })
  expect(words(phases)).toBe(expected)
  expect(words(phases.nextElementSibling)).toBe(taken)
})

test('ENT-13.b rules, summary, text, announcement and the way back of an activity are its own', async () => {
  showActivity({
    [DETAIL]: ok(
      wireLock({
        detail: 'Lock ETH, get LINK.',
        noticeLink: '/announcement/77',
        leveloneCount: 3,
        holdUnit: 'SOL',
        holdLimit: '40',
        releaseType: 1,
        releasePercent: '0.15',
        lockedPeriod: 1,
      }),
    ),
  })
  expect(words(await region('Rules'))).toBe(
    'Rules | Type | Lock-up | Supply | 30,000 ETH | Paid with | ETH from your spot account | ' +
      'Per person | 20 – 2,000 ETH | Comes back | × 1.2 in 12 × 7 days | ' +
      'Release | 15% of what is left each time, the last time the rest | Release cycle | every 7 days | ' +
      'Release periods | 12 releases | Threshold fee | 5 ETH, kept | ' +
      'Participations | At most 2 participations | Friends invited | At least 3 friends of the first level | ' +
      'To be held | 40 SOL | At the distribution | it is locked and released by its schedule | ' +
      'If canceled | all of it comes back, fees too | About the activity | Lock ETH, get LINK. | All about OBX.',
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ETH lock-up')
  expect(document.title).toMatch(/^ETH lock-up ·/)
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(['Announcement', 'Lab'].map(leads)).toEqual(['/announcement/77', '/lab'])
})

const strict = { leveloneCount: 3, holdUnit: 'DOT', holdLimit: '40' }
const LIMITS =
  'Participations | At most 2 participations | Friends invited | At least 3 friends of the first level | To be held | 40 DOT'
const BACK = 'If canceled | all of it comes back, fees too'

test.each([
  [
    'a sale',
    wireActivity({ ...strict, type: 1, unit: 'TON', acceptUnit: 'USDC' }),
    'Type | Spot launch, first come | Supply | 30,000 TON | Pair | TON/USDC | First price | 0.80 USDC | How | first come, first served',
  ],
  [
    'position sharing',
    wireSharing(strict),
    `Type | Position sharing | Supply | 30,000 OBX | Paid with | SOL from your spot account | Per person | 20 – 2,000 SOL | Frozen by all | 6,000 SOL | ${LIMITS} | At the distribution | all of it comes back | ${BACK}`,
  ],
  [
    'a subscription',
    wireActivity(strict),
    `Type | Free subscription | Supply | 30,000 OBX | Price | 0.80 USDT | Paid with | USDT from your spot account | Per person | 20 – 2,000 OBX | ${LIMITS} | At the distribution | it pays for the coins | ${BACK}`,
  ],
  [
    'a machine',
    wireMining(strict),
    `Type | Cloud mining | Supply | 400 machines | Price of a machine | 55 USDT | Paid with | USDT from your spot account | Per person | 1 – 9 machines | Output of a machine | 1.55 BTC every 7 days | Payouts | 10 payouts | Mining time | 10 × 7 days | Per friend who joins | +5%, up to +25% | ${LIMITS} | At the distribution | it pays for the machines | ${BACK}`,
  ],
])('ENT-13.b the rules of %s are all there, in their order', async (_kind, activity, expected) => {
  showActivity({ [DETAIL]: ok(activity) })
  const rules = await region('Rules')
  expect(words(rules.querySelector('dl'))).toBe(expected)
})

test('FEAT-21.d own participations in an activity have amount, cost, what is frozen, what came and state', async () => {
  showActivity({
    [DETAIL]: ok(wireLock({ step: 3 })),
    [OWN]: ok([
      wireOrder({
        type: 6,
        state: 0,
        amount: '40',
        freezeAmount: '45',
        turnover: '44',
        coinSymbol: 'LINK',
        baseSymbol: 'ETH',
      }),
      wireOrder({
        id: 32,
        type: 6,
        state: 2,
        amount: '30',
        freezeAmount: '35',
        turnover: '34',
        granted: '36',
        coinSymbol: 'LINK',
        baseSymbol: 'ETH',
        createTime: '2026-11-23 09:30:00',
      }),
    ]),
  })
  expect(await shownTable('My participations')).toEqual([
    ['Time', 'Amount', 'Cost', 'Frozen', 'Received', 'State'],
    ['Nov 23, 2026, 20:00', '40 ETH', '44 ETH', '45 ETH', '—', 'Not deployed'],
    ['Nov 22, 2026, 18:30', '30 ETH', '34 ETH', '0 ETH', '36 LINK', 'Deployed'],
  ])
  expect(screen.queryByRole('region', { name: /^Limits/ })).toBeNull()
})

const soon = { step: 0, startTime: '2026-11-24 20:00:00' }
const OPENS = 'Join | Opens on Nov 24, 2026, 05:00 | 8:00:00'
const FIXED = 'Taking part cannot be taken back. If the activity is canceled, all that is frozen comes back.'
const frozen = (unit: string): string =>
  `${OPENS} | When you join | , in progress | ${unit} is frozen in your spot account | Distribution, Nov 25, 2026, 09:00 | , still to come`

test.each([
  [
    'position sharing',
    wireSharing(soon),
    `${frozen('SOL')} | All of it comes back, and you get your share of 30,000 OBX: by what you froze of all that was frozen | ${FIXED}`,
  ],
  [
    'a subscription',
    wireActivity(soon),
    `${frozen('USDT')} | It pays for the coins, which come to your spot account | ${FIXED}`,
  ],
  [
    'a machine',
    wireMining(soon),
    `${frozen('USDT')} | It pays for the machines, which begin to mine | Dec 02, 2026, 09:00 | , still to come | First payout, then every 7 days | Feb 03, 2027, 09:00 | , still to come | The last of 10 payouts: the machines close | ${FIXED}`,
  ],
  [
    'a lock-up',
    wireLock(soon),
    `${frozen('ETH')} | The amount is locked; the fee of 5 ETH is kept | Dec 25, 2026, 09:00 | , still to come | First release, then every 30 days | Nov 20, 2027, 09:00 | , still to come | The last of 12 releases: all is back | ${FIXED}`,
  ],
  [
    'a sale',
    wireActivity({ ...soon, type: 2, unit: 'TON', acceptUnit: 'USDC' }),
    `${OPENS} | This coin is sold on the spot market, on the pair TON/USDC. Place an order there. | To the market`,
  ],
])(
  'STATE-10.abcd before %s opens, its card counts down and says step by step what becomes of the money',
  async (_kind, activity, expected) => {
    showActivity({ [DETAIL]: ok(activity) })
    expect(words(await region('Join'))).toBe(expected)
    const own = screen.queryAllByRole('region', { name: /^(My participations|Limits, and what I have)$/ })
    expect(own).toHaveLength(expected.endsWith('To the market') ? 0 : 2)
    const markets = screen.queryAllByRole('link', { name: 'To the market' })
    expect(markets.map((market) => market.getAttribute('href'))).toEqual(
      expected.endsWith('To the market') ? ['/exchange/ton_usdc'] : [],
    )
  },
)

test.each([
  [
    'distributing',
    { step: 2 },
    'It is over and is distributed on Nov 25, 2026, 09:00. There is nothing to do.',
  ],
  ['completed', { step: 3 }, 'Completed on Nov 25, 2026, 09:00'],
  ['completed at its end', { step: 3, distributeTime: null }, 'Completed on Nov 24, 2026, 21:00'],
])('STATE-08.de the card of an activity that is %s says when', async (_phase, more, expected) => {
  showActivity({ [DETAIL]: ok(wireActivity(more)) })
  expect(words(await region('Join'))).toBe(`Join | ${expected}`)
})

test('FEAT-21.b an activity whose time is over while it is shown is read again', async () => {
  let asked = 0
  const endTime = '2026-11-24 12:00:00'
  showActivity({ [DETAIL]: () => ok(wireActivity({ endTime, step: (asked += 1) === 1 ? 1 : 2 })) })
  expect(await screen.findByText(/^It is over and is distributed on/)).toBeTruthy()
})

test('ROUTE-LAB.b an activity that is gone leads back to all of them', async () => {
  showActivity({ [DETAIL]: { code: 500, message: 'no such activity', data: null } })
  expect(await screen.findByText('There is no such activity')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'All activities' }).getAttribute('href')).toBe('/lab')
})
