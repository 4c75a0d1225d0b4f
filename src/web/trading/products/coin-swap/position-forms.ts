import { coinSwapClosingOrderForm } from '#generated/forms/coin-swap-closing-order/form.ts'
import { positionForms } from '../../perpetual-wire/position-forms.ts'

export const coinSwapPositionForms = positionForms(coinSwapClosingOrderForm)
