import type { ContractSecondCoin } from '#generated/wire/contract-second-coin.ts'
import type { ContractSecondCycle } from '#generated/wire/contract-second-cycle.ts'
import type { ContractSecondOrder } from '#generated/wire/contract-second-order.ts'
import { ContractSecondOrderStatus } from '#generated/wire/contract-second-order-status.ts'
import { ContractSecondOrderType } from '#generated/wire/contract-second-order-type.ts'
import { toText } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import type { PairRow } from '../../market/pairs.ts'
import { wireDirection, wireResult } from '../../stakes/wire-stake.ts'
import { priceText } from '../spot/ticker.ts'
import type { State } from '../state.ts'
import { type Cycle, cycleOf, LEAST, MOST } from './cycles.ts'
import { SECOND_MARKETS, secondPair } from './pairs.ts'
import type { SecondOrder } from './second-state.ts'
import { amountText } from '../wallets/amounts.ts'

/** Numbers of pairs begin here, so that none is taken for that of a perpetual contract. */
const FIRST = 301

export function wireSecondPair({ seconds }: State, pair: PairRow): ContractSecondCoin {
  const { symbol, coin, quote, lotScale, priceScale } = pair
  const place = SECOND_MARKETS.pairs.indexOf(pair)
  return {
    id: FIRST + place,
    symbol,
    name: symbol,
    coinSymbol: coin,
    baseSymbol: quote,
    coinScale: lotScale,
    baseCoinScale: priceScale,
    enable: 1,
    exchangeable: seconds.stopped[symbol] === true ? 0 : 1,
    visible: 1,
    sort: place + 1,
  }
}

export const wireCycle = ({ id, seconds, rate }: Cycle): ContractSecondCycle => ({
  id,
  cycleLength: seconds,
  cycleRate: toText(rate),
  minAmount: LEAST,
  maxAmount: MOST,
})

const timeText = (time: number): string => formatGmt8(instant(time))

export function wireSecondOrder(order: SecondOrder): ContractSecondOrder {
  const { id, member, symbol, coin, direction, units, fee, reward, outcome, time } = order
  const { openPrice, close, closePrice } = order
  const [pair, cycle] = [secondPair(symbol), cycleOf(order.cycle)]
  return {
    id,
    memberId: member,
    symbol,
    coinSymbol: coin,
    direction: wireDirection(direction),
    cycleId: cycle.id,
    cycleLength: cycle.seconds,
    cycleRate: toText(cycle.rate),
    betAmount: amountText(units, coin),
    fee: amountText(fee, coin),
    openPrice: priceText(pair, openPrice),
    closePrice: closePrice === null ? null : priceText(pair, closePrice),
    type: ContractSecondOrderType.NO,
    result: wireResult(outcome),
    status: outcome === null ? ContractSecondOrderStatus.OPEN : ContractSecondOrderStatus.CLOSE,
    winAmount: amountText(reward, coin),
    createTime: timeText(time),
    updateTime: outcome === null ? null : timeText(close),
    closeTime: timeText(close),
  }
}
