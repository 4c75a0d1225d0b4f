import { swapLeverageForm } from '#generated/forms/swap-leverage/form.ts'
import { swapMarginForm } from '#generated/forms/swap-margin/form.ts'
import { swapStopsForm } from '#generated/forms/swap-stops/form.ts'
import { closeLimits } from '../perpetual/form/close-limits.ts'
import type { PositionForms } from '../perpetual/perpetual.ts'
import { orderCodes } from './order-codes.ts'

/** The forms of positions, whose rules are the contract's; of both kinds but for that which closes one. */
export const positionForms = (close: PositionForms['close']): PositionForms => ({
  close,
  codes: orderCodes,
  closeLimits,
  leverage: swapLeverageForm,
  margin: swapMarginForm,
  stops: swapStopsForm,
})
