import { type ReactNode, useEffect } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { type Country, countryName, guessCountry, searchCountries } from '../country.ts'
import { type Choice, useField, useForm } from '../form-context.ts'
import { useCountries } from '../services.ts'
import { Combobox } from './combobox.tsx'

type Props = {
  readonly id: string
  /** The field that holds the country's key. */
  readonly field: string
  /** Text of the closed box: the country's name, or its calling code alone. */
  readonly shows: 'name' | 'code'
  readonly label?: string
  readonly className?: string | undefined
}

/** Countries to search by name or calling code; begins with the most likely one. */
export function CountryPicker({ id, field, shows, label, className = '' }: Props): ReactNode {
  const form = useForm()
  const { wrong, messageId, name } = useField()
  const intl = useIntl()
  const { list, failed, retry } = useCountries()
  const chosen = list.find(({ zhName }) => zhName === form.value[field])
  useGuess(list, field)

  if (failed)
    return (
      <Button size="large" className={className} onClick={retry}>
        {intl.formatMessage({ id: 'forms.country.retry' })}
      </Button>
    )
  const choiceOf = (country: Country): Choice => ({
    value: country.zhName,
    label: countryName(country, intl.locale),
    description: `+${country.areaCode}`,
  })
  const choice = chosen === undefined ? undefined : choiceOf(chosen)
  return (
    <Combobox
      id={id}
      label={label}
      find={(query) => searchCountries(list, query, intl.locale).map(choiceOf)}
      chosen={choice}
      shown={(shows === 'code' ? choice?.description : choice?.label) ?? ''}
      none={intl.formatMessage({ id: 'forms.country.none' })}
      required={form.isRequired(field)}
      invalid={wrong === field}
      describedBy={messageId}
      className={className}
      onChoose={({ value }) => form.set({ [field]: value })}
      onLeave={() => form.leave(name)}
    />
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

/** A chosen language counts more than the browser's; English, the default, counts less. */
function spoken(locale: string): readonly string[] {
  return locale === 'en-US' ? [...navigator.languages, locale] : [locale, ...navigator.languages]
}
