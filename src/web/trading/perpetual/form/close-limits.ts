import { type Decimal, toText } from '#src/core/money/decimal.ts'
import type { PerpetualContract, Position } from '../holdings.ts'
import { priceLimits } from './price-limits.ts'

/** Limits of an order that closes a position, as its form takes them. */
export const closeLimits = ({ closable }: Position, contract: PerpetualContract, mark: Decimal | null) => ({
  ...priceLimits('close', mark, contract.scales.price),
  pricePlaces: contract.scales.price,
  amountPlaces: contract.scales.amount,
  minAmount: toText(contract.minVolume),
  maxAmount: toText(contract.maxVolume),
  closable: toText(closable),
})
