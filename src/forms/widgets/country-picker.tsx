import { type ReactNode, useEffect, useState } from 'react'
import { Combobox, type ComboboxProps, Option } from '@fluentui/react-components'
import { useIntl } from 'react-intl'
import { Button } from '#src/ui/button.tsx'
import { type Country, countryName, guessCountry, searchCountries } from '../country.ts'
import { useField, useForm } from '../form-context.ts'
import { useCountries } from '../services.ts'
import styles from './control.module.css'

type Props = {
  readonly id: string
  /** The field that holds the country's key. */
  readonly field: string
  /** What the closed box shows: the country's name, or its calling code alone. */
  readonly shows: 'name' | 'code'
  readonly label?: string
  readonly className?: string | undefined
}

const below: NonNullable<ComboboxProps['positioning']> = {
  position: 'below',
  align: 'start',
  fallbackPositions: ['above-start'],
}

/** The arrow opens nothing that the arrow keys do not: no stop of its own on the way through the form. */
const passive = { role: 'presentation', tabIndex: -1, 'aria-hidden': true, 'aria-label': '…' } as const

/** Countries to search by name or calling code; begins with the one where somebody most likely is. */
export function CountryPicker({ id, field, shows, label, className = '' }: Props): ReactNode {
  const form = useForm()
  const { wrong, messageId, name } = useField()
  const intl = useIntl()
  const { list, failed, retry } = useCountries()
  const [query, setQuery] = useState<string | null>(null)
  const chosen = list.find(({ zhName }) => zhName === form.value[field])
  useGuess(list, field)

  if (failed)
    return (
      <Button size="large" className={className} onClick={retry}>
        {intl.formatMessage({ id: 'forms.country.retry' })}
      </Button>
    )
  const shown = (country: Country): string =>
    shows === 'code' ? `+${country.areaCode}` : countryName(country, intl.locale)
  const found = searchCountries(list, query ?? '', intl.locale)
  return (
    <Combobox
      id={id}
      size="large"
      className={`${styles.control} ${className}`}
      {...(label === undefined ? {} : { 'aria-label': label })}
      aria-invalid={wrong === field}
      aria-describedby={messageId}
      autoComplete="off"
      value={query ?? (chosen === undefined ? '' : shown(chosen))}
      selectedOptions={chosen === undefined ? [] : [chosen.zhName]}
      inlinePopup
      positioning={below}
      expandIcon={passive}
      listbox={{ className: styles.countries ?? '' }}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setQuery(event.target.value)}
      onOptionSelect={(_event, { optionValue }) => {
        // Fluent also reports that what is being typed selects nothing (yet).
        if (optionValue === undefined) return
        setQuery(null)
        form.set({ [field]: optionValue })
      }}
      onOpenChange={(_event, { open }) => {
        if (!open) setQuery(null)
      }}
      onBlur={() => {
        setQuery(null)
        form.leave(name)
      }}
    >
      {found.map((country) => (
        <Option key={country.zhName} value={country.zhName} text={countryName(country, intl.locale)}>
          <span className={styles.country}>{countryName(country, intl.locale)}</span>
          <span className={styles.dial}>+{country.areaCode}</span>
        </Option>
      ))}
      {found.length === 0 && (
        <Option disabled value="" text="">
          {intl.formatMessage({ id: 'forms.country.none' })}
        </Option>
      )}
    </Combobox>
  )
}

/** Fills in the likely country once the list is there, unless one was chosen. */
function useGuess(list: readonly Country[], field: string): void {
  const { value, set } = useForm()
  const intl = useIntl()
  const known = list.some(({ zhName }) => zhName === value[field])
  useEffect(() => {
    if (known || list.length === 0) return
    const guess = guessCountry(list, spoken(intl.locale))
    if (guess !== undefined) set({ [field]: guess.zhName }, false)
  }, [known, list, field, intl.locale, set])
}

/** A chosen language says more than the browser's; English, where everybody begins, says less. */
function spoken(locale: string): readonly string[] {
  return locale === 'en-US' ? [...navigator.languages, locale] : [locale, ...navigator.languages]
}
