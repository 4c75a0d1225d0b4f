import type { ReactNode } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { useField, useForm } from '../form-context.ts'
import { textLength } from '../validator-runtime.ts'
import styles from './textarea.module.css'

/** Text of several lines, counted against what the contract takes. A longer one stays: it is for its writer to cut. */
export function TextareaWidget({ id, name, value, placeholder }: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const intl = useIntl()
  const text = typeof value === 'string' ? value : ''
  const most = form.property(field.name)['maxLength']
  return (
    <div className={styles.area} data-counted>
      <textarea
        id={id}
        name={name}
        rows={3}
        value={text}
        placeholder={placeholder}
        className={styles.text}
        aria-invalid={field.wrong === field.name}
        aria-required={form.isRequired(field.name)}
        aria-describedby={field.messageId}
        onChange={(event) =>
          form.set({ [field.name]: event.target.value === '' ? undefined : event.target.value })
        }
        onBlur={() => form.leave(field.name)}
      />
      {typeof most === 'number' && (
        <span aria-hidden className={styles.count}>
          {intl.formatMessage({ id: 'forms.textarea.count' }, { length: textLength(text), most })}
        </span>
      )}
    </div>
  )
}
