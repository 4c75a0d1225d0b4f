import type { ReactNode } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { useField, useForm } from '../form-context.ts'
import { searchChoices } from '../search-choices.ts'
import { Combobox } from './combobox.tsx'
import { useChoices } from './use-choices.ts'

/** One of many, found by typing a part of its label or second line. */
export function SearchWidget({ id, value, placeholder }: WidgetProps): ReactNode {
  const form = useForm()
  const { name, wrong, messageId } = useField()
  const intl = useIntl()
  const choices = useChoices()
  const chosen = choices?.find((choice) => choice.value === value)
  return (
    <Combobox
      id={id}
      find={(query) => searchChoices(choices ?? [], query)}
      chosen={chosen}
      shown={chosen?.label ?? ''}
      none={intl.formatMessage({ id: 'forms.search.none' })}
      placeholder={
        choices === null ? intl.formatMessage({ id: 'forms.search.loading' }) : (placeholder ?? '')
      }
      disabled={choices === null}
      required={form.isRequired(name)}
      invalid={wrong === name}
      describedBy={messageId}
      onChoose={(choice) => form.set({ [name]: choice.value })}
      onLeave={() => form.leave(name)}
    />
  )
}
