// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { memberAnswers, stillTickers } from '#src/web/trading/stakes/tests/stake-answers.ts'
import { changeStakeDraft } from '#src/web/trading/stakes/order/stake-draft.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { onPhone } from '#tests/support/shown-tables.ts'
import { shownLine } from '#tests/support/shown-text.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import { BEGIN, bet, NOW, pair } from './tests/option-answers.ts'
import { showOption } from './tests/show-option.tsx'

const heard = vi.hoisted(() => new Map<string, () => void>())
vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({
    listen: ({ name }: { readonly name: string }, { take }: { readonly take: () => void }) => {
      heard.set(name, take)
      return () => heard.delete(name)
    },
    state: () => 'open',
    onState: () => () => {},
    renew: () => {},
  }),
}))
const feed = vi.hoisted(() => ({ health: 'live' as 'live' | 'delayed' | 'offline' }))
const tickers = {
  live: stillTickers('67486'),
  delayed: stillTickers('67486', 'delayed'),
  offline: stillTickers('67486', 'offline'),
}
vi.mock('#src/web/trading/products/option/option-tickers.ts', () => ({
  optionTickers: () => tickers[feed.health],
}))

const clock = (ms: number): string => new Date(ms).toTimeString().slice(0, 8)
const section = (name: string): HTMLElement => screen.getByRole('region', { name })
const stake = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Stake' })
const type = (value: string): void => void fireEvent.change(stake(), { target: { value } })
const press = (name: RegExp | string): void => void fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  localStorage.clear()
  feed.health = 'live'
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
  changeStakeDraft({ product: 'option', symbol: 'BTC/USDT' }, { amount: undefined })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('FEAT-16.a FEAT-16.d FEAT-16.h the round that is bet on states its times, the stakes of all, the form and its terms', async () => {
  await showOption({ '/uc/asset/wallet': ok([walletRow('7', 'BTC'), walletRow('1000.5')]) })
  type('100')
  const bets = shownLine(section('Bet')).replaceAll(/(?<=\| )\d:\d\d(?= \|)/g, '…')
  expect(bets).toBe(
    [
      `Round 4127 | Bets open | … | Bets close | ${clock(BEGIN + 297_000)}`,
      `Drawn | ${clock(BEGIN + 300_000)} to ${clock(BEGIN + 600_000)} | Staked | 4 bets, 400.00 USDT | Rise | 75.0% | 25.0% | Fall`,
      'Available in spot | 1,000.50 USDT | Stake | USDT | 5 | 10 | 50 | 100 | 500 | 1,000',
      'Rise | odds 0.90 · back 188.20 | Fall | odds 0.90 · back 188.20',
      'Right | +87.20 | Wrong | −101.00 | Tied | 0.00',
      'Break-even | 53.67% must win | The mark is 50%, pure chance. | Fee 1% of the stake and 2% of the gain. | A move below 0.01% is a tie.',
      'Round 4126 is drawn | Rise leads | … | Opened at | 67,402.60 | Now | +83.40 | +0.12% | 67,486.00',
      'Loss today | 0.00 USDT | Options and seconds together | Set a limit',
    ].join(' | '),
  )
})

test('FEAT-16.b FEAT-16.c a bet that is placed says so, and stands in the place of the form, with what it cost and brings', async () => {
  let placed: readonly object[] = []
  const calls = await showOption({
    '/option/order/add': () => {
      placed = [bet(4127, { direction: 1, betAmount: '120.5', fee: '1.2' })]
      return ok(null)
    },
    '/option/order/current': (call) => ok(sent(call)['optionId'] === '4127' ? placed : []),
  })
  type('120.5')
  const before = calls.length
  press(/^Fall/)
  expect(await screen.findByText('Your bet on this round')).toBeTruthy()
  expect(toastStore.get().map(({ title, text }) => [title, text?.replaceAll('\u{a0}', ' ')])).toEqual([
    ['Bet placed on round 4127', 'BTC/USDT, Fall, 120.50 USDT'],
  ])
  expect(shownLine(section('Bet'))).toContain(
    'Your bet on this round | Fall | 120.50 USDT | Right | +105.08 | Wrong | −121.70 | Tied | 0.00 | A round takes one bet of each member. | Round 4126',
  )
  const again = calls
    .slice(before + 1)
    .map((call) => [call.url.replace(/^.*\/(?=\w+\/\w+$)/, ''), sent(call)['optionId']])
  expect(again.map((each) => each.join(' ').trim()).toSorted()).toEqual([
    'asset/wallet',
    'option/starting',
    'order/current 4126',
    'order/current 4127',
    'order/history',
  ])
})

