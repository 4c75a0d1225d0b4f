// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDrafts } from '#src/web/session/drafts.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { ok, sent } from '#tests/support/screen.tsx'
import { onPhone } from '#tests/support/shown-tables.ts'
import { shownLine, shownTexts } from '#tests/support/shown-text.ts'
import { changeStakeDraft } from '../../../stakes/order/stake-draft.ts'
import { changeProgress, stakeProgress } from '../../../stakes/order/stake-progress.ts'
import { SecondBar } from '../second-bar.tsx'
import { type Answers, cycle, gmt8, NOW, order } from '../tests/second-answers.ts'
import { secondMarket as market, showSecond } from '../tests/show-second.tsx'
import { SecondForm } from './second-form.tsx'

const CYCLES = ok([cycle(1, 30, '0.7'), cycle(2, 60, '0.755', { minAmount: '10', maxAmount: '2000' })])

const show = (more: Answers = {}, feed: Parameters<typeof showSecond>[2] = {}) =>
  showSecond(<SecondForm market={market} />, { '/second/order/cycles': CYCLES, ...more }, feed)

const form = (): HTMLElement => screen.getByRole('form')
const stake = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Stake' })
const type = (value: string): void => void fireEvent.change(stake(), { target: { value } })
const choose = async (name: RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole('radio', { name }))
const button = (name: RegExp): HTMLElement => screen.getByRole('button', { name })
const press = (name: RegExp): void => void fireEvent.click(button(name))
const picks = (): readonly (readonly (string | null)[])[] =>
  within(screen.getByRole('group', { name: 'Direction' }))
    .getAllByRole('button')
    .map((each) => [...shownTexts(each), each.getAttribute('aria-disabled'), each.getAttribute('aria-busy')])
const fault = (): string | null =>
  stake().getAttribute('aria-invalid') === 'true'
    ? (shownTexts(stake().closest('label')?.parentElement ?? form()).at(-1) ?? null)
    : null
const clock = (ms: number): string => new Date(ms).toTimeString().slice(0, 8)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: NOW })
  logIn({ token: 'token', member: ada })
  changeStakeDraft(market, { amount: undefined, cycle: undefined, coin: undefined })
  changeProgress(market, { isJudged: false, unread: null, refusal: null, sending: null, asked: null })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  clearDrafts()
  logOut()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('FEAT-17.a FEAT-17.b FEAT-17.g the form states balance, limits, proposed stakes and outcomes of the chosen cycle', async () => {
  show()
  await screen.findByText(/1,340\.00/)
  await choose(/^60 s/)
  type('100')
  expect(shownLine(form())).toBe(
    [
      '30 s | 70% | 60 s | 75.5% | Available, seconds account | 1,340.00 USDT',
      'Stake | USDT | 10 | 20 | 100 | 500 | 2,000 | 10 to 2,000 USDT for each order',
      'Right | +75.50 | Wrong | −100.00 | Tied | 0.00 | Rise | +75.50 | Fall | +75.50',
      'Break-even | 56.98% must win | The mark is 50%, pure chance.',
    ].join(' | '),
  )
  const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)
  expect(chosen.map((each) => shownTexts(each.parentElement ?? each)[0])).toEqual(['60 s', '100'])
})

test('a proposed stake replaces what was typed, read or not, and is chosen whatever its zeros', async () => {
  show()
  await choose(/^60 s/)
  type('abc')
  fireEvent.blur(stake())
  expect(fault()).toMatch(/number/i)
  await choose(/^500$/)
  expect([stake().value, fault()]).toEqual(['500', null])
  type('20.00')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '20' }).checked).toBe(true)
  expect(picks()).toEqual([
    ['Rise', '+15.10', null, null],
    ['Fall', '+15.10', null, null],
  ])
})

test('FEAT-17.b a stake in another coin is that coin’s in balance, limits, transfer, request and message', async () => {
  const calls = show({
    '/second/order/coins': ok(['USDT', 'BTC']),
    '/second/wallet/balance/BTC': ok('33.25'),
    '/second/order/add': ok(null),
  })
  const coin = await screen.findByLabelText<HTMLSelectElement>('Stake coin')
  expect([coin.value, [...coin.options].map(({ text }) => text)]).toEqual(['USDT', ['USDT', 'BTC']])
  fireEvent.change(coin, { target: { value: 'BTC' } })
  await screen.findByText('33.25 BTC', { normalizer: (text) => text.replaceAll('\u{a0}', ' ') })
  expect(screen.getByRole('link', { name: 'Transfer between accounts' }).getAttribute('href')).toMatch(
    /\?transfer=spot-second&coin=BTC$/,
  )
  await choose(/^60 s/)
  expect(shownTexts(form())).toContain('10 to 2,000 BTC for each order')
  type('33.26')
  press(/^Fall/)
  expect(fault()).toBe('The balance is not enough: 33.25 BTC available.')
  expect(document.activeElement).toBe(stake())
  type('33.2')
  press(/^Fall/)
  await screen.findByText('Order placed')
  const placed = calls.filter(({ url }) => url.endsWith('/order/add')).map(sent)
  expect(placed).toEqual([
    { symbol: 'BTC/USDT', coinSymbol: 'BTC', cycleId: '2', direction: '1', amount: '33.2' },
  ])
  expect(toastStore.get().map(({ text }) => text?.replaceAll('\u{a0}', ' '))).toEqual([
    'BTC/USDT, Fall, 33.20 BTC, 60 s',
  ])
  // A new stake is judged once it is left.
  type('1')
  expect(fault()).toBeNull()
})

