import type { UiSchema } from '@rjsf/utils'
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
        'ui:title': labelOf(intl, form.id, field),
        'ui:help': fieldText(intl, form.id, field, 'hint') ?? '',
        'ui:placeholder': fieldText(intl, form.id, field, 'placeholder') ?? '',
      },
    ]
  })
  return { 'ui:order': [...form.ui.order], ...(Object.fromEntries(fields) as UiSchema) }
}
