import type { ReactNode } from 'react'
import { Input } from '@fluentui/react-components'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { wholeNumber } from '#src/core/money/whole.ts'
import { useField, useForm } from '../form-context.ts'
import { unitOf } from '../texts.ts'
import styles from './control.module.css'

/** More digits than any count of ours has; fewer than a number loses. */
const LONGEST = 12

/** A whole number that is counted, not measured: minutes, times. */
export function IntegerWidget(widget: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const intl = useIntl()

  function change(text: string): void {
    const digits = text.replaceAll(/\D/g, '').slice(0, LONGEST)
    form.set({ [field.name]: wholeNumber(digits) ?? undefined })
  }

  return (
    <Input
      id={widget.id}
      name={widget.name}
      size="large"
      inputMode="numeric"
      autoComplete="off"
      value={typeof widget.value === 'number' ? String(widget.value) : ''}
      placeholder={widget.placeholder}
      className={styles.control ?? ''}
      aria-invalid={field.wrong === field.name}
      aria-required={form.isRequired(field.name)}
      aria-describedby={field.messageId}
      contentAfter={<span className={styles.end}>{unitOf(intl, form, field.name)}</span>}
      onChange={(_event, { value }) => change(value)}
      onBlur={() => form.leave(field.name)}
    />
  )
}
