// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { infoBody } from '#src/web/features/account/tests/members.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { SiteContext } from '#src/web/site/site.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { PromotionScreen } from './promotion-screen.tsx'

afterEach(() => {
  cleanup()
  logOut()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const info = (infoBody as { readonly data: object }).data
const counted = {
  id: 10_001,
  memberId: 600_012,
  userIdentify: 'ad***@example.org',
  // As of the count: friends are shown as of now.
  levelOne: 8,
  levelTwo: 21,
  estimatedReward: '812.509',
  extraReward: '77.1',
  usdtReward: '55.25',
  btcReward: '0.00125',
  ethReward: '0.2',
  otherReward: null,
  stasticDate: '2026-11-12 00:00:00',
}

/** Shows the screen of a member with 13 friends, who have 29, after this count. */
function show(statistic: object | null): void {
  logIn({
    token: 't-1',
    member: { ...ada, promotionCode: 'INV5B', promotionPrefix: 'https://server.example/r?code=' },
  })
  serve({
    '/uc/member/my-info': ok({ ...info, firstLevel: 13, secondLevel: 29 }),
    '/uc/promotion/mypromotion': ok(statistic),
    '/uc/promotion/record': ok([]),
  })
  showScreen(
    <SiteContext value={{ name: 'Here', address: 'https://here.example' }}>
      <PromotionScreen />
    </SiteContext>,
    '/promotion',
  )
}

/** The four figures, each with its name and note. */
const figures = (): readonly (readonly string[])[] =>
  ['Rebates', 'Ranking rewards', 'First-level friends', 'Second-level friends'].map((name) => {
    const label = screen.getByText(name)
    return shownTexts(label.parentElement ?? label)
  })

test('FEAT-22.b LIMIT-03.i rebates and rewards are shown as of the last count, friends as of now', async () => {
  show(counted)
  expect(
    await screen.findByText('Rebates and rewards as counted on Nov 12, 2026; the count runs every 24 hours.'),
  ).toBeTruthy()
  await screen.findByText('29')
  expect(figures()).toEqual([
    ['Rebates', '812.50 USDT', '55.25 USDT', '0.00125 BTC', '0.20 ETH'],
    ['Ranking rewards', '77.10 USDT', 'Once a month'],
    ['First-level friends', '13', 'Registered with your invite code'],
    ['Second-level friends', '29', 'Invited by your friends'],
  ])
})

test('FEAT-22.g before the first count rebates and rewards are zero, and it is said when they come', async () => {
  show(null)
  expect(
    await screen.findByText('Rebates and rewards appear with the next count; it runs every 24 hours.'),
  ).toBeTruthy()
  await screen.findByText('29')
  expect(figures()).toEqual([
    ['Rebates', '0.00 USDT', '0 USDT', '0 BTC', '0 ETH'],
    ['Ranking rewards', '0.00 USDT', 'Once a month'],
    ['First-level friends', '13', 'Registered with your invite code'],
    ['Second-level friends', '29', 'Invited by your friends'],
  ])
})

test('FEAT-22.c LIMIT-04.b the level follows from the friends of the first level', async () => {
  show(counted)
  const level = screen.getByRole('region', { name: 'Partner level' })
  await within(level).findByText(/13/)
  expect(shownTexts(level)).toEqual([
    'Partner level',
    'L2 County magistrate',
    '88 more friends to L3, Prefect',
    '13 of 101',
    'From L4 on, a share of the year’s rebates is given as a dividend.',
  ])
})

test('FEAT-22.a the server’s link and the code are shown and copied; this installation’s page is shared', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  show(counted)
  const card = within(screen.getByRole('region', { name: 'Your invitation' }))
  const shown = card.getAllByRole('definition').map((line) => shownTexts(line, 'button'))
  expect(shown).toEqual([['INV5B'], ['https://server.example/r?code=INV5B']])
  for (const name of ['Copy invite code', 'Copy invite link', 'Share'])
    fireEvent.click(card.getByRole('button', { name }))
  await waitFor(() => expect(share).toHaveBeenCalledOnce())
  expect(writeText.mock.calls).toEqual([['INV5B'], ['https://server.example/r?code=INV5B']])
  expect(share.mock.calls).toEqual([
    [{ title: 'Here', text: 'Trade with me on Here.', url: 'https://here.example/collection2?code=INV5B' }],
  ])
})
