import { liquidationPrice } from '#src/core/perpetual/linear/liquidation.ts'
import { headroomAt, sumOf } from '#src/core/perpetual/linear/headroom.ts'
import { priceText, unitsText } from '../areas/spot/ticker.ts'
import { moneyOf, positionsOf } from './account.ts'
import { keptRate, priceOf, sizedOf } from './contracts.ts'
import { markAt } from './market.ts'
import type { Position } from './perpetual-state.ts'
import { contractOf, type Venue, walletOf } from './venue.ts'

/** Liquidation price of a position; with cross margin that of its contract, while the others stay at their prices. */
export function liquidationText(venue: Venue, position: Position, time: number): string | null {
  const { symbol, mode, liquidation } = position
  const contract = contractOf(venue, symbol)
  if (mode === 'isolated') return liquidation === null ? null : priceText(contract.pair, liquidation.price)
  const wallet = walletOf(venue, position)
  const parts = positionsOf(venue, wallet).map((each) => {
    const other = contractOf(venue, each.symbol)
    const headroom = other.arithmetic.headroomOf(sizedOf(each, other), keptRate(other))
    if (each.symbol === symbol) return headroom
    return { slope: 0n, base: headroomAt(headroom, priceOf(other, markAt(venue, other, time))) }
  })
  const whole = sumOf([contract.arithmetic.headroomOfMoney(moneyOf(venue, wallet)), ...parts])
  const price = liquidationPrice(whole, priceOf(contract, markAt(venue, contract, time)))
  return price === null ? null : unitsText(price)
}
