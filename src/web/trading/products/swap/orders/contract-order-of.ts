import { ContractOrderDirection } from '#generated/models/contract-order-direction.ts'
import type { ContractOrderEntrust } from '#generated/models/contract-order-entrust.ts'
import { ContractOrderEntrustStatus } from '#generated/models/contract-order-entrust-status.ts'
import { ContractOrderEntrustType } from '#generated/models/contract-order-entrust-type.ts'
import { ContractOrderType } from '#generated/models/contract-order-type.ts'
import { multiply } from '#src/core/money/arithmetic.ts'
import { isPositive, isZero } from '#src/core/money/compare.ts'
import type { ContractOrder, ContractOrderState } from '../../../perpetual/orders/contract-order.ts'

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
export function contractOrderOf(order: ContractOrderEntrust): ContractOrder {
  const opens = order.entrustType === ContractOrderEntrustType.OPEN
  const buys = order.direction === ContractOrderDirection.BUY
  const { type, tradedPrice, tradedVolume, triggerPrice } = order
  const average = tradedPrice !== null && isPositive(tradedPrice) ? tradedPrice : null
  return {
    id: order.id,
    symbol: order.symbol,
    base: order.coinSymbol,
    quote: order.baseSymbol,
    action: opens ? 'open' : 'close',
    direction: opens === buys ? 'long' : 'short',
    kind: KINDS[type],
    state: order.isBlast === 1 ? 'liquidated' : STATES[order.status],
    price: isZero(order.entrustPrice) ? null : order.entrustPrice,
    triggerPrice: type === ContractOrderType.SPOT_LIMIT ? triggerPrice : null,
    average,
    volume: order.volume,
    filled: tradedVolume,
    turnover: average === null ? null : multiply(multiply(tradedVolume, order.shareNumber), average),
    margin: order.principalAmount,
    fee: opens ? order.openFee : order.closeFee,
    profit: opens ? null : order.profitAndLoss,
    isFromStop: order.isFromSpot === 1 && type === ContractOrderType.MARKET_PRICE && !opens,
    time: order.createTime,
  }
}
