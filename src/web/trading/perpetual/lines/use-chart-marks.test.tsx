// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toText } from '#src/core/money/decimal.ts'
import { logIn, logOut } from '#src/web/session/session.ts'
import { serve } from '#tests/support/screen.tsx'
import { coinSwap } from '../../products/coin-swap/coin-swap.ts'
import { swap } from '../../products/swap/swap.ts'
import { testMarket } from '../../tests/market.ts'
import { coinOrderRow, coinSwapAnswers } from '../tests/coin-swap-answers.ts'
import { orderRow, perpetualAnswers, positionRow, showPerpetual } from '../tests/show-perpetual.tsx'
import { useContractMarks } from './use-chart-marks.ts'

vi.mock('#src/web/streams/app-hub.ts', () => ({
  hubOf: () => ({ listen: () => () => {}, state: () => 'open', onState: () => () => {}, renew: () => {} }),
}))

beforeEach(() => logIn({ token: 'token', member: null }))
afterEach(() => {
  cleanup()
  logOut()
})

function Marks() {
  const { lines, fills } = useContractMarks(testMarket())
  return (
    <>
      <p>{`${fills.length} fills`}</p>
      <ol>
        {lines.map(({ price, title, look = 'order' }) => (
          <li
            key={`${title} ${toText(price)}`}
          >{`${look}: ${title.replaceAll('\u{a0}', ' ')} at ${toText(price)}`}</li>
        ))}
      </ol>
    </>
  )
}

const marks = (): readonly string[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('FEAT-14.fgi the chart has a line for each price of a position and order of the contract, and for no others', async () => {
  const short = positionRow({ id: 8, direction: 1, position: '0.02', price: '52000', principalAmount: '60' })
  const eth = { symbol: 'ETH/USDT', contractId: 2 }
  serve(
    perpetualAnswers({
      positions: [positionRow({ maxPrice: null }), short, positionRow({ ...eth, id: 9 })],
      orders: [
        orderRow(),
        orderRow({ id: 43, type: 2, triggerPrice: '48800', entrustPrice: '48700', volume: '0.3' }),
        orderRow({ id: 44, type: 0, entrustPrice: '0' }),
        orderRow({ ...eth, id: 45 }),
      ],
    }),
  )
  showPerpetual(<Marks />, swap)
  await waitFor(() => expect(marks()).toHaveLength(9))
  expect(marks()).toEqual([
    'entry: Long 0.1 BTC at 50000.00',
    'stopLoss: Stop loss at 48500.00',
    'liquidation: Liquidation, long at 47762.69',
    'entry: Short 0.02 BTC at 52000',
    'takeProfit: Take profit at 48500.00',
    'stopLoss: Stop loss at 53000.00',
    'liquidation: Liquidation, short at 54699.15',
    'order: Open long 0.2 BTC at 49000.00',
    'order: Open long 0.3 BTC at 48800',
  ])
})

test('FEAT-15.fgi the lines of a position in coins count USD, and its stops are the prices of its orders', async () => {
  serve(coinSwapAnswers({ orders: [coinOrderRow(), coinOrderRow({ id: 72, triggerPrice: '50500' })] }))
  showPerpetual(<Marks />, coinSwap)
  await waitFor(() => expect(marks()).toHaveLength(6))
  expect(marks()).toEqual([
    'entry: Long 10,000 USD at 50000',
    'takeProfit: Take profit at 60000',
    'stopLoss: Stop loss at 50500',
    'liquidation: Liquidation, long at 45704.54',
    'order: Close long 10,000 USD at 60000',
    'order: Close long 10,000 USD at 50500',
  ])
})
