// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decimal } from '#src/core/money/decimal.ts'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { lossLimits } from '#src/web/trading/stakes/loss-limit/loss-limit.ts'
import { memberAnswers, pageOf, stillTickers } from '#src/web/trading/stakes/tests/stake-answers.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { securitySetting } from '#tests/support/security-setting.ts'
import { OptionScreen } from './option-screen.tsx'
import { type Answers, BEGIN, bet, NOW, optionAnswers } from './tests/option-answers.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))
const tickers = stillTickers('67486')
vi.mock('#src/web/trading/products/option/option-tickers.ts', () => ({ optionTickers: () => tickers }))

const stakeField = (): Promise<HTMLInputElement> => screen.findByRole('textbox', { name: 'Stake' })
const type = (value: string): Promise<unknown> =>
  stakeField().then((field) => fireEvent.change(field, { target: { value } }))
const press = (name: RegExp): void => void fireEvent.click(screen.getByRole('button', { name }))
const figures = (): readonly (readonly [string | null, string | null])[] => {
  const form = within(screen.getByRole('form', { name: 'Bet' }))
  const values = form.getAllByRole('definition').map(({ textContent }) => textContent)
  return form.getAllByRole('term').map(({ textContent }, at) => [textContent, values[at] ?? null])
}

function show(more: Answers = {}) {
  const calls = serve(optionAnswers(more))
  showScreen(<OptionScreen />, '/option')
  return calls
}

beforeEach(() => {
  localStorage.clear()
  lossLimits.refresh()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
  vi.useRealTimers()
})

test('FEAT-16.a FEAT-16.d ROUTE-MARKETS.f the screen shows the round that is bet on with the time left and all stakes', async () => {
  show()
  expect(await screen.findByRole('heading', { name: 'Round 4127' })).toBeTruthy()
  expect(screen.getByRole('timer', { name: /^Bets close: 2:4[67]$/ })).toBeTruthy()
  expect(screen.getByText(/^4 bets, 400\.00.USDT$/)).toBeTruthy()
  expect(screen.getByText('Rise 75.0%')).toBeTruthy()
  expect(screen.getByText('25.0% Fall')).toBeTruthy()
})

test('FEAT-16.h a stake is shown with the figures of each outcome, all fees included, and with the break-even share', async () => {
  show()
  await type('100')
  expect(figures()).toEqual([
    ['Right', '+87.20'],
    ['Wrong', '−101.00'],
    ['Tied', '0.00'],
  ])
  expect(screen.getByRole('button', { name: /^Rise\s*odds 0\.90 · back 188\.20$/ })).toBeTruthy()
  expect(screen.getByText('53.67% must win')).toBeTruthy()
})

test.each([
  ['FEAT-16.b', /^Rise/, '0'],
  ['FEAT-16.c', /^Fall/, '1'],
])('%s a press places a bet on the round in its direction', async (_clause, name, direction) => {
  let isPlaced = false
  const calls = show({
    '/option/order/add': () => {
      isPlaced = true
      return ok(null)
    },
    '/option/order/current': (call) => ok(isPlaced && sent(call)['optionId'] === '4127' ? [bet(4127)] : []),
  })
  await type('50')
  press(name)
  await screen.findByText('Bet placed on round 4127')
  const call = calls.find(({ url }) => url.endsWith('/order/add'))
  expect(call && sent(call)).toEqual({ symbol: 'BTC/USDT', optionId: '4127', direction, amount: '50' })
  // One bet a round: the form gives way to it.
  expect(await screen.findByText('Your bet on this round')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'Stake' })).toBeNull()
})

test('VAL-29.p MSG-01.h a stake that its fee makes larger than the balance is refused at its field', async () => {
  const calls = show(memberAnswers('100'))
  await type('100')
  press(/^Rise/)
  expect(await screen.findByText(/The balance is not enough: at most 99\.01.USDT/)).toBeTruthy()
  expect(document.activeElement).toBe(await stakeField())
  expect(calls.some(({ url }) => url.endsWith('/order/add'))).toBe(false)
})

test('MSG-01.h a refusal of the exchange is said at the field', async () => {
  show({
    '/option/order/add': { code: 500, message: 'insufficient-balance', data: null },
  })
  await type('50')
  press(/^Rise/)
  expect((await screen.findAllByText(/balance/i)).length).toBeGreaterThan(0)
  await waitFor(() => expect(screen.queryByText(/Bet placed/)).toBeNull())
})

test('MSG-20 a pair without a round says that none is open', async () => {
  show({ '/option/option/starting': ok([]) })
  expect(await screen.findByText('No round is open for bets')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Rise/ })).toBeNull()
})

test('bets close three seconds before the round is drawn', async () => {
  show()
  await type('50')
  const isOff = () => screen.getByRole('button', { name: /^Rise/ }).getAttribute('aria-disabled')
  expect(isOff()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(BEGIN + 297_100 - Date.now()))
  expect(isOff()).toBe('true')
  expect(screen.getByText('Bets closed')).toBeTruthy()
})

