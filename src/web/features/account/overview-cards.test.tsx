// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { copiedBy } from '#tests/support/copied.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { OverviewScreen } from './overview-screen.tsx'
import { ALL_SET, infoBody, merchantBody, securityBody } from './tests/members.ts'
import { shownCard } from './tests/shown-card.ts'
import { type Answers, showAccount } from './tests/show-account.tsx'

afterEach(() => {
  cleanup()
  logOut()
})

const show = (facts: object, more: Answers = {}) =>
  showAccount(<OverviewScreen />, '/admin', {
    '/approve/security/setting': securityBody(facts),
    '/member/my-info': infoBody,
    '/certified/business/status': merchantBody(0),
    ...more,
  })

test.each([
  [{ emailVerified: 0 }, 'low', 0, 'Low', ['Link your phone', '/changePhone']],
  [{ phoneVerified: 1, emailVerified: 0 }, 'low', 1, 'Low', ['Link your e-mail', '/changeEmail']],
  [{ phoneVerified: 1 }, 'medium', 2, 'Medium', ['Set a fund password', '/setFund']],
  [
    { phoneVerified: 1, fundsVerified: 1 },
    'medium',
    3,
    'Medium',
    ['Set up an authenticator app', '/changeGoogle'],
  ],
  [ALL_SET, 'high', 4, 'High', null],
] as const)(
  'FEAT-03.k the level of the protections %o and the next step',
  async (facts, level, set, word, next) => {
    show(facts)
    const card = await shownCard('Security level')
    const full = 'Nothing is missing: your account is well protected.'
    expect(card.texts).toEqual([
      'Security level',
      word,
      `${set} of 4 protections are set`,
      ...(next === null ? [full] : []),
    ])
    expect(card.links).toEqual(next === null ? [] : [next])
    expect(document.querySelector<HTMLElement>('[data-level]')?.dataset['level']).toBe(level)
    expect(document.querySelectorAll('[data-set=true]')).toHaveLength(set)
  },
)

test('FEAT-03.k each protection that is set shows its value, its state and its own acts', async () => {
  show(ALL_SET)
  expect(await shownCard('Security')).toEqual({
    texts: [
      'Security',
      'Login password',
      'What you log in with.',
      'Set',
      'Phone',
      '+49 151****0002',
      'Set',
      'E-mail',
      'ad*@example.org',
      'Set',
      'Fund password',
      'Asked for whenever coins leave or an ad is placed.',
      'Set',
      'Authenticator app',
      'Shows a new code every 30 seconds, asked for when you log in.',
      'Set',
    ],
    tones: ['good', 'good', 'good', 'good', 'good'],
    links: [
      ['Change, Login password', '/changeLogin'],
      ['Change, Phone', '/changePhone'],
      ['Change, E-mail', '/changeEmail'],
      ['Forgot it?, Fund password', '/retrieveFund'],
      ['Change, Fund password', '/changeFund'],
      ['Remove, Authenticator app', '/removeGoogle'],
      ['Change, Authenticator app', '/changeGoogle'],
    ],
  })
})

test('FEAT-03.k a protection that is not set is still, and shows no value', async () => {
  show({ emailVerified: 0, email: null })
  const { texts, tones } = await shownCard('Security')
  expect(tones).toEqual(['good', 'still', 'still', 'still', 'still'])
  expect(texts).toContain('Receives codes and helps when you forget your login password.')
})

const named = { realName: 'A**', idCard: 'L0*****47' }

test.each([
  ['none', {}, 'Not verified', 'still', 'Needed before you trade, withdraw or place ads.', 'Verify now', '—'],
  [
    'review',
    { ...named, realAuditing: 1 },
    'Under review',
    'waiting',
    'We are checking your documents.',
    'See progress',
    '—',
  ],
  [
    'failed',
    { ...named, realNameRejectReason: 'Blurred.' },
    'Review failed',
    'bad',
    'Blurred.',
    'Try again',
    '—',
  ],
  ['verified', ALL_SET, 'Verified', 'good', 'A** · L0*****47', 'Details', 'A**'],
] as const)(
  'STATE-12.g MSG-15.a the cards of a real name: %s',
  async (_state, facts, word, tone, text, go, name) => {
    show(facts)
    expect(await shownCard('Real-name verification')).toEqual({
      texts: ['Real-name verification', word, text],
      tones: [tone],
      links: [[`${go}, Real-name verification`, '/realName']],
    })
    // A name counts once it is verified.
    expect((await shownCard('ada')).texts).toEqual(expect.arrayContaining(['Real name', name]))
  },
)

test('FEAT-03.k the card of the member shows number, country, first day and log-ins, and copies the number', async () => {
  logIn({ token: 'token', member: { ...ada, realName: 'Grace Hopper' } })
  show(ALL_SET)
  await screen.findByText('1,234')
  expect((await shownCard('ada')).texts).toEqual([
    'ada',
    'ID 600012',
    'Real name',
    'A**',
    'Country',
    'Germany',
    'Member since',
    'Mar 2, 2026',
    'Logins so far',
    '1,234',
  ])
  expect(screen.getByRole('region', { name: 'ada' }).querySelector('[aria-hidden]')?.textContent).toBe('GH')
  expect(await copiedBy(/^Copy/)).toEqual([['Copy ID', '600012']])
})

const about = 'Needed before you place ads. Certified merchants pay lower fees.'
const REASONS = { detail: 'Too few trades.', reason: 'Not now.' }

test.each([
  [0, 'Not certified', 'still', {}, [], 'Apply'],
  [1, 'Under review', 'waiting', {}, [], 'Details'],
  [2, 'Certified', 'good', {}, [], 'Details'],
  [3, 'Refused', 'bad', REASONS, ['Too few trades.'], 'Details'],
  [4, 'Security deposit too small', 'bad', { reason: 'Not now.' }, ['Not now.'], 'Details'],
  [5, 'Deposit return under review', 'waiting', {}, [], 'Details'],
  [6, 'Deposit return refused', 'bad', { detail: null, reason: 'Not now.' }, ['Not now.'], 'Details'],
  [7, 'Security deposit returned', 'still', {}, [], 'Details'],
] as const)('STATE-15.hi the card of merchant status %i', async (status, word, tone, more, why, go) => {
  show(ALL_SET, { '/certified/business/status': merchantBody(status, more) })
  await screen.findByText(word, { selector: '[data-tone]' })
  expect(await shownCard('Merchant certification')).toEqual({
    texts: ['Merchant certification', word, about, ...why],
    tones: [tone],
    links: [[`${go}, Merchant certification`, '/identbusiness']],
  })
})
