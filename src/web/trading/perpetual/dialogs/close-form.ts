import type { Direction } from '#src/core/perpetual/account.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import type { ClosingLimit, ClosingValue, OrderCodes } from '../form/ordering.ts'

type CloseForm = FormDefinition<ClosingValue, ClosingLimit>

/** Returns the form of an order to close as the dialog of a position shows it: a limit or at the market, and its size. */
export function closeFormOf(form: CloseForm, { types }: OrderCodes, typeLabel: string): CloseForm {
  const { type, entrustPrice, volume } = form.ui.fields
  return {
    ...form,
    ui: {
      order: ['type', 'entrustPrice', 'volume'],
      fields: {
        type: { ...type, widget: 'segments', label: typeLabel },
        entrustPrice: {
          ...entrustPrice,
          widget: 'decimal',
          when: { type: types.limit },
          elsewhere: 'volume',
          required: true,
        },
        ...(volume !== undefined && { volume }),
      },
    },
  }
}

/** Returns a function that fills in what the position decides, and the price 0 of a market order. */
export const closingOf =
  ({ types, buy, sell }: OrderCodes, direction: Direction) =>
  (value: Partial<ClosingValue>): Partial<ClosingValue> => ({
    ...value,
    direction: direction === 'long' ? sell : buy,
    ...(value.type === types.market && { entrustPrice: '0' }),
  })
