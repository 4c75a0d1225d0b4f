import type { ReactNode } from 'react'
import { Checkbox } from '@fluentui/react-components'
import type { WidgetProps } from '@rjsf/utils'
import { FormattedMessage } from 'react-intl'
import { useField, useForm } from '../form-context.ts'
import styles from './control.module.css'

/** A box that has to be ticked; its label holds links (VAL-04). Not ticked is no value, so that `required` speaks. */
export function AgreementWidget({ id, name, value, onChange, required }: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  return (
    <Checkbox
      id={id}
      name={name}
      className={styles.agreement ?? ''}
      checked={value === true}
      aria-invalid={field.wrong === field.name}
      aria-required={required ?? false}
      aria-describedby={field.messageId}
      label={<FormattedMessage id={`forms.field.${name}.label`} values={{ ...form.links }} />}
      onChange={(_event, { checked }) => onChange(checked === true ? true : undefined)}
      onBlur={() => form.leave(field.name)}
    />
  )
}
