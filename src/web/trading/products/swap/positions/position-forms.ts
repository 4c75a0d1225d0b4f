import { swapCloseForm } from '#generated/forms/swap-close/form.ts'
import { swapMarginForm } from '#generated/forms/swap-margin/form.ts'
import { swapStopsForm } from '#generated/forms/swap-stops/form.ts'
import { withPrice } from '#forms/swap-close/request.ts'
import { add, multiply, subtract, truncate } from '#src/core/money/arithmetic.ts'
import { type Decimal, decimal, fromUnits, toText } from '#src/core/money/decimal.ts'
import { equals } from '#src/core/money/compare.ts'
import type { PerpetualContract } from '../../../perpetual/holdings.ts'
import type { PositionForms } from '../../../perpetual/perpetual.ts'

/** Largest distance of a closing limit from the mark price that the contract takes, as a share of it. */
const BAND = decimal('0.02')

/** The lowest and the highest limit price that closes, in whole ticks. */
function bandOf(mark: Decimal, { scales: { price: places } }: PerpetualContract) {
  const width = multiply(mark, BAND)
  const [low, high] = [subtract(mark, width), add(mark, width)]
  const cut = truncate(low, places)
  const min = equals(cut, low) ? cut : add(cut, fromUnits(1n, places))
  return { minPrice: toText(min), maxPrice: toText(truncate(high, places)) }
}

/** The forms of positions, with the contract's rules. */
export const positionForms: PositionForms = {
  close: swapCloseForm,
  deriveClose: withPrice,
  closeLimits: ({ closable }, contract, mark) => ({
    ...(mark === null ? { minPrice: null, maxPrice: null } : bandOf(mark, contract)),
    pricePlaces: contract.scales.price,
    amountPlaces: contract.scales.amount,
    minAmount: toText(contract.minVolume),
    maxAmount: toText(contract.maxVolume),
    closable: toText(closable),
  }),
  margin: swapMarginForm,
  stops: swapStopsForm,
}
