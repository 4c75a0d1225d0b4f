// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { serve } from '#tests/support/screen.tsx'
import { orderPage, spotOrder } from '../products/spot/tests/spot-order.ts'
import { testMarket } from '../tests/market.ts'
import { MyTrades } from './my-trades.tsx'
import { showTrading } from '../tests/show-trading.tsx'

const market = testMarket()
const OPEN = '/exchange/order/personal/current'
const PAST = '/exchange/order/personal/history'
const refused = { code: 500, message: 'Not now.' }

const fillAt = (price: string, time: number) => ({
  orderId: 'E1',
  price,
  amount: '0.1',
  turnover: '1000',
  fee: '0.0001',
  time,
})
const open = orderPage(spotOrder({ detail: [fillAt('10000', 1_795_224_700_000)] }))
const past = orderPage(spotOrder({ orderId: 'E2', detail: [fillAt('20000', 1_795_224_600_000)] }))
const other = orderPage(
  spotOrder({ symbol: 'ETH/USDT', coinSymbol: 'ETH', detail: [fillAt('3', 1_795_224_700_000)] }),
)

beforeEach(() => {
  localStorage.clear()
  logIn({ token: 'token', member: null })
  // Room for ten lines.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200)
})
afterEach(() => {
  cleanup()
  logOut()
  vi.restoreAllMocks()
})

const show = (answers: Parameters<typeof serve>[0]): void => {
  serve(answers)
  showTrading(<MyTrades market={market} />, '/exchange/btc_usdt')
}
const lines = (): readonly string[] => screen.getAllByRole('listitem').map((line) => line.textContent)

test('fills of open and past orders of this market, newest first', async () => {
  show({ [OPEN]: open, [PAST]: past })
  await screen.findAllByRole('listitem')
  expect(lines()).toEqual([
    expect.stringMatching(/^10,000\.00bought/),
    expect.stringMatching(/^20,000\.00bought/),
  ])
  expect(screen.queryByRole('alert')).toBeNull()
  cleanup()
  show({ [OPEN]: other, [PAST]: orderPage() })
  await screen.findByText('You have not traded in this market yet')
})

test('the fills of an order that ended between both reads are listed once', async () => {
  show({ [OPEN]: open, [PAST]: open })
  await screen.findAllByRole('listitem')
  expect(lines()).toHaveLength(1)
})

test.each([
  ['open', { [OPEN]: refused, [PAST]: past }, /^20,000\.00/],
  ['past', { [OPEN]: open, [PAST]: refused }, /^10,000\.00/],
] as const)(
  'if %s orders fail, fills of the others are shown with a note and a retry',
  async (missing, answers, line) => {
    let now: Readonly<Record<typeof OPEN | typeof PAST, object>> = answers
    show({ [OPEN]: () => now[OPEN], [PAST]: () => now[PAST] })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(`Fills of your ${missing} orders could not be loaded`)
    expect(lines()).toEqual([expect.stringMatching(line)])
    // Nobody knows that there are none.
    expect(screen.queryByText('You have not traded in this market yet')).toBeNull()
    now = { [OPEN]: open, [PAST]: past }
    act(() => screen.getByRole('button', { name: 'Try again' }).click())
    await vi.waitFor(() => expect(lines()).toHaveLength(2))
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('if both lists fail, an error offers one retry for both', async () => {
  let now: object = refused
  show({ [OPEN]: () => (now === refused ? refused : open), [PAST]: () => now })
  await screen.findByText('Your fills could not be loaded')
  now = past
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await vi.waitFor(() => expect(lines()).toHaveLength(2))
})