test('FEAT-16.e the drawn round shows how the bet on it would end now', async () => {
  show({
    '/option/order/current': (call) => ok(sent(call)['optionId'] === '4126' ? [bet(4126)] : []),
  })
  const drawn = within(await screen.findByRole('region', { name: 'Round 4126 is drawn' }))
  expect(drawn.getByText('Rise leads')).toBeTruthy()
  expect(drawn.getByText('+83.40')).toBeTruthy()
  expect(await drawn.findByText(/^Your bet: Rise, 50\.00.USDT$/)).toBeTruthy()
  expect(drawn.getByText('Would win')).toBeTruthy()
  expect(drawn.getByText('+43.60')).toBeTruthy()
})

test('FEAT-16.d a running bet counts down to the draw of its round, and from there to its result', async () => {
  const bets: Readonly<Record<string, object>> = { 4126: bet(4126), 4127: bet(4127) }
  show({ '/option/order/current': (call) => ok([bets[sent(call)['optionId'] ?? ''] ?? {}]) })
  const table = within(await screen.findByRole('table', { name: 'Running bets' }))
  await waitFor(() => expect(table.getAllByRole('timer')).toHaveLength(2))
  const told = (name: RegExp): boolean => table.queryByRole('timer', { name }) !== null
  expect([/^Draw begins in: 2:(50|4\d)$/, /^Result in: 2:(50|4\d)$/].map(told)).toEqual([true, true])
})

test('FEAT-16.f past rounds are a strip with signs and words, counted by result', async () => {
  show()
  const strip = within(await screen.findByRole('list', { name: 'Past rounds' }))
  const rounds = await strip.findAllByRole('listitem')
  expect(rounds.map(({ textContent }) => textContent)).toEqual([
    'Round 4125: rise+0.14',
    'Round 4124: tied0.00',
    'Round 4123: canceled—',
  ])
  expect(screen.getByText('1 rise')).toBeTruthy()
})

test('FEAT-16.f STATE-14.a STATE-14.b STATE-14.c past bets show what they brought, all fees included', async () => {
  show({
    '/option/order/history': ok(
      pageOf(
        bet(4121, { status: 1, result: 1, rewardAmount: '45.00', winFee: '0.90' }),
        bet(4120, { status: 1, result: 2, direction: 1 }),
        bet(4119, { status: 1, result: 3 }),
        bet(4118, { status: 2, result: 3 }),
      ),
    ),
  })
  fireEvent.click(await screen.findByRole('tab', { name: 'Past bets' }))
  const table = await screen.findByRole('table', { name: 'Past bets' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].slice(-2).map(({ textContent }) => textContent))).toEqual([
    ['Won', '+43.60\u{a0}USDT'],
    ['Lost', '−50.50\u{a0}USDT'],
    ['Tied', '0.00\u{a0}USDT'],
    ['Canceled', '0.00\u{a0}USDT'],
  ])
})

test('the own limit of a day asks before a stake could pass it, over both products', async () => {
  lossLimits.set({ [ada.id]: { amount: decimal('120'), next: null } })
  const calls = show({
    '/option/order/history': ok(pageOf(bet(4121, { status: 1, result: 2 }))),
    '/option/order/add': ok(null),
  })
  await type('50')
  expect(await screen.findByText(/^50\.50 of 120.USDT$/)).toBeTruthy()
  press(/^Rise/)
  await screen.findByText('Bet placed on round 4127')
  await type('100')
  press(/^Rise/)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'This could pass your daily limit' }))
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '50.50\u{a0}USDT',
    '0\u{a0}USDT',
    '101\u{a0}USDT',
    '120\u{a0}USDT',
  ])
  const placed = () => calls.filter(({ url }) => url.endsWith('/order/add')).length
  fireEvent.click(dialog.getByRole('button', { name: 'Keep my limit' }))
  expect(placed()).toBe(1)
  press(/^Rise/)
  fireEvent.click(await screen.findByRole('button', { name: 'Place it anyway' }))
  await waitFor(() => expect(placed()).toBe(2))
})

test('SHELL-15.a a visitor sees rounds and figures, and is asked to log in for a bet', async () => {
  logOut()
  show()
  await type('100')
  expect(figures()[0]).toEqual(['Right', '+87.20'])
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Rise/ })).toBeNull()
  expect(screen.getByText('Log in to see your bets')).toBeTruthy()
})

test('VAL-33.b a member without a real name reads what is missing instead of the buttons', async () => {
  show({ '/uc/approve/security/setting': ok(securitySetting({ realVerified: 0 })) })
  expect(await screen.findByRole('link', { name: /real name|verif/i })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Rise/ })).toBeNull()
})

test('an unknown pair of the address leads to one that there is', async () => {
  serve(optionAnswers())
  showScreen(<OptionScreen />, '/option?symbol=moon_usdt')
  expect(await screen.findByText('MOON/USDT has no options')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Show BTC/USDT' }).getAttribute('href')).toBe(
    '/option?symbol=btc_usdt',
  )
})

test('the own limit of a day asks while the loss of the day is not known', async () => {
  lossLimits.set({ [ada.id]: { amount: decimal('120'), next: null } })
  const calls = show({
    '/second/order/history': { code: 500, message: 'system-opt-fail', data: null },
    '/option/order/add': ok(null),
  })
  await type('50')
  press(/^Rise/)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'This could pass your daily limit' }))
  expect(dialog.getByText(/^Your loss today is not known/)).toBeTruthy()
  expect(calls.some(({ url }) => url.endsWith('/order/add'))).toBe(false)
})
