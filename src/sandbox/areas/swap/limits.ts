import { truncate } from '#src/core/money/arithmetic.ts'
import { decimal, fromUnits, toText, toUnits } from '#src/core/money/decimal.ts'
import { toSafeInteger } from '#src/core/money/whole.ts'
import { priceBand } from '#src/core/perpetual/price-band.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import { ContractOrderDirection } from '#generated/wire/contract-order-direction.ts'
import { ContractOrderType } from '#generated/wire/contract-order-type.ts'
import { MarginChange } from '#generated/wire/margin-change.ts'
import type { LimitTable } from '../../http/handler.ts'
import { amountText, priceText, unitsText } from '../spot/ticker.ts'
import type { State } from '../state.ts'
import { positionIn, usableOf } from './account.ts'
import { type Contract, contractOf, findContractById } from './contracts.ts'
import { markAt } from './market.ts'
import { openableLots } from './openable.ts'
import { leastMargin, ownPosition } from './settings.ts'

const NO_BAND = { minPrice: null, maxPrice: null }
const NO_SIZES = { pricePlaces: null, amountPlaces: null, minAmount: null, maxAmount: null }
const NO_LEVERAGES = { leveragePattern: null, minLeverage: null, maxLeverage: null }

const sizesOf = ({ pair }: Contract) => ({
  pricePlaces: pair.priceScale,
  amountPlaces: pair.lotScale,
  minAmount: amountText(pair, pair.minLots),
  maxAmount: amountText(pair, pair.maxLots),
})

function bandOf(state: State, contract: Contract, action: 'open' | 'close', time: number) {
  // Counted in ticks, as prices are here.
  const { lowest, highest } = priceBand(action, BigInt(markAt(state, contract, time)), 1n)
  const text = (ticks: bigint): string => toText(fromUnits(ticks, contract.pair.priceScale))
  return { minPrice: text(lowest), maxPrice: text(highest) }
}

/** Every leverage of the list, in any spelling. */
const leveragesOf = ({ leverages }: Contract) => ({
  ...NO_LEVERAGES,
  leveragePattern: `^(?:${leverages.join('|')})(?:\\.0+)?$`,
})

export const swapLimits: Pick<
  LimitTable,
  | 'placeSwapOpeningOrder'
  | 'placeSwapClosingOrder'
  | 'setSwapTakeProfitStopLoss'
  | 'adjustSwapMargin'
  | 'setSwapLeverage'
> = {
  /** A trigger order costs nothing before it is triggered. */
  placeSwapOpeningOrder(
    { state, member, time },
    { contractCoinId, direction, type, entrustPrice, leverage },
  ) {
    const contract = findContractById(contractCoinId)
    if (contract === undefined)
      return { ...NO_SIZES, ...NO_BAND, ...NO_LEVERAGES, affordable: null, markPrice: null }
    const { pair } = contract
    const openable = (): number => {
      const price = toSafeInteger(toUnits(truncate(decimal(entrustPrice), pair.priceScale), pair.priceScale))
      const order = {
        member: member.id,
        direction: direction === ContractOrderDirection.BUY ? 'long' : 'short',
        price,
        leverage: toUnits(truncate(decimal(leverage), SCALE), SCALE),
      } as const
      return openableLots(state, contract, order, time)
    }
    return {
      ...sizesOf(contract),
      ...bandOf(state, contract, 'open', time),
      ...leveragesOf(contract),
      affordable: type === ContractOrderType.SPOT_LIMIT ? null : amountText(pair, openable()),
      markPrice: priceText(pair, markAt(state, contract, time)),
    }
  },

  placeSwapClosingOrder({ state, member, time }, { contractCoinId, direction }) {
    const contract = findContractById(contractCoinId)
    if (contract === undefined) return { ...NO_SIZES, ...NO_BAND, closable: null }
    const closed = direction === ContractOrderDirection.BUY ? 'short' : 'long'
    const position = positionIn(state, member.id, contract.symbol, closed)
    return {
      ...sizesOf(contract),
      ...bandOf(state, contract, 'close', time),
      closable: amountText(contract.pair, position === undefined ? 0 : position.lots - position.frozen),
    }
  },

  setSwapTakeProfitStopLoss({ state, member, time }, { positionId }) {
    const position = ownPosition(state, member.id, positionId)
    if (position === undefined) return { markPrice: null, pricePlaces: null }
    const contract = contractOf(position.symbol)
    return {
      markPrice: priceText(contract.pair, markAt(state, contract, time)),
      pricePlaces: contract.pair.priceScale,
    }
  },

  /** The whole margin of a position with cross margin is the account's: nothing of it is adjusted. */
  adjustSwapMargin({ state, member, time }, { positionId, type }) {
    const position = ownPosition(state, member.id, positionId)
    if (position?.mode !== 'isolated') return { adjustable: null }
    if (type === MarginChange.ADD) return { adjustable: unitsText(usableOf(state, member.id, time)) }
    const spare = position.margin - leastMargin(state, position, time)
    return { adjustable: unitsText(spare > 0n ? spare : 0n) }
  },

  setSwapLeverage(_asking, { contractCoinId }) {
    const contract = findContractById(contractCoinId)
    return contract === undefined ? NO_LEVERAGES : leveragesOf(contract)
  },
}
