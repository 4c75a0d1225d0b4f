// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { november } from '#tests/support/local-time.ts'
import { ok, serve, showScreen } from '#tests/support/screen.tsx'
import { shownTable } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { instant } from '#src/core/time/instant.ts'
import { SiteContext } from '#src/web/site/site.ts'
import { Clock } from '#src/web/ui/numbers/clock.ts'
import { RedeemedList } from './redeemed-list.tsx'
import { card } from './tests/cards.ts'
import { MyCardsScreen } from './my-cards-screen.tsx'

const usedUp = {
  ...card,
  id: 30_002,
  cardName: 'Spring card',
  cardNo: 'SPRING9X',
  coinId: 'USDT',
  amount: '2.5',
  totalAmount: '12.5',
  count: 5,
  exchangeCount: 5,
  createTime: november(3, 18, 30).gmt8,
}
const switchedOff = {
  ...card,
  id: 30_001,
  cardName: 'Old card',
  cardNo: 'OLD4M',
  coinId: 'ETH',
  amount: '0.01',
  totalAmount: '0.1',
  count: 10,
  exchangeCount: 4,
  isEnabled: 0,
  createTime: november(1, 9, 0).gmt8,
}

afterEach(() => {
  cleanup()
  logOut()
  vi.restoreAllMocks()
})

test('FEAT-23.c ENT-16.b cards: name, code, coin, face value, total, redeemed, receive time and validity', async () => {
  serve({
    '/uc/promotion/promotioncard/mycard': ok([card, usedUp, switchedOff]),
    '/uc/promotion/promotioncard/redeemed': ok([]),
  })
  showScreen(<MyCardsScreen />, '/myCards')
  expect(await shownTable('Cards to give away')).toEqual([
    ['Name', 'Card code', 'Coin', 'Face value', 'Total', 'Redeemed', 'Received', 'Validity'],
    ['Free card', 'ADA22K7Q', 'BTC', '0.000125', '0.00375', '29 of 30', 'Nov 12, 2026', 'Valid'],
    ['Spring card', 'SPRING9X', 'USDT', '2.50', '12.50', '5 of 5', 'Nov 3, 2026', 'Used up'],
    ['Old card', 'OLD4M', 'ETH', '0.01', '0.10', '4 of 10', 'Nov 1, 2026', 'Switched off'],
  ])
})

test('FEAT-23.d LIMIT-02.f redeemed cards: amount, name, the day of both, and until when it is frozen', async () => {
  const frozen = {
    id: 31_002,
    cardName: 'Free card',
    coinId: 'BTC',
    amount: '0.000125',
    redeemTime: november(12, 7, 5).gmt8,
    releaseTime: november(29, 7, 5).gmt8,
    isReleased: 0,
  }
  const released = {
    ...frozen,
    id: 31_001,
    cardName: 'Spring card',
    coinId: 'USDT',
    amount: '2.5',
    redeemTime: november(1, 18, 30).gmt8,
    releaseTime: november(8, 18, 30).gmt8,
    isReleased: 1,
  }
  serve({ '/uc/promotion/promotioncard/redeemed': ok([frozen, released]) })
  const now = instant(november(20, 7, 5).ms)
  showScreen(
    <Clock value={() => now}>
      <RedeemedList />
    </Clock>,
    '/myCards',
  )
  const cards = await screen.findAllByRole('listitem')
  expect(cards.map((card) => shownTexts(card, '[role=timer]'))).toEqual([
    ['0.000125 BTC', 'Free card, redeemed Nov 12, 2026', 'Frozen until Nov 29, 2026'],
    ['2.50 USDT', 'Spring card, redeemed Nov 1, 2026', 'Released'],
  ])
})

/** Presses each card’s copy buttons. Returns their names with the copied texts. */
async function copiedOfCards(): Promise<readonly (readonly (readonly string[])[])[]> {
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
    copied.push(text)
    return Promise.resolve()
  })
  const table = await screen.findByRole('table', { name: 'Cards to give away' })
  const [, ...rows] = within(table).getAllByRole('row')
  return rows.map((row) =>
    within(row)
      .getAllByRole('button')
      .map((button) => {
        fireEvent.click(button)
        return [button.getAttribute('aria-label') ?? button.textContent, copied.at(-1) ?? '']
      }),
  )
}

test('FEAT-23.e links to give away carry each card’s code for the reader only, the invite code for servers', async () => {
  logIn({ token: 't-1', member: { ...ada, promotionCode: 'INV5B' } })
  serve({
    '/uc/promotion/promotioncard/mycard': ok([card, usedUp]),
    '/uc/promotion/promotioncard/redeemed': ok([]),
  })
  showScreen(
    <SiteContext value={{ name: 'Here', address: 'https://here.example' }}>
      <MyCardsScreen />
    </SiteContext>,
    '/myCards',
  )
  expect(await copiedOfCards()).toEqual([
    [
      ['Copy card code', 'ADA22K7Q'],
      ['Copy link for friends with an account', 'https://here.example/collection#ADA22K7Q'],
      ['Copy link with invitation', 'https://here.example/collection3?code=INV5B#ADA22K7Q'],
    ],
    [
      ['Copy card code', 'SPRING9X'],
      ['Copy link for friends with an account', 'https://here.example/collection#SPRING9X'],
      ['Copy link with invitation', 'https://here.example/collection3?code=INV5B#SPRING9X'],
    ],
  ])
})

test('FEAT-23.e without an invite code both links lead to the page of the card alone', async () => {
  logIn({ token: 't-1', member: ada })
  serve({
    '/uc/promotion/promotioncard/mycard': ok([card]),
    '/uc/promotion/promotioncard/redeemed': ok([]),
  })
  showScreen(
    <SiteContext value={{ name: 'Here', address: 'https://here.example' }}>
      <MyCardsScreen />
    </SiteContext>,
    '/myCards',
  )
  expect(await copiedOfCards()).toEqual([
    [
      ['Copy card code', 'ADA22K7Q'],
      ['Copy link for friends with an account', 'https://here.example/collection#ADA22K7Q'],
      ['Copy link with invitation', 'https://here.example/collection#ADA22K7Q'],
    ],
  ])
})

test('LIMIT-02.f a frozen card counts down to its release, and is read again when it has come', async () => {
  const releaseTime = november(29, 7, 5)
  const frozen = {
    id: 31_002,
    cardName: 'Free card',
    coinId: 'BTC',
    amount: '0.000125',
    redeemTime: november(12, 7, 5).gmt8,
    releaseTime: releaseTime.gmt8,
    isReleased: 0,
  }
  const answers = [ok([frozen])]
  const calls = serve({
    '/uc/promotion/promotioncard/redeemed': () => answers.shift() ?? ok([{ ...frozen, isReleased: 1 }]),
  })
  let now = instant(november(27, 6, 3, 2).ms)
  showScreen(
    <Clock value={() => now}>
      <RedeemedList />
    </Clock>,
    '/myCards',
  )
  expect((await screen.findByRole('timer')).textContent).toBe('2 days 01:01:58')
  now = instant(releaseTime.ms)
  fireEvent(document, new Event('visibilitychange'))
  await vi.waitFor(() => expect(screen.queryByRole('timer')).toBeNull())
  expect(shownTexts(screen.getByRole('listitem'))).toContain('Released')
  expect(calls).toHaveLength(2)
})
