import { type IntlShape, MissingTranslationError } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { parseDecimal, placesOf } from '#src/core/money/decimal.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import type { FieldUi } from './definition.ts'
import type { FieldError } from './field-errors.ts'
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
  // A list's name ends in brackets on the wire; a message key has none.
  const key = field.replace('[]', '')
  return firstOf(intl, [`forms.${formId}.${key}.${name}`, `forms.field.${key}.${name}`], values)
}

/** A text that a field cannot do without. Where no catalogue has one, that is reported, and `instead` is shown. */
export const neededText = (
  intl: IntlShape,
  formId: string,
  field: string,
  name: string,
  instead: string,
): string =>
  fieldText(intl, formId, field, name) ?? missing(intl, `forms.${formId}.${field}.${name}`, instead)

/** Says that no catalogue has a text, as the library does of keys that are written out. */
function missing(intl: IntlShape, id: string, instead: string): string {
  intl.onError(new MissingTranslationError({ id }, intl.locale))
  return instead
}

/** Properties of a form that its texts depend on. */
export type Words = {
  readonly id: string
  readonly fields: Readonly<Record<string, FieldUi>>
  /** By field: what its decimal counts. */
  readonly units?: Readonly<Record<string, string>>
}

/** Returns the unit of a field's number: given at run time, fixed in ui.json, or a word of the catalogue. */
export function unitOf(intl: IntlShape, { id, units, fields }: Words, field: string): string | undefined {
  const ui = fields[field]
  const fixed = ui !== undefined && 'unit' in ui ? ui.unit : undefined
  return units?.[field] ?? fixed ?? fieldText(intl, id, field, 'unit') ?? undefined
}

/** The field's name as people read it; the server's where it names its fields itself; where the label is a sentence with links, its short name. */
export function labelOf(intl: IntlShape, form: Words, field: string): string {
  const ui = form.fields[field]
  const told = ui !== undefined && 'label' in ui ? ui.label : undefined
  return told ?? fieldText(intl, form.id, field, 'name') ?? neededText(intl, form.id, field, 'label', field)
}

/**
 * Returns the message of an error in the user's language: the form's own text for this field and rule, then the
 * field's, the widget's and the rule's; of a refusal the catalogue's text for its key, or else the server's. The
 * messages may use the rule's values, `label`, `length` (characters typed) and `amount` (a decimal limit with its
 * unit).
 */
export function errorText(intl: IntlShape, form: Words, error: FieldError): string {
  if (error.text !== undefined) return refusalText(intl, form.id, error.field, error.rule, error.text)
  const label = labelOf(intl, form, error.field)
  const amount = amountOf(intl, error, unitOf(intl, form, error.field))
  const values = { ...error.values, label, amount, row: (error.row ?? 0) + 1 }
  return (
    fieldText(intl, form.id, error.field, error.rule, values) ??
    firstOf(intl, [...ofWidget(form, error), `forms.rule.${error.rule}`, 'forms.rule.other'], values) ??
    missing(intl, `forms.rule.${error.rule}`, error.rule)
  )
}

/** All codes have six digits, all photos are added: what fields of one kind say alike. */
function ofWidget({ fields }: Words, { field, rule }: FieldError): readonly string[] {
  const ui = fields[field]
  return ui !== undefined && 'widget' in ui ? [`forms.widget.${ui.widget}.${rule}`] : []
}

function amountOf(intl: IntlShape, { values }: FieldError, unit: string | undefined): string {
  const limit = typeof values['limit'] === 'string' ? parseDecimal(values['limit']) : null
  if (limit === null) return ''
  return formatDecimal(limit, intl.locale, {
    places: placesOf(limit),
    trim: true,
    ...(unit !== undefined && { unit }),
  })
}

/** Keys that servers name; a server may name one that the catalogue has not. */
type ServerKey = AreaKeys['server'] | (string & {})

/** Servers differ in what they say, and some say nothing: the catalogue comes first. */
function refusalText(intl: IntlShape, form: string, field: string, key: ServerKey, told: string): string {
  return firstOf(intl, [`forms.${form}.${field}.${key}`, key], {}) ?? refusedText(intl, told)
}

/** Returns the server's message, or a general one where it sent none. */
function refusedText(intl: IntlShape, told: string): string {
  return told === '' ? intl.formatMessage({ id: 'forms.refused' }) : told
}

/** Returns the message of a refusal about the form as a whole. */
export function refusalMessage(intl: IntlShape, message: NonNullable<Refusal['message']>): string {
  if (message === 'unclear') return intl.formatMessage({ id: 'forms.unclear' })
  return refusedText(intl, message.told)
}

/** A text of the form itself, such as its `submit` button. */
export function formText(intl: IntlShape, formId: string, name: string): string {
  const key = `forms.${formId}.${name}`
  return firstOf(intl, [key, `forms.any.${name}`], {}) ?? missing(intl, key, name)
}

/** Message keys are checked where they are written; these are put together, so they are looked up first. */
function firstOf(intl: IntlShape, keys: readonly string[], values: Values): string | null {
  const id = keys.find((key) => intl.messages[key] !== undefined)
  return id === undefined ? null : intl.formatMessage({ id }, values)
}
