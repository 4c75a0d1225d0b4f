import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import type { IntlShape } from 'react-intl'
import type { FormDefinition } from './definition.ts'
import { fieldText, labelOf } from './texts.ts'

/** The form's ui.json in rjsf's words, with texts in the user's language; the schema itself stays untranslated. */
export function uiSchemaOf<Value extends object>(form: FormDefinition<Value>, intl: IntlShape): UiSchema {
  const fields = form.ui.order.map((field) => {
    const ui = form.ui.fields[field]
    if (ui === undefined || 'within' in ui) return [field, { 'ui:widget': 'hidden' }]
    return [
      field,
      {
        'ui:widget': ui.widget,
        'ui:title': labelOf(intl, { id: form.id, fields: form.ui.fields }, field),
        'ui:help': ui.hint ?? fieldText(intl, form.id, field, 'hint') ?? '',
        'ui:placeholder': ui.placeholder ?? fieldText(intl, form.id, field, 'placeholder') ?? '',
      },
    ]
  })
  return { 'ui:order': [...form.ui.order], ...(Object.fromEntries(fields) as UiSchema) }
}

/**
 * Returns the schema that rjsf draws: one plain field for each of the screen's, in their order. Rules, conditions and
 * lists are left to the compiled validator and the widgets; rjsf would resolve them once more.
 */
export function viewOf<Value extends object>(form: FormDefinition<Value>): RJSFSchema {
  const properties = form.schema['properties'] as Readonly<Record<string, Property>>
  const fields = form.ui.order.map((field) => [field, plain(properties[field] ?? {})])
  return {
    type: 'object',
    required: form.ui.order.filter((field) => isRequired(form, field)),
    properties: Object.fromEntries(fields) as Record<string, RJSFSchema>,
  }
}

/** True if a field is required while it is shown: by its request, or by this form. */
export function isRequired<Value extends object>(form: FormDefinition<Value>, field: string): boolean {
  const ui = form.ui.fields[field]
  const required = form.schema['required'] as readonly string[]
  return required.includes(field) || (ui !== undefined && 'required' in ui && ui.required)
}

type Property = { readonly type?: unknown; readonly enum?: unknown }

const plain = ({ type, enum: values }: Property): object => ({
  type: type === 'boolean' || type === 'integer' ? type : 'string',
  ...(values === undefined ? {} : { enum: values }),
})

/** rjsf asks it which branch of a schema applies; a view has none. What is right, the form itself says. */
export const viewValidator: ValidatorType = {
  isValid: () => true,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({ errors: [] }),
}
