import { type ReactNode, useState } from 'react'
import { Combobox, type ComboboxProps, Option } from '@fluentui/react-components'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { useField, useForm } from '../form-context.ts'
import { searchChoices } from '../search-choices.ts'
import styles from './control.module.css'
import { useChoices } from './use-choices.ts'

const below: NonNullable<ComboboxProps['positioning']> = {
  position: 'below',
  align: 'start',
  fallbackPositions: ['above-start'],
}

/** The arrow opens nothing that the arrow keys do not: no stop of its own on the way through the form. */
const passive = { role: 'presentation', tabIndex: -1, 'aria-hidden': true, 'aria-label': '…' } as const

/** One of many, found by typing a part of its label or second line. */
export function SearchWidget({ id, value, placeholder }: WidgetProps): ReactNode {
  const form = useForm()
  const { name, wrong, messageId } = useField()
  const intl = useIntl()
  const choices = useChoices()
  const [query, setQuery] = useState<string | null>(null)
  const chosen = choices?.find((choice) => choice.value === value)
  const found = searchChoices(choices ?? [], query ?? '')
  return (
    <Combobox
      id={id}
      size="large"
      className={styles.control ?? ''}
      aria-invalid={wrong === name}
      aria-required={form.isRequired(name)}
      aria-describedby={messageId}
      autoComplete="off"
      disabled={choices === null}
      placeholder={
        choices === null ? intl.formatMessage({ id: 'forms.search.loading' }) : (placeholder ?? '')
      }
      value={query ?? chosen?.label ?? ''}
      selectedOptions={chosen === undefined ? [] : [String(chosen.value)]}
      inlinePopup
      positioning={below}
      expandIcon={passive}
      listbox={{ className: styles.options ?? '' }}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setQuery(event.target.value)}
      onOptionSelect={(_event, { optionValue }) => {
        // Fluent also reports that what is being typed selects nothing (yet).
        const choice = choices?.find((one) => String(one.value) === optionValue)
        if (choice === undefined) return
        setQuery(null)
        form.set({ [name]: choice.value })
      }}
      onOpenChange={(_event, { open }) => {
        if (!open) setQuery(null)
      }}
      onBlur={() => {
        setQuery(null)
        form.leave(name)
      }}
    >
      {found.map((choice) => (
        <Option
          key={choice.value}
          value={String(choice.value)}
          text={choice.label}
          disabled={choice.disabled ?? false}
        >
          <span className={styles.country}>
            {choice.label}
            {choice.description !== undefined && <span className={styles.second}>{choice.description}</span>}
          </span>
        </Option>
      ))}
      {found.length === 0 && (
        <Option disabled value="" text="">
          {intl.formatMessage({ id: 'forms.search.none' })}
        </Option>
      )}
    </Combobox>
  )
}
