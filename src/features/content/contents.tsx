import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/ui/text.ts'
import styles from './contents.module.css'
import type { Part } from './long-text.ts'

/** The parts of a long text, each a way to it. */
export function Contents({ parts }: { readonly parts: readonly Part[] }) {
  const t = useText<AreaKeys['content']>()
  return (
    <nav className={styles.contents} aria-label={t('content.contents')}>
      <p className={styles.name} aria-hidden="true">
        {t('content.contents')}
      </p>
      <ol className={styles.list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.entry}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
