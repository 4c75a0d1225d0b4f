// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { ok, serve } from '#tests/support/screen.tsx'
import { swapPerpetual } from '../products/swap/swap-perpetual.ts'
import { accountSums, LiveMoney } from './account/account-figures.tsx'
import { perpetualAnswers, positionRow, showPerpetual } from './tests/show-perpetual.tsx'
import { useHoldings } from './use-perpetual.tsx'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

/** Milliseconds that hold a beat of a second. */
const BEAT = { timeout: 10_000 }

test('a read that brings nothing but other mark prices paints the profit, and renders nothing', async () => {
  let mark = '51000'
  const positions = [positionRow()]
  serve({
    ...perpetualAnswers({ positions }),
    '/swap/order/position-list': () => ok({ positions, priceMap: { 'BTC/USDT': mark } }),
  })
  const rendered = vi.fn<(count: number | undefined) => void>()
  function Held() {
    rendered(useHoldings()?.positions.length)
    return null
  }
  showPerpetual(
    <>
      <Held />
      <LiveMoney symbol={null} of={accountSums.unrealised} signed />
    </>,
  )
  await screen.findByText(/^\+100\.00/)
  rendered.mockClear()
  mark = '52000'
  swapPerpetual.readAgain()
  await screen.findByText(/^\+200\.00/, {}, BEAT)
  expect(rendered).not.toHaveBeenCalled()
  positions.push(positionRow({ id: 8 }))
  swapPerpetual.readAgain()
  await screen.findByText(/^\+400\.00/, {}, BEAT)
  expect(rendered).toHaveBeenCalledWith(2)
})
