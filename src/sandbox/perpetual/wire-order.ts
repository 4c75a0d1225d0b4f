import { ContractOrderDirection } from '#generated/wire/contract-order-direction.ts'
import { ContractOrderEntrustStatus } from '#generated/wire/contract-order-entrust-status.ts'
import { ContractOrderEntrustType } from '#generated/wire/contract-order-entrust-type.ts'
import type { ContractOrderEntrust } from '#generated/wire/contract-order-entrust.ts'
import { ContractOrderType } from '#generated/wire/contract-order-type.ts'
import { MarginMode } from '#generated/wire/margin-mode.ts'
import type { MarginMode as Mode } from '#src/core/perpetual/account.ts'
import { ONE } from '#src/core/perpetual/units.ts'
import { amountText, priceText, unitsText } from '../areas/spot/ticker.ts'
import { valueOf } from './contracts.ts'
import { type Entrust, type EntrustKind, type EntrustStatus, restOf, sideOf } from './entrust.ts'
import { contractOf, type Venue } from './venue.ts'

const NOTHING = '0'

const KINDS: Readonly<Record<EntrustKind, ContractOrderType>> = {
  market: ContractOrderType.MARKET_PRICE,
  limit: ContractOrderType.LIMIT_PRICE,
  trigger: ContractOrderType.SPOT_LIMIT,
}
const STATUSES: Readonly<Record<EntrustStatus, ContractOrderEntrustStatus>> = {
  waiting: ContractOrderEntrustStatus.ENTRUST_ING,
  cancelled: ContractOrderEntrustStatus.ENTRUST_CANCEL,
  failed: ContractOrderEntrustStatus.ENTRUST_FAILURE,
  traded: ContractOrderEntrustStatus.ENTRUST_SUCCESS,
}
const ACTIONS = { open: ContractOrderEntrustType.OPEN, close: ContractOrderEntrustType.CLOSE } as const

export const wireMode = (mode: Mode): MarginMode => (mode === 'cross' ? MarginMode.CROSSED : MarginMode.FIXED)

/** The enums of an order as they travel, by which lists are filtered too. */
export const wireKinds = (entrust: Entrust) => ({
  direction: sideOf(entrust) === 'BUY' ? ContractOrderDirection.BUY : ContractOrderDirection.SELL,
  entrustType: ACTIONS[entrust.action],
  type: KINDS[entrust.kind],
  status: STATUSES[entrust.status],
})

/** Margin and fee of an opening order: of its fills, and of what still waits, at its own price. */
function costOf(venue: Venue, entrust: Entrust): { readonly margin: bigint; readonly fee: bigint } {
  const { price, triggerPrice, status, leverage, margin, fee } = entrust
  const contract = contractOf(venue, entrust.symbol)
  const waiting =
    status === 'waiting' ? valueOf(contract, price === 0 ? triggerPrice : price, restOf(entrust)) : 0n
  return {
    margin: margin + contract.arithmetic.initialMargin(waiting, BigInt(leverage) * ONE),
    fee: fee + contract.arithmetic.feeOf(waiting, contract.openFee),
  }
}

export function wireEntrust(venue: Venue, entrust: Entrust): ContractOrderEntrust {
  const { id, member, symbol, filled, time, position } = entrust
  const contract = contractOf(venue, symbol)
  const { pair, lot, share, settled, arithmetic } = contract
  const price = (ticks: number | null): string | null =>
    ticks === null || ticks === 0 ? null : priceText(pair, ticks)
  const isOpening = entrust.action === 'open'
  const { margin, fee } = isOpening ? costOf(venue, entrust) : entrust
  return {
    ...wireKinds(entrust),
    id,
    contractOrderEntrustId: `CE${time}${String(id).padStart(3, '0')}`,
    memberId: member,
    contractId: contract.id,
    symbol,
    coinSymbol: pair.coin,
    baseSymbol: pair.quote,
    patterns: wireMode(entrust.mode),
    leverage: String(entrust.leverage),
    triggerPrice: price(entrust.triggerPrice),
    entrustPrice: price(entrust.price) ?? NOTHING,
    currentPrice: price(entrust.placedAt),
    tradedPrice:
      filled === 0
        ? null
        : unitsText(arithmetic.averagePrice({ cost: entrust.value, size: BigInt(filled) * lot })),
    volume: amountText(pair, entrust.lots),
    tradedVolume: amountText(pair, filled),
    shareNumber: share,
    principalUnit: settled,
    principalAmount: unitsText(margin),
    openFee: isOpening ? unitsText(fee) : null,
    closeFee: isOpening ? null : unitsText(fee),
    profitAndLoss: isOpening ? null : unitsText(entrust.profit),
    isFromSpot: entrust.kind === 'trigger' || entrust.isFromStop ? 1 : 0,
    isBlast: entrust.isLiquidation ? 1 : 0,
    positionId: position,
    triggeringTime: entrust.triggered,
    createTime: time,
    minPrice: price(entrust.minPrice),
    maxPrice: price(entrust.maxPrice),
  }
}
