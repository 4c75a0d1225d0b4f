import { truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import type { LimitTable } from '../../http/handler.ts'
import { findPair, type PairRow } from '../../market/pairs.ts'
import { availableOf } from '../wallets/available.ts'
import { coinsOf, SCALE, worth } from './order.ts'

const text = (units: bigint | number, scale: number): string => toText(fromUnits(BigInt(units), scale))
const ONE = 1

/** The most of an order that a balance pays for; a limit order that buys without a price pays for nothing known. */
function affordable(
  pair: PairRow,
  isBuy: boolean,
  isMarket: boolean,
  price: Decimal,
  held: bigint,
): string | null {
  if (!isBuy || isMarket) return text(held, SCALE)
  const ticks = toUnits(truncate(price, pair.priceScale), pair.priceScale)
  if (ticks <= 0n) return null
  return text(held / (ticks * worth(pair, ONE, ONE)), pair.lotScale)
}

export const spotLimits: Pick<LimitTable, 'placeSpotOrder'> = {
  /** The limits of the pair. A market order that buys says what it spends of the quote coin. */
  placeSpotOrder({ state, member }, { symbol, direction, type, price }) {
    const pair = findPair(symbol)
    if (pair === undefined)
      return {
        pricePlaces: null,
        minPrice: null,
        maxPrice: null,
        amountPlaces: null,
        minAmount: null,
        maxAmount: null,
        affordable: null,
      }
    const [isBuy, isMarket] = [direction === 'BUY', type === 'MARKET_PRICE']
    const spends = isBuy && isMarket
    const held = availableOf(state, member.id, coinsOf(pair, direction).gives)
    return {
      pricePlaces: pair.priceScale,
      minPrice: isBuy ? null : text(pair.minPrice, pair.priceScale),
      maxPrice: text(pair.maxPrice, pair.priceScale),
      amountPlaces: spends ? SCALE : pair.lotScale,
      minAmount: spends ? text(pair.minTurnover, SCALE) : text(pair.minLots, pair.lotScale),
      maxAmount: spends ? null : text(pair.maxLots, pair.lotScale),
      affordable: affordable(pair, isBuy, isMarket, decimal(price), held),
    }
  },
}
