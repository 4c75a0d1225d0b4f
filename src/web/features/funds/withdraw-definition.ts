import { withdrawForm } from '#generated/forms/withdraw/form.ts'
import type { WithdrawLimit, WithdrawValue } from '#generated/forms/withdraw/schema.ts'
import { SecondFactor } from '#generated/models/second-factor.ts'
import type { FieldUi, FormDefinition } from '#src/web/forms/definition.ts'
import { withoutFields } from '#src/web/forms/without-fields.ts'

const CODE: Readonly<Record<SecondFactor, FieldUi>> = {
  [SecondFactor.EMAIL]: { widget: 'code', via: 'email', autocomplete: 'one-time-code' },
  [SecondFactor.PHONE]: { widget: 'code', via: 'phone', autocomplete: 'one-time-code' },
  [SecondFactor.GOOGLE]: { widget: 'digits', autocomplete: 'one-time-code' },
}

/** A form without its field for a memo, for networks that know none. */
export const withoutMemo = <Value extends object, Limit extends string>(
  form: FormDefinition<Value, Limit>,
): FormDefinition<Value, Limit> => withoutFields(form, ['memo'])

/** The form as network and second factor want it: a memo where the network knows one, a code from where it comes. */
export function withdrawFormFor(
  hasMemo: boolean,
  factor: SecondFactor,
): FormDefinition<WithdrawValue, WithdrawLimit> {
  const form = hasMemo ? withdrawForm : withoutMemo(withdrawForm)
  return { ...form, ui: { ...form.ui, fields: { ...form.ui.fields, code: CODE[factor] } } }
}
