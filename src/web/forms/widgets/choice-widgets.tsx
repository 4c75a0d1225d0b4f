import type { ReactNode } from 'react'
import { Checkmark16Regular } from '@fluentui/react-icons/svg/checkmark'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { useField, useForm } from '../form-context.ts'
import styles from './choice.module.css'
import { useChoices } from './use-choices.ts'

/** One of few, each a card with a second line: the browser's radio buttons, arrow keys and all. */
export function CardsWidget({ id, value }: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const choices = useChoices()
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}__label`}
      aria-describedby={field.messageId}
      aria-required={form.isRequired(field.name)}
      aria-busy={choices === null}
      className={styles.cards}
      data-wrong={field.wrong === field.name}
    >
      {choices?.map((choice, at) => (
        <label key={choice.value} className={styles.card}>
          <input
            type="radio"
            id={at === 0 ? id : `${id}_${choice.value}`}
            name={id}
            checked={value === choice.value}
            disabled={choice.disabled}
            className={styles.radio}
            onChange={() => form.set({ [field.name]: choice.value })}
            onBlur={() => form.leave(field.name)}
          />
          <span>
            <span className={styles.title}>{choice.label}</span>
            {choice.description !== undefined && <span className={styles.second}>{choice.description}</span>}
          </span>
        </label>
      ))}
    </div>
  )
}

/** Several of a few, as chips to press: a group of the browser's check boxes. None chosen is no value. */
export function ChecksWidget({ id, value }: WidgetProps): ReactNode {
  const form = useForm()
  const field = useField()
  const intl = useIntl()
  const choices = useChoices()
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : []

  /** In the order of the choices, and whatever stands there that is no choice (any more) goes. */
  function toggle(one: string | number): void {
    const next = (choices ?? []).filter((choice) => (choice.value === one) !== chosen.includes(choice.value))
    form.set({ [field.name]: next.length === 0 ? undefined : next.map((choice) => choice.value) })
  }

  return (
    <fieldset
      aria-labelledby={`${id}__label`}
      aria-describedby={field.messageId}
      aria-busy={choices === null}
      className={styles.chips}
      data-wrong={field.wrong === field.name}
    >
      {choices?.map((choice, at) => (
        <label key={choice.value} className={styles.chip}>
          <input
            type="checkbox"
            id={at === 0 ? id : `${id}_${choice.value}`}
            checked={chosen.includes(choice.value)}
            disabled={choice.disabled}
            aria-invalid={field.wrong === field.name}
            className={styles.hidden}
            onChange={() => toggle(choice.value)}
            onBlur={() => form.leave(field.name)}
          />
          <Checkmark16Regular aria-hidden className={styles.tick ?? ''} />
          {choice.label}
        </label>
      ))}
      {choices?.length === 0 && <span>{intl.formatMessage({ id: 'forms.search.none' })}</span>}
    </fieldset>
  )
}
