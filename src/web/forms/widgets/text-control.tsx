import type { ReactElement, ReactNode } from 'react'
import { Input } from '@fluentui/react-components'
import type { WidgetProps } from '@rjsf/utils'
import { useField, useForm } from '../form-context.ts'
import styles from './control.module.css'

type Props = {
  readonly widget: WidgetProps
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'time'
  readonly inputMode?: 'numeric' | 'email' | 'tel'
  readonly maxLength?: number
  readonly contentAfter?: ReactElement
  readonly className?: string | undefined
  /** Makes the value of what was typed. */
  readonly read?: (text: string) => string
}

/** A Fluent input wired to its field: nothing typed is no value, leaving it says what is wrong. */
export function TextControl(props: Props): ReactNode {
  const { widget, read = (text) => text, type = 'text', className = '', ...input } = props
  const form = useForm()
  const field = useField()
  const autoComplete = 'autocomplete' in field.ui ? field.ui.autocomplete : undefined
  return (
    <Input
      {...input}
      id={widget.id}
      name={widget.name}
      type={type}
      size="large"
      value={typeof widget.value === 'string' ? widget.value : ''}
      placeholder={widget.placeholder}
      {...(autoComplete !== undefined && { autoComplete })}
      className={`${styles.control} ${className}`}
      aria-invalid={field.wrong === field.name}
      aria-required={widget.required ?? false}
      aria-describedby={field.messageId}
      onChange={(_event, { value }) => widget.onChange(read(value) === '' ? undefined : read(value))}
      onBlur={() => form.leave(field.name)}
    />
  )
}
