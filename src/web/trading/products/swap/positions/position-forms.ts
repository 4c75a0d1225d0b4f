import { swapClosingOrderForm } from '#generated/forms/swap-closing-order/form.ts'
import { positionForms } from '../../../perpetual-wire/position-forms.ts'

export const swapPositionForms = positionForms(swapClosingOrderForm)
