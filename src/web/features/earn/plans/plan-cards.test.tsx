// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toastStore } from '#src/web/ui/toast/toast-store.ts'
import { atNoonInPhoenix } from '#tests/support/noon-in-phoenix.ts'
import { address, ok, sent, serve, showScreen } from '#tests/support/screen.tsx'
import { onPhone, shownCards } from '#tests/support/shown-tables.ts'
import { shownTexts } from '#tests/support/shown-text.ts'
import { tonesOf } from '#tests/support/tones.ts'
import { walletRow } from '#tests/support/wallet-row.ts'
import {
  common,
  FINISH,
  page,
  plan,
  PLANS,
  PRODUCT,
  purchase,
  PURCHASES,
  recurringProduct,
  requests,
  STATUS,
  UPDATE,
} from '../tests/earn-answers.ts'
// Loaded when it is shown; a test that waits for it would wait for a slow machine.
import './change-plan.tsx'
import { PlansScreen } from './plans-screen.tsx'

type Call = Parameters<typeof sent>[0]

const eth = plan({
  id: 13,
  activityId: 2,
  coinUnit: 'ETH',
  baseUnit: 'USDC',
  cycle: 2,
  amount: '25.5',
  startTime: '21:30:00',
  nextTime: '2026-11-29 21:30:00',
  averagePrice: '2400.25',
  cumulativeAmount: '510',
  cumulativeBuyAmount: '0.2124',
  profitLoss: '-12.25',
  roi: '-2.4%',
  fee: null,
  status: 1,
  createTime: '2026-11-02 11:47:00',
  updateTime: '2026-11-22 10:00:00',
})
const finished = plan({ id: 9, coinUnit: 'SOL', baseUnit: 'BNB', cycle: 0, amount: '7', delFlag: 1 })

function show(at = '/orderThrow', more: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    ...common,
    '/uc/asset/wallet': ok([walletRow('5000'), walletRow('60', 'USDC')]),
    [PLANS]: (call: Call) => (sent(call)['finished'] === '1' ? page(finished) : page(plan(), eth)),
    [PURCHASES]: page(),
    ...more,
  })
  showScreen(<PlansScreen />, at)
  return calls
}
const failed = (id: number, day: string, more: object = {}): object =>
  purchase({
    id,
    planId: 13,
    status: 1,
    num: '0',
    failReason: 'BALANCE',
    investTime: `2026-11-${day} 09:00:00`,
    ...more,
  })
const card = (unit: string) => screen.findByRole('region', { name: new RegExp(` of ${unit}$`) })
const words = async (element: HTMLElement | Promise<HTMLElement>): Promise<string> =>
  shownTexts(await element).join(' | ')
const press = (name: RegExp): void => void fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const toasts = () =>
  toastStore.get().map(({ title, text }) => `${title}: ${text ?? ''}`.replaceAll('\u{a0}', ' '))

atNoonInPhoenix()

test('ENT-11.b STATE-11.a a card of a plan has state, days and figures, and only what runs has a next purchase', async () => {
  show()
  const title = '100 USDT of BTC'
  expect(await words(card('BTC'))).toBe(
    `${title} | Weekly, 18:00 | Running | Next purchase | Nov 27, 2026, 18:00 | Spent in total | 200 USDT | Held | 0.004491 BTC | Average cost | 44,533.51 | Unrealized profit | +2.09 USDT | +1.04% | Created | Nov 05, 2026, 23:02 | Transaction fee | 0.2% | Pause | ${title} | Change | ${title} | Finish | ${title} | Purchases | ${title}`,
  )
  const other = '25.50 USDC of ETH'
  expect(await words(card('ETH'))).toBe(
    `${other} | Every 30 days, 06:30 | Paused | Next purchase | — | Spent in total | 510 USDC | Held | 0.2124 ETH | Average cost | 2,400.25 | Unrealized profit | −12.25 USDC | −2.40% | Created | Nov 01, 2026, 20:47 | Transaction fee | — | Continue | ${other} | Change | ${other} | Finish | ${other} | Purchases | ${other}`,
  )
  expect([await card('BTC'), await card('ETH')].map(tonesOf)).toEqual([['good'], ['resting']])
  const links = ['My orders', 'New plan', /^Purchases .* of BTC/, /^Purchases .* of ETH/] as const
  expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '/earnOrder',
    '/earn?tab=recurring',
    '/orderThrow?show=purchases&plan=12',
    '/orderThrow?show=purchases&plan=13',
  ])
})

