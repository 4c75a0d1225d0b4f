import { expect, test } from 'vitest'
import { TransactionType } from '#generated/wire/transaction-type.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { postingsAfter } from '../../kernel/ledger.ts'
import { positionIn } from '../../perpetual/account.ts'
import { type Contract, keptRate, valueOf } from '../../perpetual/contracts.ts'
import { nextFunding } from '../../perpetual/funding-times.ts'
import { candleAt } from '../../perpetual/market.ts'
import { givePosition } from '../../perpetual/testing-kinds.ts'
import { START } from '../spot/testing-spot.ts'
import { CONTRACTS } from './contracts.ts'
import { MEMBER, opening, present, swapExchange, swapVenue, usdt } from './testing-swap.ts'

const TIME = START + 500

test('in one second funding comes first, then liquidation, stops, triggers and limit orders', () => {
  const exchange = swapExchange(2, usdt(10_000))
  const at = nextFunding(TIME)
  const [second, placed] = [at / 1000, at - 500]
  const lowIn = (each: Contract, from: number): number => candleAt(exchange.state, each, from, from + 1).low
  const contract = present(CONTRACTS.find((each) => lowIn(each, second) < lowIn(each, second - 1)))
  const low = lowIn(contract, second)
  exchange.run({ type: 'swap.mode', member: MEMBER, mode: 'isolated' }, TIME)
  exchange.until(placed)
  const order = { symbol: contract.symbol, member: MEMBER + 1, lots: 1000 }
  // A margin that is used up at the lowest price of the second, and a unit less.
  const rest = (valueOf(contract, low, 1000) * (ONE - keptRate(contract))) / ONE
  const margin = valueOf(contract, low * 2, 1000) - rest - 1n
  givePosition(swapVenue(exchange), contract, { direction: 'long', lots: 1000, at: low * 2, margin }, placed)
  exchange.run(opening({ ...order, direction: 'short' }), placed)
  const short = present(positionIn(swapVenue(exchange), MEMBER + 1, contract.symbol, 'short'))
  const stops = { position: short.id, minPrice: low, maxPrice: null }
  exchange.run({ type: 'swap.stops', member: MEMBER + 1, ...stops }, placed)
  exchange.run(opening({ ...order, kind: 'trigger', triggerPrice: low }), placed)
  exchange.run(opening({ ...order, kind: 'limit', price: low }), placed)
  exchange.until(at + 999)
  const ends = Object.values(exchange.state.swap.entrusts)
    .filter(({ ended }) => (ended ?? 0) >= at)
    .map(({ ended, isLiquidation, isFromStop, kind }) => [
      (ended ?? 0) - at,
      isLiquidation ? 'liquidation' : isFromStop ? 'stop' : kind,
    ])
  const funded = [...postingsAfter(exchange.state.ledger, 0)].find(
    ({ type }) => type === TransactionType.PAY_CHARGE_FEE || type === TransactionType.GET_CHARGE_FEE,
  )
  expect(funded?.time).toBe(at)
  expect(ends.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
    [1, 'liquidation'],
    [2, 'stop'],
    [3, 'trigger'],
    [4, 'limit'],
  ])
})
