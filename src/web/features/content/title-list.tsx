import { Pin16Regular } from '@fluentui/react-icons/svg/pin'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatInstant } from '#src/core/time/format.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './help.module.css'

type Entry = {
  readonly to: string
  readonly title: string
  readonly time: Instant
  /** Beside the day: what it is about. */
  readonly about?: string | undefined
  readonly pinned: boolean
}

/** Titles that lead to their texts. */
export function TitleList({ entries }: { readonly entries: readonly Entry[] }) {
  const t = useText<AreaKeys['content']>()
  const { locale } = useIntl()
  return (
    <ul>
      {entries.map(({ to, title, time, about, pinned }) => (
        <li key={to} className={styles.entry}>
          <Link to={to} className={styles.entryLink}>
            {pinned && (
              <>
                <Pin16Regular aria-hidden />
                <VisuallyHidden>{`${t('content.pinned')}: `}</VisuallyHidden>
              </>
            )}
            {title}
          </Link>
          <span className={styles.entryNote}>
            {about !== undefined && `${about} · `}
            {formatInstant(time, locale, 'day')}
          </span>
        </li>
      ))}
    </ul>
  )
}
