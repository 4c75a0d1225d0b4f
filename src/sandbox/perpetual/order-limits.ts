import type { ContractOrderDirection } from '#generated/wire/contract-order-direction.ts'
import { ContractOrderType } from '#generated/wire/contract-order-type.ts'
import { MarginChange } from '#generated/wire/margin-change.ts'
import { truncate } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { priceBand } from '#src/core/perpetual/price-band.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import { amountText, priceText, unitsText } from '../areas/spot/ticker.ts'
import type { Requester } from '../http/handler.ts'
import { positionIn } from './account.ts'
import { type Contract, findContractById, type Kind } from './contracts.ts'
import { adjustable } from './margin.ts'
import { markAt } from './market.ts'
import { openableLots } from './openable.ts'
import { closedBy, openedBy } from './order-answers.ts'
import type { Position } from './perpetual-state.ts'
import { type Venue, venueOf } from './venue.ts'

const NO_BAND = { minPrice: null, maxPrice: null }
const NO_SIZES = { pricePlaces: null, amountPlaces: null, minAmount: null, maxAmount: null }
const NO_LEVERAGES = { leveragePattern: null, minLeverage: null, maxLeverage: null }

type ContractBody = { readonly contractCoinId: number | string }
type OrderBody = ContractBody & { readonly direction: ContractOrderDirection }

const sizesOf = ({ pair }: Contract) => ({
  pricePlaces: pair.priceScale,
  amountPlaces: pair.lotScale,
  minAmount: amountText(pair, pair.minLots),
  maxAmount: amountText(pair, pair.maxLots),
})

function bandOf(venue: Venue, contract: Contract, action: 'open' | 'close', time: number) {
  // Counted in ticks, as prices are here.
  const { lowest, highest } = priceBand(action, BigInt(markAt(venue, contract, time)), 1n)
  const text = (ticks: bigint): string => toText(fromUnits(ticks, contract.pair.priceScale))
  return { minPrice: text(lowest), maxPrice: text(highest) }
}

/** Every leverage of the list, in any spelling. */
const leveragesOf = ({ leverages }: Contract) => ({
  ...NO_LEVERAGES,
  leveragePattern: `^(?:${leverages.join('|')})(?:\\.0+)?$`,
})

/** A trigger order costs nothing before it is triggered. */
export function openingLimits(
  kind: Kind,
  { state, member, time }: Requester,
  body: OrderBody & {
    readonly type: ContractOrderType
    readonly entrustPrice: string
    readonly leverage: string
  },
) {
  const contract = findContractById(kind, body.contractCoinId)
  if (contract === undefined)
    return { ...NO_SIZES, ...NO_BAND, ...NO_LEVERAGES, affordable: null, markPrice: null }
  const { pair } = contract
  const venue = venueOf(kind, state)
  const openable = (): number => {
    const entrustPrice = truncate(decimal(body.entrustPrice), pair.priceScale)
    const order = {
      member: member.id,
      direction: openedBy(body.direction),
      price: toSafeInteger(toUnits(entrustPrice, pair.priceScale)),
      leverage: toUnits(truncate(decimal(body.leverage), SCALE), SCALE),
    }
    return openableLots(venue, contract, order, time)
  }
  return {
    ...sizesOf(contract),
    ...bandOf(venue, contract, 'open', time),
    ...leveragesOf(contract),
    affordable: body.type === ContractOrderType.SPOT_LIMIT ? null : amountText(pair, openable()),
    markPrice: priceText(pair, markAt(venue, contract, time)),
  }
}

export function closingLimits(
  kind: Kind,
  { state, member, time }: Requester,
  { contractCoinId, direction }: OrderBody,
) {
  const contract = findContractById(kind, contractCoinId)
  if (contract === undefined) return { ...NO_SIZES, ...NO_BAND, closable: null }
  const venue = venueOf(kind, state)
  const position = positionIn(venue, member.id, contract.symbol, closedBy(direction))
  return {
    ...sizesOf(contract),
    ...bandOf(venue, contract, 'close', time),
    closable: amountText(contract.pair, position === undefined ? 0 : position.lots - position.frozen),
  }
}

export function leverageLimits(kind: Kind, { contractCoinId }: ContractBody) {
  const contract = findContractById(kind, contractCoinId)
  return contract === undefined ? NO_LEVERAGES : leveragesOf(contract)
}

/** Margin that a call may add or take. That of a position with cross margin is its wallet's: nothing is adjusted. */
export function marginLimits(
  venue: Venue,
  position: Position | undefined,
  type: MarginChange,
  time: number,
): { readonly adjustable: string | null } {
  if (position?.mode !== 'isolated') return { adjustable: null }
  const how = type === MarginChange.ADD ? 'add' : 'take'
  return { adjustable: unitsText(adjustable(venue, position, how, time)) }
}
