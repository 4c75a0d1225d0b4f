// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logIn, logOut } from '#src/web/session/session.ts'
import { serve } from '#tests/support/screen.tsx'
import { testMarket } from '../../tests/market.ts'
import { orderRow, perpetualAnswers, showPerpetual } from '../tests/show-perpetual.tsx'
import { useContractOrderPrices } from './use-own-prices.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

const market = { ...testMarket(), product: 'swap' } as const

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

function OwnPrices() {
  const { bid, ask } = useContractOrderPrices(market)
  return `bid ${[...bid].join()} ask ${[...ask].join()}`
}

test('limit orders of the contract are marked on the side of the book where they stand', async () => {
  const close = { entrustType: 1, positionId: 7 }
  const orders = [
    orderRow({ id: 1, entrustPrice: '49000.00' }),
    orderRow({ id: 2, direction: 1, entrustPrice: '52000.00' }),
    orderRow({ id: 3, ...close, direction: 1, entrustPrice: '53000.00' }),
    orderRow({ id: 4, ...close, direction: 0, entrustPrice: '48000.00' }),
    orderRow({ id: 5, type: 2, triggerPrice: '47000.00', entrustPrice: '47000.00' }),
    orderRow({ id: 6, symbol: 'ETH/USDT', entrustPrice: '3000.00' }),
  ]
  serve(perpetualAnswers({ orders }))
  showPerpetual(<OwnPrices />)
  expect(await screen.findByText('bid 4900000,4800000 ask 5200000,5300000')).toBeTruthy()
})
