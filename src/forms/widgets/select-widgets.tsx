import type { ReactNode } from 'react'
import { Select } from '@fluentui/react-components'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { useField, useForm } from '../form-context.ts'
import { fieldText } from '../texts.ts'
import styles from './control.module.css'

type Choice = { readonly key: string; readonly value: unknown; readonly text: string }

/** The field's enum, each value with its text (`forms.<form>.<field>.option.<value>`). */
function useChoices({ options, name }: WidgetProps): readonly Choice[] {
  const form = useForm()
  const intl = useIntl()
  return (options.enumOptions ?? []).map(({ value }) => {
    const key = String(value)
    return { key, value: value as unknown, text: fieldText(intl, form.id, name, `option.${key}`) ?? key }
  })
}

/** One of many, from the browser's own list. */
export function SelectWidget(widget: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const choices = useChoices(widget)
  return (
    <Select
      id={widget.id}
      name={widget.name}
      size="large"
      className={styles.control ?? ''}
      value={widget.value === undefined ? '' : String(widget.value)}
      aria-invalid={field.wrong === field.name}
      aria-describedby={field.messageId}
      onChange={(_event, data) => widget.onChange(choices.find(({ key }) => key === data.value)?.value)}
      onBlur={() => form.leave(field.name)}
    >
      {widget.value === undefined && <option value="">{widget.placeholder}</option>}
      {choices.map(({ key, text }) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  )
}

/** One of few, side by side: real radio buttons under their texts. */
export function SegmentsWidget(widget: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const choices = useChoices(widget)
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${widget.id}__label`}
      aria-describedby={field.messageId}
      className={styles.segments}
    >
      {choices.map(({ key, value, text }, at) => (
        <label key={key} className={styles.segment}>
          <input
            type="radio"
            className={styles.radio}
            id={at === 0 ? widget.id : `${widget.id}_${key}`}
            name={widget.id}
            checked={widget.value === value}
            onChange={() => widget.onChange(value)}
            onBlur={() => form.leave(field.name)}
          />
          {text}
        </label>
      ))}
    </div>
  )
}
