// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unseenOrders } from '#src/web/session/unseen-orders.ts'
import { tellOrders } from '#src/web/trading/perpetual/announcing.ts'
import { setTradingPreferences } from '#src/web/trading/preferences.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { address, serve, showScreen } from '#tests/support/screen.tsx'
import { MemberEvents } from './member-events.tsx'
import { asMember, fakeHub, pass, push, shown } from './tests/as-member.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({ hubOf: () => fakeHub }))
const played = vi.fn<() => void>()
vi.mock('#src/web/trading/orders/sound.ts', () => ({ playFill: () => played() }))

asMember()
beforeEach(async () => {
  serve({})
  showScreen(<MemberEvents memberId="600012" />, '/')
  await pass(0)
})
afterEach(() => {
  vi.restoreAllMocks()
  setTradingPreferences({ sound: false })
  played.mockClear()
})

const event = {
  id: 'event.1',
  time: 1_795_224_600_000,
  account: 'spot',
  symbol: 'BTC/USDT',
  coin: 'USDT',
  amount: '120.50',
  reference: '7',
  outcome: null,
}

/** Tells events, and gives the last message's words, those of its button, and where that leads. */
async function told(...events: readonly object[]) {
  push(...events)
  await pass(250)
  const words = shown()
  const action = toastStore.get().at(-1)?.action
  act(() => action?.onPress())
  return [words.at(-1), action && [action.label, address()]]
}

test.each([
  ['OTC_OPENED', 'Somebody trades on your ad'],
  ['OTC_PAID', 'The buyer says that the money is sent'],
  ['OTC_RELEASED', 'The coins changed hands'],
  ['OTC_CANCELED', 'A C2C order was canceled'],
  ['OTC_APPEALED', 'Staff was called to a C2C order'],
  ['OTC_MESSAGE', 'New message in a C2C order'],
])('news of a C2C order are told by their kind and lead to it: %s', async (kind, title) => {
  expect(await told({ ...event, kind, symbol: null })).toEqual([
    ['info', title, '120.50 USDT · 7'],
    ['Open', '/orderMy?order=7'],
  ])
  expect([...unseenOrders.get()]).toEqual(['7'])
})

test.each([true, false])('news of a C2C order are heard where the sound is on: %s', async (sound) => {
  setTradingPreferences({ sound })
  await told({ ...event, kind: 'OTC_PAID' }, { ...event, id: 'event.2', kind: 'OTC_MESSAGE' })
  expect(played).toHaveBeenCalledTimes(sound ? 1 : 0)
})

test('news of an order are told although it is open, when the page is hidden; without a number they are not', async () => {
  window.history.replaceState(null, '', '/orderMy?order=7')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  push({ ...event, id: 'event.2', kind: 'OTC_PAID', reference: null })
  push({ ...event, kind: 'OTC_PAID' })
  await pass(250)
  expect(shown()).toEqual([['info', 'The buyer says that the money is sent', '120.50 USDT · 7']])
})

const nothing =
  'Nothing was spent. Check the balance of your spot account; after three failures in a row the plan is paused.'

test.each([
  [
    'SAVINGS_MATURED',
    {},
    ['success', 'Matured with interest: 120.50 USDT', null],
    ['My orders', '/earnOrder?show=done'],
  ],
  [
    'PLAN_BOUGHT',
    {},
    ['success', 'Recurring plan bought 120.50 USDT', null],
    ['Purchases', '/orderThrow?show=purchases&plan=7'],
  ],
  [
    'PLAN_BOUGHT',
    { reference: null },
    ['success', 'Recurring plan bought 120.50 USDT', null],
    ['My plans', '/orderThrow'],
  ],
  ['PLAN_FAILED', {}, ['error', 'Recurring purchase failed: BTC/USDT', nothing], ['My plans', '/orderThrow']],
  [
    'PLAN_PAUSED',
    {},
    ['error', 'Recurring plan paused: BTC/USDT', 'Three purchases in a row failed. Nothing was spent.'],
    ['My plans', '/orderThrow'],
  ],
  [
    'MINING_PAID',
    { reference: null },
    ['success', 'Your machines have mined', '120.50 USDT'],
    ['See it', '/innovation/myorders'],
  ],
  [
    'SECOND_SETTLED',
    { outcome: 'CANCELED' },
    ['info', 'Second contract canceled: BTC/USDT', 'The stake came back'],
    undefined,
  ],
  [
    'LIQUIDATED',
    { account: 'coinSwap', coin: 'BTC', amount: '-0.0125' },
    [
      'error',
      'Position liquidated: BTC/USDT',
      'The mark price reached its liquidation price. A margin of 0.0125 BTC is lost.',
    ],
    ['What happened', '/orderEntrust-1?show=past&kind=coinswap&contract=BTC%2FUSDT&state=liquidated'],
  ],
  [
    'LIQUIDATED',
    { account: 'swap', symbol: null },
    [
      'error',
      'Account liquidated',
      'The mark price reached its liquidation price. A margin of 120.50 USDT is lost.',
    ],
    ['What happened', '/orderEntrust-1?show=past&state=liquidated'],
  ],
] as const)('the message of %s, %o, and its button', async (kind, change, message, action) => {
  expect(await told({ ...event, kind, ...change })).toEqual([message, action])
})

test('funding is summed for each coin: what is paid and what is received', async () => {
  const funding = { ...event, kind: 'FUNDING', account: 'swap' }
  push(
    { ...funding, amount: '2.5' },
    { ...funding, id: 'event.2', account: 'coinSwap', coin: 'BTC', amount: '-0.0003', symbol: 'ETH/USDT' },
    { ...funding, id: 'event.3', amount: '-0.75', symbol: 'SOL/USDT' },
  )
  await pass(250)
  expect(shown()).toEqual([
    ['info', 'Funding fee received: 1.75 USDT', 'BTC/USDT, SOL/USDT'],
    ['info', 'Funding fee paid: 0.0003 BTC', 'ETH/USDT'],
  ])
})

test('a trigger in contracts of the one kind is announced where a screen tells those of the other', async () => {
  const title = 'A trigger, take profit or stop loss took effect: BTC/USDT'
  for (const [screen, account, isTold] of [
    ['swap', 'coinSwap', true],
    ['coinswap', 'swap', true],
    ['coinswap', 'coinSwap', false],
  ] as const) {
    const stop = tellOrders(screen)
    push({ ...event, id: `${screen} ${account}`, kind: 'TRIGGERED', account, amount: null, coin: null })
    await pass(250)
    stop()
    expect(shown().length > 0, `${screen} ${account}`).toBe(isTold)
    for (const { id, title: shownTitle } of toastStore.get()) {
      expect(shownTitle).toBe(title)
      act(() => dismissToast(id))
    }
  }
})
