import { swapCloseForm } from '#generated/forms/swap-close/form.ts'
import { swapMarginForm } from '#generated/forms/swap-margin/form.ts'
import { swapStopsForm } from '#generated/forms/swap-stops/form.ts'
import { withPrice } from '#forms/swap-close/request.ts'
import { toText } from '#src/core/money/decimal.ts'
import type { PositionForms } from '../../../perpetual/perpetual.ts'
import { priceLimits } from '../price-limits.ts'

/** The forms of positions, with the contract's rules. */
export const positionForms: PositionForms = {
  close: swapCloseForm,
  deriveClose: withPrice,
  closeLimits: ({ closable }, contract, mark) => ({
    ...priceLimits('close', mark, contract.scales.price),
    pricePlaces: contract.scales.price,
    amountPlaces: contract.scales.amount,
    minAmount: toText(contract.minVolume),
    maxAmount: toText(contract.maxVolume),
    closable: toText(closable),
  }),
  margin: swapMarginForm,
  stops: swapStopsForm,
}
