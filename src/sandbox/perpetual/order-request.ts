import { ContractOrderType } from '#generated/wire/contract-order-type.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import type { Contract } from './contracts.ts'
import type { EntrustKind, EntrustRequest } from './entrust.ts'

const KINDS: Readonly<Record<ContractOrderType, EntrustKind>> = {
  [ContractOrderType.MARKET_PRICE]: 'market',
  [ContractOrderType.LIMIT_PRICE]: 'limit',
  [ContractOrderType.SPOT_LIMIT]: 'trigger',
}

export type OrderBody = {
  readonly type: ContractOrderType
  readonly entrustPrice: string
  readonly triggerPrice?: string
  readonly volume: string
}

const whole = (text: string, scale: number): number => toSafeInteger(toUnits(decimal(text), scale))

/** A price in ticks; null where none is sent. */
export const ticksOf = ({ pair }: Contract, price: string | undefined): number | null =>
  price === undefined ? null : whole(price, pair.priceScale)

/** The order in whole ticks and lots: the contract's places and limits have been judged before. */
export const orderRequestOf = (
  { type, entrustPrice, triggerPrice = '0', volume }: OrderBody,
  { symbol, pair }: Contract,
): Pick<EntrustRequest, 'symbol' | 'kind' | 'price' | 'triggerPrice' | 'lots'> => ({
  symbol,
  kind: KINDS[type],
  price: whole(entrustPrice, pair.priceScale),
  triggerPrice: type === ContractOrderType.SPOT_LIMIT ? whole(triggerPrice, pair.priceScale) : 0,
  lots: whole(volume, pair.lotScale),
})
