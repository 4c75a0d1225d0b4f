import { Warning16Regular } from '@fluentui/react-icons/svg/warning'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { countryName } from '#src/web/forms/country.ts'
import { useForm } from '#src/web/forms/form-context.ts'
import { useCountries } from '#src/web/forms/services.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './account.module.css'

/** Below a phone number to be linked: says when it changes the country of the account. `own` is that country's key. */
export function CountryChange({ own }: { readonly own: string }) {
  const t = useText<AreaKeys['account']>()
  const { locale } = useIntl()
  const { value } = useForm()
  const { list } = useCountries()
  const now = list.find(({ zhName }) => zhName === own)
  const next = list.find(({ zhName }) => zhName === value['country'])
  const isChange = now !== undefined && next !== undefined && now !== next
  return (
    <output className={styles.countryChange} data-shown={isChange}>
      {isChange && (
        <>
          <Warning16Regular aria-hidden />
          <span>
            {t('account.phone.country', {
              own: countryName(now, locale),
              country: countryName(next, locale),
            })}
          </span>
        </>
      )}
    </output>
  )
}
