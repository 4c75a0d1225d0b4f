import type { PaymentFieldKind } from '#generated/wire/payment-field-kind.ts'
import type { PaymentFieldName } from '#generated/wire/payment-field-name.ts'

/** Message key of a row's label. The texts are `pay-…` and `pay-…-hint` of the server's messages. */
export type PaymentRowKey =
  | 'pay-account-name'
  | 'pay-real-name'
  | 'pay-id-number'
  | 'pay-iban'
  | 'pay-account-number'
  | 'pay-details'
  | 'pay-image'
  | 'pay-tip'

export type PaymentRow = {
  readonly field: PaymentFieldName
  readonly key: PaymentRowKey
  readonly isRequired: boolean
  readonly kind: PaymentFieldKind
}

/** A way of paying. Ads name it by `code`. */
export type PaymentTypeRow = {
  readonly id: number
  readonly code: string
  /** Colour of its badge. */
  readonly color: string
  readonly rows: readonly PaymentRow[]
}

export const PAYMENT_FIELDS: readonly PaymentFieldName[] = [
  'field_1',
  'field_2',
  'field_3',
  'field_4',
  'field_5',
  'field_6',
  'field_7',
]

const LETTERS: Readonly<Record<string, PaymentRowKey>> = {
  a: 'pay-account-name',
  r: 'pay-real-name',
  i: 'pay-id-number',
  b: 'pay-iban',
  n: 'pay-account-number',
  d: 'pay-details',
  p: 'pay-image',
  t: 'pay-tip',
}

/** Rows from letters: a capital must be filled. */
function rowsOf(letters: string): PaymentRow[] {
  return Array.from(letters).map((letter, index) => {
    const key = LETTERS[letter.toLowerCase()]
    const field = PAYMENT_FIELDS[index]
    if (key === undefined || field === undefined) throw new RangeError(`no payment row ${letter}`)
    const kind = key === 'pay-image' ? 'image' : key === 'pay-tip' ? 'tip' : 'input'
    return { field, key, isRequired: letter !== letter.toLowerCase(), kind }
  })
}

const TYPES: readonly (readonly [code: string, colour: string, rows: string])[] = [
  ['Absolut Bank', '1f8a70', 'RNd'],
  ['Bank Transfer', '2b7de9', 'RBidp'],
  ['BAC Costa Rica', 'd6001c', 'RIBd'],
  ['Zelle', '6d1ed4', 'ARp'],
  ['Zinli', '5b2be0', 'ARd'],
  ['Uphold', '2f8f5b', 'Ad'],
  ['Perfect Money', 'c9302c', 'ARd'],
  ['Credit Bank of Peru', '0a4d9c', 'RINd'],
  ['Mercantil Bank Panama', '00539b', 'RINd'],
  ['Transferencia ACH', '3a6ea5', 'RINtd'],
  ['Banistmo Panama', 'b8860b', 'RNd'],
  ['Banesco Panama', '00703c', 'RINd'],
  ['BAC Credomatic', 'a6192e', 'RNd'],
  ['Payeer', '0a8fd6', 'ARPd'],
  ['Advcash', '128a4c', 'Ad'],
  ['Bank Transfer (Vietnam)', 'da251d', 'RNPtd'],
]

export const PAYMENT_TYPES: readonly PaymentTypeRow[] = TYPES.map(([code, colour, letters], index) => ({
  id: index + 1,
  code,
  color: `#${colour}`,
  rows: rowsOf(letters),
}))

export const findPaymentType = (id: number | string): PaymentTypeRow | undefined =>
  PAYMENT_TYPES.find((type) => String(type.id) === String(id))

/** @throws RangeError when there is none: records name types that exist */
export function paymentType(id: number): PaymentTypeRow {
  const type = findPaymentType(id)
  if (type === undefined) throw new RangeError(`no payment type ${id}`)
  return type
}

/** Returns true when a text is an international account number: form and check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const signs = Array.from(iban.slice(4) + iban.slice(0, 4))
  const digits = signs.map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55))).join('')
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + digit.charCodeAt(0) - 48) % 97, 0) === 1
}
