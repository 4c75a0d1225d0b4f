import { ArrowLeft16Regular } from '@fluentui/react-icons/svg/arrow-left'
import { ArrowRight16Regular } from '@fluentui/react-icons/svg/arrow-right'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Announcement } from '#generated/models/announcement.ts'
import { announcementPath } from '#src/web/paths/paths.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './help.module.css'

type NeighboursProps = { readonly back: Announcement | null; readonly next: Announcement | null }

/** The announcement before this one and the one after. */
export function Neighbours({ back, next }: NeighboursProps) {
  const t = useText<AreaKeys['content']>()
  if (back === null && next === null) return null
  return (
    <nav className={styles.neighbours} aria-label={t('content.more')}>
      {back !== null && (
        <Link to={announcementPath(back.id)} rel="prev" className={styles.neighbour}>
          <span className={styles.way}>
            <ArrowLeft16Regular aria-hidden />
            {t('content.previous')}
          </span>
          {back.title}
        </Link>
      )}
      {next !== null && (
        <Link to={announcementPath(next.id)} rel="next" className={styles.neighbour} data-end>
          <span className={styles.way}>
            {t('content.next')}
            <ArrowRight16Regular aria-hidden />
          </span>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