test('STATE-11.b finished plans are asked for and shown by themselves', async () => {
  const calls = show('/orderThrow?show=completed')
  expect(await words(card('SOL'))).toBe(
    '7 BNB of SOL | Daily, 18:00 | Finished | Next purchase | — | Spent in total | 200 BNB | Held | 0.004491 SOL | Average cost | 44,533.51 | Unrealized profit | +2.09 BNB | +1.04% | Created | Nov 05, 2026, 23:02 | Transaction fee | 0.2% | Purchases | 7 BNB of SOL',
  )
  expect(tonesOf(await card('SOL'))).toEqual(['still'])
  expect(requests(calls, PLANS).map(({ finished: asked }) => asked)).toEqual(['1'])
  expect(requests(calls, PURCHASES)).toEqual([])
})

test.each([
  {
    times: 'once for money',
    runs: [failed(1, '21'), purchase({ planId: 13, investTime: '2026-11-20 09:00:00' })],
    expected:
      'The last purchase failed | USDC was missing. | After three failures in a row the plan pauses itself. | Deposit',
    leads: ['/recharge?coin=USDC'],
  },
  {
    times: 'twice, last for a locked wallet',
    runs: [failed(1, '20'), failed(2, '21', { failReason: 'WALLET_LOCKED' })],
    expected:
      'The last 2 purchases failed | A wallet was locked. | After three failures in a row the plan pauses itself.',
    leads: [],
  },
  {
    times: 'three times, last before it was paused',
    runs: [failed(1, '19'), failed(2, '20'), failed(3, '23', { failReason: 'MEMBER_BARRED' })],
    expected:
      'The plan has paused itself: 3 purchases in a row failed | Investing is not allowed for this account. | Continue it when that is mended.',
    leads: [],
  },
])('FEAT-20.i a card of a plan that failed $times says so', async ({ runs, expected, leads }) => {
  show('/orderThrow', { [PURCHASES]: page(...runs) })
  const note = await within(await card('ETH')).findByRole('note')
  expect(await words(note)).toBe(expected)
  const links = within(note).queryAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(leads)
  expect(within(await card('BTC')).queryByRole('note')).toBeNull()
})

test('FEAT-20.j a plan is changed from what it is, with the least amount of its product and what is there of its coin', async () => {
  const calls = show('/orderThrow', {
    [PRODUCT]: (call: Call) =>
      ok(
        sent(call)['id'] === '2'
          ? recurringProduct({ id: 2, num: '15', coinUnit: 'ETH', baseUnit: 'USDC' })
          : recurringProduct(),
      ),
    [UPDATE]: ok(eth),
  })
  await card('ETH')
  press(/^Change .* of ETH$/)
  const dialog = await screen.findByRole('dialog', { name: 'Change the plan', hidden: true })
  await within(dialog).findByText(/^from/)
  await within(dialog).findByText(/in your spot account/)
  expect(await words(dialog)).toContain('Amount each time | from 15 USDC | USDC | Repeat')
  expect(await words(dialog)).toContain('60 USDC in your spot account are enough for 2 purchases.')
  expect(within(dialog).getByLabelText<HTMLInputElement>('Every 30 days').checked).toBe(true)
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Time/).value).toBe('06:30')
  fireEvent.change(within(dialog).getByRole('textbox', { hidden: true }), { target: { value: '30' } })
  press(/^Save changes$/)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  expect(toasts()).toEqual(['Plan changed: 25.50 USDC of ETH'])
  expect(requests(calls, UPDATE)).toEqual([{ id: '13', amount: '30', cycle: '2', startTime: '21:30:00' }])
  expect(requests(calls, PRODUCT)).toEqual([{ id: '2' }])
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})

