import { AdShelf } from '#generated/wire/ad-shelf.ts'
import type { PaymentMethod } from '#generated/wire/payment-method.ts'
import type { SavePaymentMethodRequest } from '#generated/wire/save-payment-method-request.ts'
import {
  findPaymentType,
  isIban,
  PAYMENT_FIELDS,
  PAYMENT_TYPES,
  type PaymentRow,
  paymentType,
  type PaymentTypeRow,
} from './payment-types.ts'
import { serverMessage } from '../../http/messages.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { adsOf } from '../ads/commands.ts'
import { ownPayment, type PaymentRecord, paymentsOf, type PaymentValue } from './commands.ts'
import { PAYMENT_PHOTO } from '../uploads/photos.ts'
import type { State } from '../state.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { ownPhoto } from '../uploads/own-photo.ts'

type ValueRefusal =
  | 'required'
  | 'unknown-field'
  | 'wrong-format'
  | 'not-find-file'
  | 'format-not-support'
  | 'too-large'

/** The value of one row, checked by what the row asks for. */
function valueOf(
  { field, key, isRequired, kind }: PaymentRow,
  text: string,
  context: HandlerContext<ValueRefusal>,
): PaymentValue {
  if (text === '') return isRequired ? context.refuse('required', field) : null
  if (kind === 'tip') return context.refuse('unknown-field', field)
  if (kind === 'image')
    return { photo: ownPhoto(text, PAYMENT_PHOTO, { field, missing: 'not-find-file' }, context).id }
  if (key === 'pay-iban' && !isIban(text)) context.refuse('wrong-format', field)
  if (key === 'pay-id-number' && !/^[A-Za-z0-9]{5,30}$/.test(text)) context.refuse('wrong-format', field)
  return { text }
}

function valuesOf(
  type: PaymentTypeRow,
  body: SavePaymentMethodRequest,
  context: HandlerContext<ValueRefusal>,
): PaymentValue[] {
  return PAYMENT_FIELDS.map((field) => {
    const text = (body[field] ?? '').trim()
    const row = type.rows.find((each) => each.field === field)
    if (row !== undefined) return valueOf(row, text, context)
    return text === '' ? null : context.refuse('unknown-field', field)
  })
}

/** A payment method as members read it, its pictures as signed addresses. */
export async function wireMethod(record: PaymentRecord, context: HandlerContext): Promise<PaymentMethod> {
  const { engine, language, photoAddress } = context
  const { code, color, rows } = paymentType(record.kind)
  const shown: (string | null)[] = []
  for (const value of record.values) {
    if (value !== null && 'photo' in value) {
      const photo = engine.view().photos[String(value.photo)]
      shown.push(photo === undefined ? null : await photoAddress(photo))
    } else shown.push(value?.text ?? null)
  }
  const [field_1 = null, field_2 = null, field_3 = null, field_4 = null, ...others] = shown
  const [field_5 = null, field_6 = null, field_7 = null] = others
  return {
    id: record.id,
    memberId: record.member,
    type: record.kind,
    typeName: code,
    field_1,
    field_2,
    field_3,
    field_4,
    field_5,
    field_6,
    field_7,
    fieldType: Object.fromEntries(rows.map(({ field, kind }) => [field, kind])),
    fieldName: Object.fromEntries(rows.map(({ field, key }) => [field, serverMessage(language, key)])),
    color,
  }
}

/** An ad on the shelf promises its ways of paying: the last method of such a type stays. */
function checkUnused(
  state: State,
  { id, member, kind }: PaymentRecord,
  refuse: Refuse<'payment-method-in-use'>,
): void {
  const { code } = paymentType(kind)
  if (paymentsOf(state, member).some((record) => record.id !== id && record.kind === kind)) return
  if (adsOf(state, member).some(({ shelf, pay }) => shelf === AdShelf.PUT_ON_SHELVES && pay.includes(code)))
    refuse('payment-method-in-use')
}

export const paymentHandlers: Handlers = {
  listPaymentTypes: () =>
    PAYMENT_TYPES.map(({ id, code, rows }) => ({
      id,
      code,
      configJson: JSON.stringify(
        rows.map(({ field, key, isRequired, kind }) => ({
          fieldName: field,
          require: isRequired,
          showText: key,
          placeholder: `${key}-hint`,
          type: kind,
        })),
      ),
    })),

  getPaymentTypeConfig: ({ query: { id } }, { language }) =>
    findPaymentType(id)?.rows.map(({ field, key, isRequired, kind }) => ({
      fieldName: field,
      require: isRequired,
      showText: serverMessage(language, key),
      placeholder: kind === 'input' ? serverMessage(language, `${key}-hint`) : null,
      type: kind,
    })) ?? null,

  listPaymentMethods: (_input, context) =>
    Promise.all(
      paymentsOf(context.engine.view(), context.member().id).map((record) => wireMethod(record, context)),
    ),

  async savePaymentMethod({ body }, context) {
    const { engine, member, setMessage } = context
    const type = findPaymentType(body.type) ?? context.refuse('missing-pay')
    const id = body.id === undefined ? null : String(body.id)
    if (id !== null) ownPayment(engine.view(), member().id, id, context.refuse)
    const values = valuesOf(type, body, context)
    await engine.submit({ type: 'payment.save', id, member: member().id, kind: type.id, values })
    setMessage('saved')
    return null
  },

  async deletePaymentMethod({ body: { id } }, { engine, member, setMessage, refuse }) {
    const state = engine.view()
    checkUnused(state, ownPayment(state, member().id, String(id), refuse), refuse)
    await engine.submit({ type: 'payment.remove', member: member().id, id: String(id) })
    setMessage('deleted')
    return null
  },
}
