import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import type { ContractOrderEntrust } from '#generated/models/contract-order-entrust.ts'
import { ContractOrderEntrustStatus } from '#generated/models/contract-order-entrust-status.ts'
import { ContractOrderEntrustType } from '#generated/models/contract-order-entrust-type.ts'
import { ContractOrderType } from '#generated/models/contract-order-type.ts'
import { multiply } from '#src/core/money/arithmetic.ts'
import { isPositive, isZero } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { decimalOf, units } from '../perpetual/math/contract-units.ts'
import type { ContractOrder, ContractOrderState } from '../perpetual/orders/contract-order.ts'
import type { ContractKind } from './contract-kind.ts'

const STATES: Readonly<Record<ContractOrderEntrustStatus, ContractOrderState>> = {
  [ContractOrderEntrustStatus.ENTRUST_ING]: 'open',
  [ContractOrderEntrustStatus.ENTRUST_CANCEL]: 'cancelled',
  [ContractOrderEntrustStatus.ENTRUST_FAILURE]: 'failed',
  [ContractOrderEntrustStatus.ENTRUST_SUCCESS]: 'filled',
}

const KINDS: Readonly<Record<ContractOrderType, ContractOrder['kind']>> = {
  [ContractOrderType.MARKET_PRICE]: 'market',
  [ContractOrderType.LIMIT_PRICE]: 'limit',
  [ContractOrderType.SPOT_LIMIT]: 'trigger',
}

/** Converts an order of the contract. One that closes a long sells: it has the direction of its position here. */
export function contractOrderOf(
  order: ContractOrderEntrust,
  { arithmetic, moneyOf, sizeUnitOf }: ContractKind,
): ContractOrder {
  const opens = order.entrustType === ContractOrderEntrustType.OPEN
  const buys = order.direction === ContractOrderDirection.BUY
  const { type, tradedPrice, tradedVolume, triggerPrice } = order
  const filled = multiply(tradedVolume, order.shareNumber)
  const average = tradedPrice !== null && isPositive(tradedPrice) ? tradedPrice : null
  return {
    id: order.id,
    symbol: order.symbol,
    sizeUnit: sizeUnitOf(order),
    quote: order.baseSymbol,
    money: moneyOf(order),
    action: opens ? 'open' : 'close',
    direction: opens === buys ? 'long' : 'short',
    kind: KINDS[type],
    state: order.isBlast === 1 ? 'liquidated' : STATES[order.status],
    price: isZero(order.entrustPrice) ? null : order.entrustPrice,
    triggerPrice: type === ContractOrderType.SPOT_LIMIT ? triggerPrice : null,
    average,
    size: multiply(order.volume, order.shareNumber),
    filled,
    turnover: average === null ? null : turnoverOf(filled, average, arithmetic),
    margin: order.principalAmount,
    fee: opens ? order.openFee : order.closeFee,
    profit: opens ? null : order.profitAndLoss,
    isFromStop: order.isFromSpot === 1 && type === ContractOrderType.MARKET_PRICE && !opens,
    time: order.createTime,
  }
}

const turnoverOf = (
  filled: Decimal,
  average: Decimal,
  { amountOf, notionalOf }: ContractKind['arithmetic'],
): Decimal => decimalOf(amountOf(notionalOf(units(filled), units(average))))
