import type { AreaPersonas } from '../../personas/area-personas.ts'
import { PAYMENT_FIELDS, PAYMENT_TYPES } from './payment-types.ts'

type Row = readonly [code: string, ...texts: string[]]

/** Ways to be paid, by persona: name of the type and the texts of its rows. */
const PAYMENTS: Readonly<Record<string, readonly Row[]>> = {
  trader: [['Bank Transfer', 'Theo Trader', 'DE02120300000000202051']],
  merchant: [
    ['Bank Transfer', 'Mei Merchant', 'DE89370400440532013000'],
    ['Zelle', 'mei@openbourse.test', 'Mei Merchant'],
    ['Advcash', 'mei.merchant'],
  ],
}

function seededPayment([code, ...texts]: Row) {
  const type = PAYMENT_TYPES.find((each) => each.code === code)
  if (type === undefined) throw new RangeError(`no payment type ${code}`)
  const values = PAYMENT_FIELDS.map((_field, index) => {
    const text = texts[index]
    return text === undefined ? null : { text }
  })
  return { kind: type.id, values }
}

export const paymentPersonas: AreaPersonas = {
  seedOf: (name) => ({ payments: (PAYMENTS[name] ?? []).map(seededPayment) }),
}
