import { ChevronLeft16Regular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right'
import { useIntl } from 'react-intl'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { pressProps } from '#src/web/ui/primitives/press.ts'
import { pageCount, shownPages } from './pages.ts'
import styles from './pager.module.css'

type PagerProps = {
  /** The table's name. */
  readonly label: string
  /** Counted from 0. */
  readonly page: number
  readonly size: number
  /** Null where the server does not say: then it goes on as long as pages are full. */
  readonly total: number | null
  /** Rows on the page shown. */
  readonly shown: number
  readonly onPage: (page: number) => void
  readonly busy?: boolean
}

/** Which rows these are, and the way to others. */
export function Pager({ label, page, size, total, shown, onPage, busy = false }: PagerProps) {
  const intl = useIntl()
  const t = (id: string, values?: Record<string, number>): string => intl.formatMessage({ id }, values)
  const count = total === null ? page + (shown === size ? 2 : 1) : pageCount(total, size)
  const [from, to] = [shown === 0 ? 0 : page * size + 1, page * size + shown]
  return (
    <nav className={styles.foot} aria-label={`${label}: ${t('ui.table.pages')}`} aria-busy={busy}>
      <output className={styles.range}>
        {total === null
          ? t('ui.table.range', { from, to })
          : total === 0
            ? t('ui.table.count', { count: 0 })
            : t('ui.table.rangeOf', { from, to, total })}
      </output>
      <span className={styles.pages} hidden={count === 1 && page === 0}>
        <IconButton
          label={t('ui.table.previous')}
          icon={<ChevronLeft16Regular />}
          disabled={page === 0 || busy}
          onClick={() => onPage(page - 1)}
        />
        {total !== null &&
          shownPages(page, count).map((each, at) =>
            each === 'gap' ? (
              // Two gaps at most, each always at its place.
              <span key={at === 1 ? 'first gap' : 'last gap'} className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <button
                key={each}
                type="button"
                className={styles.page}
                aria-current={each === page ? 'page' : undefined}
                aria-label={t('ui.table.page', { page: each + 1 })}
                {...pressProps(busy, () => onPage(each))}
              >
                {intl.formatNumber(each + 1)}
              </button>
            ),
          )}
        <IconButton
          label={t('ui.table.next')}
          icon={<ChevronRight16Regular />}
          disabled={page >= count - 1 || busy}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  )
}
