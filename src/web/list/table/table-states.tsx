import { Search24Regular } from '@fluentui/react-icons/svg/search'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#src/web/ui/states/state.tsx'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './table-states.module.css'
import type { Failure, Nothing } from './table-props.ts'

type TableWaitingProps = { readonly rows: number; readonly columns: number; readonly label: string }

/** Rows on their way, as high as they will be. */
export function TableWaiting({ rows, columns, label }: TableWaitingProps) {
  const bars = Array.from({ length: columns }, (_, bar) => bar)
  return (
    <output className={styles.waiting} aria-label={label}>
      <VisuallyHidden>
        <FormattedMessage id="ui.loading" />
      </VisuallyHidden>
      <span className={styles.waitingHead} />
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className={styles.waitingRow}>
          {bars.map((bar) => (
            <Skeleton key={bar} width={bar === 0 ? 112 : 72} />
          ))}
        </span>
      ))}
    </output>
  )
}

/** Rows that could not be had. */
export function TableFailure({ title, text, onRetry, busy = false }: Failure) {
  return (
    <ErrorState title={title} onRetry={onRetry} busy={busy}>
      {text}
    </ErrorState>
  )
}

/** No rows at all. */
export const TableEmpty = ({ icon, title, text, action }: Nothing) => (
  <EmptyState icon={icon} title={title} action={action}>
    {text}
  </EmptyState>
)

/** Rows there are, but none that search and filters let through. */
export function TableNoMatch({ onClear }: { readonly onClear: () => void }) {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<Search24Regular />}
      title={intl.formatMessage({ id: 'ui.table.noMatch' })}
      action={
        <Button onClick={onClear}>
          <FormattedMessage id="ui.table.clearFilters" />
        </Button>
      }
    >
      <FormattedMessage id="ui.table.noMatchText" />
    </EmptyState>
  )
}
