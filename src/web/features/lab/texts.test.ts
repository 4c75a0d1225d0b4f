import { expect, test } from 'vitest'
import { ActivityStep } from '#generated/models/activity-step.ts'
import { ActivityType } from '#generated/models/activity-type.ts'
import { decimal } from '#src/core/money/decimal.ts'
import { textsOf } from '#tests/support/texts.ts'
import { activityTexts } from './activity-texts.ts'
import { announcementOf } from './detail/announcement.ts'
import { moneySteps } from './detail/steps-of-money.ts'
import { cardFacts, ruleFacts } from './facts.ts'
import { phaseStates, stepOf } from './step.ts'
import { lockUp, mining, sharing, subscription } from './tests/activities.ts'

const t = textsOf('en_US')
const write = { t, locale: 'en_US' }
const plain = (text: unknown): string => String(text).replaceAll(/[\u{a0}\u{202f}]/gu, ' ')
const facts = (of: ReturnType<typeof ruleFacts>): Readonly<Record<string, string>> =>
  Object.fromEntries(of.map(({ name, value }) => [t(name), plain(value)]))

test.each([
  ['ja_JP', 'ja', '名前', 'Name', '名前'],
  ['ja_JP', null, '名称', 'Name', 'Name'],
  ['zh_HK', null, '名称', 'Name', '名称'],
  ['fr_FR', null, '名称', null, '名称'],
  ['zh_CN', null, '', 'Name', 'Name'],
])('a reader in %s of an activity in %s reads its name', (locale, lang, title, titleEn, expected) => {
  expect(activityTexts(subscription({ lang, title, titleEn }), locale).title).toBe(expected)
})

test.each([
  [ActivityStep.COMING, ['now', 'ahead', 'ahead', 'ahead']],
  [ActivityStep.DISTRIBUTING, ['done', 'done', 'now', 'ahead']],
  [ActivityStep.COMPLETED, ['done', 'done', 'done', 'done']],
])('in phase %i the phases are %j', (step, expected) => {
  expect(phaseStates(stepOf({ step })).map(({ state }) => state)).toEqual(expected)
})

test('ENT-13.b the rules of a lock-up have its release, ratio, cycle, periods and threshold', () => {
  expect(
    facts(ruleFacts(lockUp({ holdUnit: 'LINK', holdLimit: decimal('100'), leveloneCount: 1 }), write)),
  ).toEqual({
    Type: 'Lock-up',
    Supply: '30,000 OBX',
    'Paid with': 'OBX from your spot account',
    'Per person': '20 – 2,000 OBX',
    'Comes back': '× 1.2 in 12 × 30 days',
    Release: '10% of what is left each time, the last time the rest',
    'Release cycle': 'every 30 days',
    'Release periods': '12 releases',
    'Threshold fee': '5 OBX, kept',
    Participations: 'At most 2 participations',
    'Friends invited': 'At least 1 friend of the first level',
    'To be held': '100 LINK',
    'At the distribution': 'it is locked and released by its schedule',
    'If canceled': 'all of it comes back, fees too',
  })
})

test('ENT-13.b the rules of machines have output, cycle, number and what friends add', () => {
  expect(facts(ruleFacts(mining(), write))).toMatchObject({
    'Price of a machine': '55 USDT',
    'Per person': '1 – 20 machines',
    'Output of a machine': '1.55 OBX every day',
    Payouts: '30 payouts',
    'Mining time': '30 days',
    'Per friend who joins': '+5%, up to +25%',
  })
})

test('FEAT-21.a a sale shows pair, price and order of service on its card', () => {
  const sale = { price: decimal('6.8'), unit: 'TON', type: ActivityType.SHARED_SALE }
  expect(facts(cardFacts(subscription(sale), write))).toEqual({
    Pair: 'TON/USDT',
    'First price': '6.80 USDT',
    How: 'shared out in proportion',
  })
})

const steps = (...of: Parameters<typeof moneySteps>) =>
  moneySteps(...of).map(({ title, text }) => `${plain(title)}: ${plain(text)}`)

test.each([
  ['STATE-10.a', sharing(), 'sharing', 'All of it comes back, and you get your share of 30,000 OBX'],
  ['STATE-10.b', subscription(), 'subscription', 'It pays for 100 OBX, which come to your spot account'],
  ['STATE-10.c', mining(), 'mining', 'It pays for 100 machines, mining begins'],
  ['STATE-10.d', lockUp(), 'lock', 'The amount is locked; the fee of 5 OBX is kept'],
] as const)(
  '%s what becomes of the money at the distribution is said before joining',
  (_code, activity, kind, says) => {
    expect(steps(activity, kind, decimal('100'), write)[1]).toContain(says)
  },
)

test('STATE-10.abd the cost is frozen on joining: amount, price times amount, amount and fee', () => {
  const first = (activity: ReturnType<typeof subscription>, kind: 'sharing' | 'subscription' | 'lock') =>
    steps(activity, kind, decimal('100'), write)[0]
  expect(first(sharing(), 'sharing')).toContain('100 USDT is frozen')
  expect(first(subscription(), 'subscription')).toContain('80 USDT is frozen')
  expect(first(lockUp(), 'lock')).toContain('105 OBX is frozen')
})

test('ENT-15.b before joining a lock-up tells its first and its last release, with dates', () => {
  const [, , firstRelease, last] = steps(lockUp(), 'lock', decimal('1000'), write)
  expect(firstRelease).toMatch(/2026.*First release: 120 OBX/)
  expect(last).toMatch(/2027.*All 1,200 OBX are back/)
  expect(steps(lockUp({ distributeTime: null }), 'lock', null, write).slice(1)).toEqual([
    'Distribution, after the end: The amount is locked; the fee of 5 OBX is kept',
    'One period later: First release, then every 30 days',
    'At the end: The last of 12 releases: all is back',
  ])
})

test.each([
  ['/announcement/3', '/announcement/3'],
  ['/notice/4', '/announcement/4'],
  ['https://evil.example/announcement/3', null],
  ['javascript:alert(1)', null],
  [null, null],
])('the announcement of an activity at %s leads to %s', (noticeLink, expected) => {
  expect(announcementOf({ noticeLink })).toBe(expected)
})