test.each(['delayed', 'offline'] as const)(
  'bets wait while prices are %s, and a member reads so',
  async (health) => {
    feed.health = health
    await showOption()
    const words = 'Prices are not current. Bets wait; those that stand are drawn by the exchange.'
    const rise = screen.getByRole('button', { name: 'Rise waiting' })
    expect([
      rise.getAttribute('aria-disabled'),
      document.getElementById(rise.getAttribute('aria-describedby') ?? '')?.textContent,
    ]).toEqual(['true', words])
    expect(screen.getByRole('button', { name: 'Fall waiting' }).getAttribute('aria-disabled')).toBe('true')
  },
)

test.each([
  [{ enableBuy: 0 }, ['Rise not taken now', 'Fall odds 0.90']],
  [{ enableSell: 0 }, ['Rise odds 0.90', 'Fall not taken now']],
  [{ oods: null }, ['Rise odds —', 'Fall odds —']],
])('a pair with %o has the buttons %o', async (change, names) => {
  await showOption({ '/option/coin/coin-list': ok([pair(change)]) })
  const buttons = within(screen.getByRole('group', { name: 'Direction' })).getAllByRole('button')
  expect(buttons.map((each) => shownLine(each).replace(' | ', ' '))).toEqual(names)
  expect(buttons.map((each) => each.getAttribute('aria-disabled') === 'true')).toEqual(
    names.map((name) => name.includes('not taken')),
  )
})

test.each([
  ['4.99', 'The smallest stake is 5 USDT.'],
  ['1000.01', 'The largest stake is 1,000 USDT.'],
])('a stake of %s is refused at its field: %s', async (amount, words) => {
  const calls = await showOption(memberAnswers('90000'))
  type(amount)
  press(/^Fall/)
  expect(screen.getByText(words)).toBeTruthy()
  expect(stake().getAttribute('aria-invalid')).toBe('true')
  expect(calls.some(({ url }) => url.endsWith('/order/add'))).toBe(false)
})

test('a member without the coin is led to a deposit and a transfer of it', async () => {
  await showOption({ '/uc/asset/wallet': ok([walletRow('7', 'BTC')]) })
  const links = within(section('Bet'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/recharge?coin=USDT', '/option?transfer=&coin=USDT'])
})

/** Names of the calls from one of them on, with the last two parts of their paths. */
const since = (calls: readonly { readonly url: string }[], from: number): readonly string[] =>
  calls
    .slice(from)
    .map(({ url }) => url.replace(/^.*\/(?=\w+\/\w+$)/, ''))
    .toSorted()

test.each(['starting', 'opening'])(
  'FEAT-16.d rounds are read again at the turn of the one that is %s',
  async (name) => {
    const other = name === 'starting' ? 'opening' : 'starting'
    vi.setSystemTime(BEGIN + 285_000)
    const calls = await showOption({ [`/option/option/${other}`]: ok([]) })
    await wait(BEGIN + 300_000 - 300 - Date.now())
    const from = calls.length
    await wait(1000)
    const again = [...new Set(since(calls, from))]
    expect(again.filter((each) => each.startsWith('option/'))).toEqual([
      'option/history',
      'option/opening',
      'option/starting',
    ])
    expect(again).toContain('asset/wallet')
    expect(again).toContain('order/history')
  },
)

test('FEAT-16.d stakes of others are read each ten seconds, and own bets when the exchange tells of one', async () => {
  const calls = await showOption()
  let from = calls.length
  await wait(10_000)
  expect(since(calls, from)).toEqual(['option/starting'])
  from = calls.length
  act(() => heard.get(`/topic/option/order/${ada.id}`)?.())
  await wait(100)
  expect(since(calls, from)).toEqual([
    'asset/wallet',
    'option/starting',
    'order/current',
    'order/current',
    'order/history',
  ])
})

test('on a phone each part of the screen has its tab, and the bar of bets stands below the round only', async () => {
  onPhone()
  await showOption()
  const names = ['Price and rounds', 'Bet', 'Past rounds', 'My bets']
  const shown = () => [
    names.filter((name) => screen.queryByRole('region', { name }) !== null),
    screen.queryByRole('group', { name: 'Direction' }) !== null,
  ]
  expect(shown()).toEqual([['Price and rounds', 'Bet'], true])
  type('50')
  expect(shownLine(screen.getByRole('group', { name: 'Direction' }).parentElement ?? document.body)).toBe(
    'Cost | 50.50 USDT | Right | +43.60 | Wrong | −50.50 | Rise | odds 0.90 · back 94.10 | Fall | odds 0.90 · back 94.10',
  )
  type('')
  press(/^Rise/)
  expect(document.activeElement).toBe(stake())
  press('My bets')
  expect(shown()).toEqual([['My bets'], false])
  press('Results')
  expect(shown()).toEqual([['Past rounds'], false])
  const tabs = within(screen.getByRole('navigation', { name: 'View' })).getAllByRole('button')
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['Round', null],
    ['My bets', null],
    ['Results', 'true'],
  ])
})
