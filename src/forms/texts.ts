import type { IntlShape } from 'react-intl'
import type { Fault } from './faults.ts'
import type { Refusal } from './refusal.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * A text of a field: `forms.<form>.<field>.<name>`, or else what all forms say of such a field
 * (`forms.field.<field>.<name>`). Null where no catalogue has one.
 */
export function fieldText(
  intl: IntlShape,
  formId: string,
  field: string,
  name: string,
  values: Values = {},
): string | null {
  return firstOf(intl, [`forms.${formId}.${field}.${name}`, `forms.field.${field}.${name}`], values)
}

/** The field's name as people read it; where the label is a sentence with links, its short name. */
export function labelOf(intl: IntlShape, formId: string, field: string): string {
  return fieldText(intl, formId, field, 'name') ?? fieldText(intl, formId, field, 'label') ?? field
}

/**
 * What a fault says, in the user's language: the form's own text for this field and rule, then the field's,
 * then the rule's; of a refusal the catalogue's text for its key, or else the server's. The messages may use the rule's values, `label`, and `length` (characters typed).
 */
export function faultText(intl: IntlShape, formId: string, fault: Fault): string {
  if (fault.text !== undefined) return refusalText(intl, formId, fault.field, fault.rule, fault.text)
  const values = { ...fault.values, label: labelOf(intl, formId, fault.field) }
  return (
    fieldText(intl, formId, fault.field, fault.rule, values) ??
    firstOf(intl, [`forms.rule.${fault.rule}`, 'forms.rule.other'], values) ??
    fault.rule
  )
}

/** Servers differ in what they say, and some say nothing: the catalogue comes first. */
function refusalText(intl: IntlShape, formId: string, field: string, key: string, told: string): string {
  return firstOf(intl, [`forms.${formId}.${field}.${key}`, key], {}) ?? refusedText(intl, told)
}

/** What the server told, or at least that it refused. */
function refusedText(intl: IntlShape, told: string): string {
  return told === '' ? intl.formatMessage({ id: 'forms.refused' }) : told
}

/** What a refusal says about the form as a whole. */
export function refusalMessage(intl: IntlShape, message: NonNullable<Refusal['message']>): string {
  if (message === 'unclear') return intl.formatMessage({ id: 'forms.unclear' })
  return refusedText(intl, message.told)
}

/** A text of the form itself, such as its `submit` button. */
export function formText(intl: IntlShape, formId: string, name: string): string {
  return firstOf(intl, [`forms.${formId}.${name}`, `forms.any.${name}`], {}) ?? name
}

/** Message keys are checked where they are written; these are put together, so they are looked up first. */
function firstOf(intl: IntlShape, keys: readonly string[], values: Values): string | null {
  const id = keys.find((key) => intl.messages[key] !== undefined)
  return id === undefined ? null : intl.formatMessage({ id }, values)
}
