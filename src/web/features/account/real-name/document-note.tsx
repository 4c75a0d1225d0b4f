import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { countryName } from '#src/web/forms/country.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import { useCountries } from '#src/web/forms/services.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { documentHint } from './document-hint.ts'
import styles from './real-name.module.css'

/** Below the number: how the documents of the chosen country are numbered (VAL-09). */
export function DocumentNote() {
  const t = useText<AreaKeys['account']>()
  const { locale } = useIntl()
  const { value } = useForm()
  const { list } = useCountries()
  const country = list.find(({ zhName }) => zhName === value['country'])
  if (country === undefined) return null
  return (
    <p className={styles.document}>
      {t('account.document', { country: countryName(country, locale) })} {t(documentHint(country.language))}
    </p>
  )
}