const END =
  'It buys nothing more. The coins bought so far stay in your spot account. A finished plan cannot be started again. | Keep it | Finish plan'

test('FEAT-20.ef each act on a plan is told with its name, and the question before its end is of its coin', async () => {
  const calls = show('/orderThrow', { [STATUS]: ok(eth), [FINISH]: ok(eth) })
  await card('ETH')
  press(/^Continue .* of ETH$/)
  await waitFor(() => expect(toasts()).toHaveLength(1))
  const question = async () =>
    (await words(screen.findByRole('alertdialog', { hidden: true }))).split(' | Plan goes')[0]
  press(/^Finish .* of BTC$/)
  expect(await question()).toBe(`Finish the BTC plan? | ${END}`)
  press(/^Keep it$/)
  press(/^Finish .* of ETH$/)
  expect(await question()).toBe(`Finish the ETH plan? | ${END}`)
  press(/^Finish plan$/)
  await waitFor(() => expect(toasts()).toHaveLength(2))
  expect(toasts()).toEqual(['Plan goes on: 25.50 USDC of ETH', 'ETH plan finished: '])
  expect(requests(calls, STATUS)).toEqual([{ id: '13', status: '0' }])
  expect(requests(calls, FINISH)).toEqual([{ id: '13' }])
})

test('FEAT-20.g purchases are chosen by the plan, ongoing ones first, and another tab forgets it', async () => {
  const calls = show('/orderThrow?show=purchases')
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Plan' })
  await waitFor(() => expect(choice.options).toHaveLength(4))
  expect([...choice.options].map(({ value, text }) => `${value}: ${text.replaceAll('\u{a0}', ' ')}`)).toEqual(
    [
      ': All plans',
      '12: 100 USDT of BTC, Weekly',
      '13: 25.50 USDC of ETH, Every 30 days',
      '9: 7 BNB of SOL, Daily',
    ],
  )
  fireEvent.change(choice, { target: { value: '9' } })
  await waitFor(() => expect(requests(calls, PURCHASES).at(-1)).toMatchObject({ planId: '9' }))
  expect(address()).toBe('/orderThrow?show=purchases&plan=9')
  fireEvent.click(screen.getByRole('tab', { name: 'Completed' }))
  expect(address()).toBe('/orderThrow?show=completed')
})

test.each([
  ['/orderThrow', 'No plans yet'],
  ['/orderThrow?show=completed', 'No finished plans'],
  ['/orderThrow?show=purchases', 'No purchases yet'],
])('FEAT-20.g a member with nothing at %s reads so, and is led to a new plan', async (at, says) => {
  show(at, { [PLANS]: page(), [PURCHASES]: page() })
  const state = (await screen.findByText(says)).closest<HTMLElement>('[data-state="empty"]')
  const link = within(state ?? document.body).getByRole('link', { name: 'New plan' })
  expect(link.getAttribute('href')).toBe('/earn?tab=recurring')
})

test('FEAT-20.g on a phone a purchase is a card with pair, coins, result, time, price, cost and fee', async () => {
  onPhone()
  show('/orderThrow?show=purchases', {
    [PURCHASES]: page(purchase(), failed(45, '20', { coinUnit: 'ETH', baseUnit: 'USDC', fee: '0' })),
  })
  expect((await shownCards('Purchases')).map((each) => each.join(' | '))).toEqual([
    'BTC/USDT | 0.002495 BTC | Nov 20, 2026, 18:00 | Bought | Price | 40,000.00 | Spent | 100 USDT | Fee | 0.000005 BTC',
    'ETH/USDC | — | Nov 19, 2026, 18:00 | Failed | USDC was missing. | Price | — | Spent | 0 USDC | Fee | 0 ETH',
  ])
  expect(tonesOf(document.body)).toEqual(['good', 'bad'])
})
