// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ada } from '#src/web/session/tests/ada.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { savedFile } from '#tests/support/shown-tables.ts'
import {
  common,
  FINISH,
  page,
  plan,
  PLANS,
  purchase,
  PURCHASES,
  STATUS,
  UPDATE,
  requests,
} from '../tests/earn-answers.ts'
import { PlansScreen } from './plans-screen.tsx'

type Answers = Parameters<typeof serve>[0]
type Call = ReturnType<typeof serve>[number]

const paused = plan({
  id: 13,
  coinUnit: 'SOL',
  amount: '25',
  cycle: 0,
  status: 1,
  nextTime: null,
  updateTime: '2026-11-21 09:00:00',
})
const failed = (id: number, day: string, more: object = {}): object =>
  purchase({
    id,
    planId: 13,
    coinUnit: 'SOL',
    num: '0',
    fee: '0',
    status: 1,
    failReason: 'BALANCE',
    investTime: `2026-11-${day} 09:00:00`,
    ...more,
  })
const finished = plan({ id: 9, coinUnit: 'ETH', delFlag: 1, nextTime: null })

/** Lists of plans, each with the rows that the request asks for. */
const plans = (call: Call): object => (sent(call)['finished'] === '1' ? page(finished) : page(plan(), paused))

function show(at = '/orderThrow', more: Answers = {}) {
  const calls = serve({
    ...common,
    [PLANS]: plans,
    [PURCHASES]: page(purchase(), failed(3, '21'), failed(2, '20'), failed(1, '19')),
    ...more,
  })
  showScreen(<PlansScreen />, at)
  return calls
}
/** Amounts have no break before their unit. */
const named = (name: string): RegExp => new RegExp(`^${name.replaceAll(' ', '\\s')}$`)
const card = (name: string) => screen.findByRole('region', { name: named(name) })
const written = (element: HTMLElement): string => element.textContent.replaceAll('\u{a0}', ' ')
const titles = () => toastStore.get().map(({ title }) => title)

beforeEach(() => {
  // 15 hours behind the clock of plans (GMT+8), in summer and winter.
  vi.stubEnv('TZ', 'America/Phoenix')
  logIn({ token: 'token', member: ada })
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  logOut()
  vi.unstubAllEnvs()
})

test('ENT-11.b STATE-11.a ROUTE-ORDERS.f an ongoing plan shows what it buys, what came of it, and its fee', async () => {
  show()
  const own = within(await card('100 USDT of BTC'))
  const values = own.getAllByRole('definition').map(written)
  const facts = Object.fromEntries(own.getAllByRole('term').map((term, at) => [term.textContent, values[at]]))
  expect(facts).toMatchObject({
    'Spent in total': '200 USDT',
    Held: '0.004491 BTC',
    'Average cost': '44,533.51',
    'Unrealized profit': '+2.09 USDT+1.04%',
    'Transaction fee': '0.2%',
  })
  expect(facts['Next purchase']).toBe('Nov 27, 2026, 18:00')
  expect(facts['Created']).toBe('Nov 05, 2026, 23:02')
  expect(own.getByText('Weekly, 18:00')).toBeTruthy()
  expect(own.getByText('Running')).toBeTruthy()
  const { name, lines } = await savedFile({
    constant: [
      'Paying coin',
      'Time of day',
      'Spent in total',
      'Held',
      'Average cost',
      'Unrealized profit',
      'Unrealized profit (%)',
      'Fee (%)',
      'Created (UTC)',
    ],
  })
  expect(name).toBe('recurring-plans.csv')
  expect(lines[1]?.slice(0, 4)).toEqual(['BTC', 'USDT', '100', 'Weekly'])
})

