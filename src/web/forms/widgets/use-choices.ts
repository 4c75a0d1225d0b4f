import { useIntl } from 'react-intl'
import { type Choice, useField, useForm } from '../form-context.ts'
import { fieldText, neededText } from '../texts.ts'

/**
 * Returns the options of the field: given at run time (null: loading), or else the field's enum, each value with its
 * text (`forms.<form>.<field>.option.<value>`) and perhaps a second line (`….about.<value>`).
 */
export function useChoices(): readonly Choice[] | null {
  const form = useForm()
  const { name } = useField()
  const intl = useIntl()
  const given = form.choices[name]
  if (given !== undefined) return given
  const values = (form.property(name)['enum'] ?? []) as readonly (string | number)[]
  return values.map((value) => {
    // Of a template text the build would think that it names the messages of options.
    const option = ['option', value].join('.')
    const description = fieldText(intl, form.id, name, `about.${value}`)
    return {
      value,
      label: neededText(intl, form.id, name, option, String(value)),
      ...(description !== null && { description }),
    }
  })
}
