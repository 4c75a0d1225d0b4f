import { Search20Regular } from '@fluentui/react-icons/svg/search'
import { useState } from 'react'
import { useListCurrencies } from '#generated/client/currency/currency.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { setCurrency } from '#src/web/session/currency.ts'
import { useDisplayCurrency, useLanguage } from '#src/web/session/hooks.ts'
import { SearchField } from '#src/web/ui/primitives/search-field.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { displayedLanguage } from '../intl/language.ts'
import { Choices } from './choices.tsx'
import { currencyChoices } from './currencies.ts'
import styles from './language-dialog.module.css'

/**
 * The choice of the display currency, by full name and symbol (SHELL-05). It applies to every valuation (SHELL-13).
 */
export function CurrencyChoice({ onDone }: { readonly onDone: () => void }) {
  const t = useText<AreaKeys['shell'] | AreaKeys['shell-parts']>()
  const { data, error, isFetching, refetch } = useListCurrencies({ query: { select: dataOf } })
  const { fullName: chosen } = useDisplayCurrency()
  const language = displayedLanguage(useLanguage())
  const [search, setSearch] = useState('')

  if (data === undefined && error !== null)
    return (
      <ErrorState title={t('shell.currency.error')} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  if (data === undefined) return <Loading />

  const found = currencyChoices(data, language, search)
  const choose = (value: string): void => {
    const currency = data.find(({ fullName }) => fullName === value)
    if (currency !== undefined) setCurrency(currency)
    onDone()
  }
  return (
    <>
      <div className={styles.search}>
        <SearchField label={t('shell.currency.search')} value={search} onChange={setSearch} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={<Search20Regular />}
          title={t('shell.currency.none')}
          action={<Button onClick={() => setSearch('')}>{t('shell.currency.all')}</Button>}
        />
      ) : (
        <Choices label={t('shell.currency.tab')} choices={found} chosen={chosen} onChoose={choose} />
      )}
    </>
  )
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      {[1, 2, 3, 4, 5, 6].map((cell) => (
        <Skeleton key={cell} height={60} />
      ))}
    </div>
  )
}
