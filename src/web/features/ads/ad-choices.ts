import { CommonStatus } from '#generated/models/common-status.ts'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import type { TradableCoin } from '#generated/models/tradable-coin.ts'
import type { Choice } from '#src/web/forms/form-context.ts'

/** The coins that ads may trade, in the server's order. */
export const coinChoices = (coins: readonly TradableCoin[]): readonly Choice[] =>
  coins
    .filter(({ status }) => status !== CommonStatus.ILLEGAL)
    .toSorted((a, b) => a.sort - b.sort)
    .map(({ id, unit, name }) => ({ value: id, label: unit, description: name }))

/** The member's own ways to be paid; ads name them by type, so two of one type are one. */
export const payChoices = (methods: readonly PaymentMethod[]): readonly Choice[] =>
  [...new Set(methods.map(({ typeName }) => typeName))].map((name) => ({ value: name, label: name }))
