import type { ReactNode } from 'react'
import { Select } from '@fluentui/react-components'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import type { WidgetProps } from '@rjsf/utils'
import { useField, useForm } from '../form-context.ts'
import styles from './control.module.css'
import { useChoices } from './use-choices.ts'

/** One of many, from the browser's own list. */
export function SelectWidget(widget: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const choices = useChoices()
  const known = choices?.some(({ value }) => value === widget.value) === true
  return (
    <Select
      id={widget.id}
      name={widget.name}
      size="large"
      className={styles.control ?? ''}
      icon={<ChevronDown16Regular />}
      value={known ? String(widget.value) : ''}
      disabled={choices === null}
      aria-invalid={field.wrong === field.name}
      aria-describedby={field.messageId}
      onChange={(_event, data) =>
        form.set({ [field.name]: choices?.find(({ value }) => String(value) === data.value)?.value })
      }
      onBlur={() => form.leave(field.name)}
    >
      {!known && <option value="">{widget.placeholder}</option>}
      {choices?.map(({ value, label, disabled }) => (
        <option key={value} value={String(value)} disabled={disabled}>
          {label}
        </option>
      ))}
    </Select>
  )
}

/** Choices that have room in a line. */
const IN_A_LINE = 5

/** One of few, side by side: real radio buttons under their texts. */
export function SegmentsWidget(widget: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const choices = useChoices() ?? []
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${widget.id}__label`}
      aria-describedby={field.messageId}
      className={styles.segments}
      data-many={choices.length > IN_A_LINE}
    >
      {choices.map(({ value, label }, at) => (
        <label key={value} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            id={at === 0 ? widget.id : `${widget.id}_${value}`}
            name={widget.id}
            checked={widget.value === value}
            onChange={() => form.set({ [field.name]: value })}
            onBlur={() => form.leave(field.name)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