test('FEAT-20.i a plan that paused itself says how often it failed and why, and leads to a deposit', async () => {
  show()
  const own = within(await card('25 USDT of SOL'))
  expect(await own.findByText('The plan has paused itself: 3 purchases in a row failed')).toBeTruthy()
  expect(own.getByText(/^USDT was missing\./)).toBeTruthy()
  expect(own.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/recharge?coin=USDT')
  expect(within(await card('100 USDT of BTC')).queryByRole('note')).toBeNull()
})

test('FEAT-20.e a plan is paused and continued by one press', async () => {
  const calls = show('/orderThrow', { [STATUS]: ok(plan({ status: 1 })) })
  fireEvent.click(await screen.findByRole('button', { name: named('Pause 100 USDT of BTC') }))
  await vi.waitFor(() => expect(titles()).toContain('Plan paused'))
  fireEvent.click(screen.getByRole('button', { name: named('Continue 25 USDT of SOL') }))
  await vi.waitFor(() => expect(titles()).toContain('Plan goes on'))
  expect(requests(calls, STATUS)).toEqual([
    { id: '12', status: '1' },
    { id: '13', status: '0' },
  ])
})

test('FEAT-20.f a plan is finished after a question, and not when it is kept', async () => {
  const calls = show('/orderThrow', { [FINISH]: ok(finished) })
  const ask = async () => {
    fireEvent.click(await screen.findByRole('button', { name: named('Finish 100 USDT of BTC') }))
    return within(await screen.findByRole('alertdialog', { name: 'Finish the BTC plan?', hidden: true }))
  }
  fireEvent.click((await ask()).getByRole('button', { name: 'Keep it', hidden: true }))
  expect(requests(calls, FINISH)).toEqual([])
  fireEvent.click((await ask()).getByRole('button', { name: 'Finish plan', hidden: true }))
  await vi.waitFor(() => expect(titles()).toContain('BTC plan finished'))
  expect(requests(calls, FINISH)).toEqual([{ id: '12' }])
})

test.each([
  ['VAL-23.c', '0', /At least 10.USDT/],
  ['VAL-23.d', '9.99', /At least 10.USDT/],
])('%s a changed plan with %s is refused', async (_code, amount, says) => {
  const calls = show()
  fireEvent.click(await screen.findByRole('button', { name: named('Change 100 USDT of BTC') }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  await dialog.findByText(/from 10/)
  fireEvent.change(dialog.getByRole('textbox', { hidden: true }), { target: { value: amount } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes', hidden: true }))
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toMatch(says)
  expect(requests(calls, UPDATE)).toEqual([])
})

test('FEAT-20.j a changed plan is sent with the days that it keeps', async () => {
  const calls = show('/orderThrow', { [UPDATE]: ok(plan()) })
  fireEvent.click(await screen.findByRole('button', { name: named('Change 100 USDT of BTC') }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  fireEvent.change(dialog.getByRole('textbox', { hidden: true }), { target: { value: '150' } })
  expect(dialog.queryByText('First purchases')).toBeNull()
  fireEvent.click(dialog.getByRole('radio', { name: 'Daily', hidden: true }))
  expect(await dialog.findByText('First purchases')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes', hidden: true }))
  await vi.waitFor(() => expect(titles()).toContain('Plan changed'))
  expect(requests(calls, UPDATE)[0]).toEqual({
    id: '12',
    amount: '150',
    cycle: '0',
    startTime: '09:00:00',
  })
})

test('FEAT-20.j the time of a changed plan is shown and typed on the clock of the member, and sent on the one of plans', async () => {
  const calls = show('/orderThrow', { [UPDATE]: ok(plan()) })
  fireEvent.click(await screen.findByRole('button', { name: named('Change 100 USDT of BTC') }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  const time = dialog.getByLabelText<HTMLInputElement>(/^Time/)
  expect(time.value).toBe('18:00')
  fireEvent.change(time, { target: { value: '03:15' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Save changes', hidden: true }))
  await vi.waitFor(() => expect(titles()).toContain('Plan changed'))
  expect(requests(calls, UPDATE)).toEqual([{ id: '12', amount: '100', cycle: '1', startTime: '18:15:00' }])
})

test('FEAT-20.j another time of day tells the dates that it brings', async () => {
  show()
  fireEvent.click(await screen.findByRole('button', { name: named('Change 100 USDT of BTC') }))
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  expect(dialog.queryByText('First purchases')).toBeNull()
  const time = dialog.getByLabelText(/^Time/)
  fireEvent.change(time, { target: { value: '03:15' } })
  expect(await dialog.findByText('First purchases')).toBeTruthy()
})

test('STATE-11.b a finished plan is listed as completed, and nothing can be done with it', async () => {
  show('/orderThrow?show=completed')
  const own = within(await card('100 USDT of ETH'))
  expect(own.getByText('Finished')).toBeTruthy()
  expect(own.queryAllByRole('button')).toEqual([])
  fireEvent.click(own.getByRole('link', { name: /^Purchases/ }))
  expect(address()).toBe('/orderThrow?show=purchases&plan=9')
})

test('FEAT-20.i a purchase that failed has spent nothing in the file, and names its reason', async () => {
  show('/orderThrow?show=purchases', { [PURCHASES]: page(purchase(), failed(3, '20')) })
  await screen.findByRole('table', { name: 'Purchases' })
  const { lines } = await savedFile()
  const [columns = [], ...rows] = lines
  const column = (name: string) => rows.map((row) => row[columns.indexOf(name)])
  expect(column('Spent')).toEqual(['100', '0'])
  expect(column('Received')).toEqual(['0.002495', ''])
  expect(column('Result')).toEqual(['Bought', 'Failed: USDT was missing.'])
})

test('FEAT-20.i purchases of one plan are listed, failed ones with their reason, also where the server does not filter', async () => {
  const calls = show('/orderThrow?show=purchases&plan=13')
  const table = await screen.findByRole('table', { name: 'Purchases' })
  expect(within(table).getAllByText('USDT was missing.')).toHaveLength(3)
  expect(within(table).queryByText('Bought')).toBeNull()
  expect(requests(calls, PURCHASES)[0]).toMatchObject({ planId: '13' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Plan' }), { target: { value: '' } })
  const row = await screen.findByRole('row', { name: /Bought/ })
  expect([...row.children].slice(2, 6).map((cell) => cell.textContent.replaceAll('\u{a0}', ' '))).toEqual([
    '0.002495 BTC',
    '40,000.00',
    '100 USDT',
    '0.000005 BTC',
  ])
})
