import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useListPaymentTypes } from '#generated/client/payments/payments.ts'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { searchChoices } from '#src/web/forms/search-choices.ts'
import { SearchField } from '#src/web/ui/primitives/search-field.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './payments.module.css'
import { TypesSkeleton } from './loading-skeleton.tsx'

/** Every way of paying there is, to search and choose from. The choice stands in the address: a reload keeps it. */
export function TypeList() {
  const t = useText<AreaKeys['payments']>()
  const [params] = useSearchParams()
  const [query, setQuery] = useState('')
  const {
    data: types,
    error,
    isFetching,
    refetch,
  } = useListPaymentTypes({
    query: { select: dataOf, staleTime: Infinity },
  })
  if (types === undefined)
    return error === null ? (
      <TypesSkeleton />
    ) : (
      <ErrorState title={t('payments.typesError')} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  const found = searchChoices(
    types.map(({ id, code }) => ({ value: id, label: code })),
    query,
  )
  const addressOf = (type: string): string => {
    const changed = new URLSearchParams(params)
    changed.set('type', type)
    return `?${changed.toString()}`
  }
  return (
    <>
      <div className={styles.typeSearch}>
        <SearchField label={t('payments.searchTypes')} value={query} onChange={setQuery} />
      </div>
      {found.length === 0 ? (
        <EmptyState icon={<Search24Regular />} title={t('payments.noType')}>
          {t('payments.noTypeText')}
        </EmptyState>
      ) : (
        <ul className={styles.types} aria-label={t('payments.types')}>
          {found.map(({ value, label }) => (
            <li key={value}>
              <Link to={addressOf(String(value))} className={styles.typeLink}>
                {label}
                <ChevronRight16Regular aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