test.each([
  [/^30 s/, '4.99', 'The smallest stake is 5 USDT.'],
  [/^60 s/, '9.99', 'The smallest stake is 10 USDT.'],
  [/^60 s/, '2000.01', 'The largest stake is 2,000 USDT.'],
])('with the cycle %s a stake of %s is refused at its field: %s', async (name, amount, words) => {
  const calls = show({ '/second/wallet/balance/USDT': ok('9000') })
  await screen.findByText(/9,000/)
  await choose(name)
  type(amount)
  expect(fault()).toBeNull()
  fireEvent.blur(stake())
  expect(fault()).toBe(words)
  press(/^Rise/)
  expect(calls.some(({ url }) => url.endsWith('/order/add'))).toBe(false)
})

test('a direction that is being sent is busy, and no other is taken; then balance and lists are asked again', async () => {
  const calls = show()
  await screen.findByText(/1,340/)
  await choose(/^30 s/)
  type('100')
  press(/^Fall/)
  await waitFor(() => expect(calls.some(({ url }) => url.endsWith('/order/add'))).toBe(true))
  expect(picks()).toEqual([
    ['Rise', '+70.00', 'true', null],
    ['Fall', '+70.00', 'true', 'true'],
  ])
  press(/^Rise/)
  const [placed, ...others] = calls.filter(({ url }) => url.endsWith('/order/add'))
  expect(others).toEqual([])
  const before = calls.length
  placed?.answer(ok(null))
  await waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(before + 2))
  const again = calls.slice(before).map(({ url }) => url.replace(/^.*\/second\//, ''))
  expect(again.toSorted()).toEqual(['order/current', 'wallet/balance/USDT'])
  await waitFor(() => expect(button(/^Rise/).getAttribute('aria-disabled')).toBeNull())
  expect(stakeProgress(market).get().sending).toBeNull()
})

test('a refusal of the exchange is said in the form until the stake is changed', async () => {
  show({ '/second/order/add': { code: 500, message: 'system-opt-fail', data: null } })
  await screen.findByText(/1,340/)
  type('100')
  press(/^Rise/)
  const alert = await screen.findByRole('alert')
  expect(form().contains(alert)).toBe(true)
  expect(toastStore.get()).toEqual([])
  type('101')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['delayed', 'offline'] as const)(
  'orders wait while prices are %s, and a member reads so',
  async (health) => {
    show({}, { health })
    await screen.findByText(/1,340/)
    type('100')
    const words = 'Prices are not current. Orders wait; running ones end as planned.'
    expect(screen.getByRole('status').textContent).toBe(words)
    expect(picks()).toEqual([
      ['Rise', 'waiting', 'true', null],
      ['Fall', 'waiting', 'true', null],
    ])
    const described = button(/^Rise/).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(words)
  },
)

/** A running order of a direction that ends so many seconds from now. */
const running = (id: number, direction: 0 | 1, left: number) =>
  order(id, { direction, closeTime: gmt8(NOW + left * 1000) })

test('FEAT-17.f one order locks the other direction until it ends, two lock both until the first of them ends', async () => {
  show({ '/second/order/current': ok([running(1, 1, 48)]) })
  expect((await screen.findByText(/^Your running order/)).textContent).toBe(
    `Your running order is a fall. Until ${clock(NOW + 48_000)} the second one may only fall as well.`,
  )
  type('10')
  expect(picks()).toEqual([
    ['Rise', 'after your fall', 'true', null],
    ['Fall', '+7.00', null, null],
  ])
  cleanup()
  show({ '/second/order/current': ok([running(2, 0, 55), running(1, 0, 21)]) })
  expect((await screen.findByText(/^Two orders run/)).textContent).toBe(
    `Two orders run in this pair. The next one can be placed at ${clock(NOW + 21_000)}.`,
  )
  expect(picks()).toEqual([
    ['Rise', 'two are running', 'true', null],
    ['Fall', 'two are running', 'true', null],
  ])
})

test('on a phone the bar has the buttons, with cost and outcomes, and the form has none', async () => {
  onPhone()
  showSecond(
    <>
      <SecondForm market={market} />
      <SecondBar market={market} onOpen={() => {}} />
    </>,
    { '/second/order/cycles': CYCLES },
  )
  await screen.findByText(/1,340/)
  type('100.5')
  const group = await screen.findByRole('group', { name: 'Direction' })
  expect(form().contains(group)).toBe(false)
  expect(shownLine(group.parentElement ?? group)).toBe(
    'Cost | 100.50 USDT | Right | +70.35 | Wrong | −100.50 | Rise | +70.35 | Fall | +70.35',
  )
  cleanup()
  logOut()
  showSecond(<SecondBar market={market} onOpen={() => {}} />)
  expect(screen.queryByRole('group', { name: 'Direction' })).toBeNull()
})

test('a stake that is being written is kept for its pair only', async () => {
  changeStakeDraft({ ...market, symbol: 'ETH/USDT' }, { amount: '77' })
  show()
  await screen.findByText(/1,340/)
  expect(stake().value).toBe('')
  type('12')
  await choose(/^60 s/)
  cleanup()
  show()
  await screen.findByText(/1,340/)
  expect(stake().value).toBe('12')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^60 s/ }).checked).toBe(true)
})
