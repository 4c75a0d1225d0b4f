import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Input } from '@fluentui/react-components'
import type { WidgetProps } from '@rjsf/utils'
import { useIntl } from 'react-intl'
import { fieldId, useField, useForm } from '../form-context.ts'
import { looksLikePhone, readPhone } from '../phone.ts'
import { useCountries } from '../services.ts'
import styles from './control.module.css'
import { CountryPicker } from './country-picker.tsx'
import { TextControl } from './text-control.tsx'

/** A phone number beside its country's calling code; a pasted `+49 …` chooses the country. */
export function PhoneWidget(widget: WidgetProps): ReactNode {
  const { ui } = useField()
  const country = 'country' in ui ? ui.country : undefined
  if (country === undefined) return <TextControl widget={widget} type="tel" inputMode="tel" read={digits} />
  return <PhoneControl widget={widget} country={country} type="tel" isPhone />
}

/** Name of an account: an e-mail address, or a phone number, which then gets its country beside it. */
export function AccountWidget(widget: WidgetProps): ReactNode {
  const { ui } = useField()
  const country = 'country' in ui ? ui.country : undefined
  const isPhone =
    country !== undefined && looksLikePhone(typeof widget.value === 'string' ? widget.value : '')
  return <PhoneControl widget={widget} country={country} type="text" isPhone={isPhone} />
}

type Props = {
  readonly widget: WidgetProps
  readonly country: string | undefined
  readonly type: 'tel' | 'text'
  readonly isPhone: boolean
}

/** One input throughout, so that the country can appear beside it during typing. */
function PhoneControl({ widget, country = '', type, isPhone }: Props): ReactNode {
  const form = useForm()
  const field = useField()
  const intl = useIntl()
  const { list } = useCountries()
  const chosen = form.value[country]
  const autoComplete = 'autocomplete' in field.ui ? field.ui.autocomplete : undefined

  function change(text: string): void {
    if (type === 'text' && !looksLikePhone(text)) return form.set({ [field.name]: text.trim() || undefined })
    const { digits: number, ...found } = readPhone(
      text,
      list,
      typeof chosen === 'string' ? chosen : undefined,
    )
    form.set({
      [field.name]: number === '' ? undefined : number,
      ...(found.country !== undefined && { [country]: found.country }),
    })
  }

  // Typed before the countries were there: now it can be told which one it names.
  const isKnown = list.length > 0
  const readAgain = useEffectEvent(() => {
    const value: unknown = widget.value
    if (typeof value === 'string' && value.startsWith('+')) change(value)
  })
  useEffect(() => {
    if (isKnown) readAgain()
  }, [isKnown])

  return (
    <div className={styles.row}>
      {isPhone && (
        <CountryPicker
          id={fieldId(form.id, country)}
          field={country}
          shows="code"
          label={intl.formatMessage({ id: 'forms.country.code' })}
          className={styles.code}
        />
      )}
      <Input
        id={widget.id}
        name={widget.name}
        type={type}
        size="large"
        inputMode={type === 'tel' ? 'tel' : 'email'}
        value={typeof widget.value === 'string' ? widget.value : ''}
        placeholder={widget.placeholder}
        {...(autoComplete !== undefined && { autoComplete })}
        className={`${styles.control} ${styles.grow}`}
        aria-invalid={field.wrong === field.name}
        aria-required={widget.required ?? false}
        aria-describedby={field.messageId}
        onChange={(_event, { value }) => change(value)}
        onBlur={() => form.leave(field.name)}
      />
    </div>
  )
}

const digits = (text: string): string => text.replaceAll(/\D/g, '')
