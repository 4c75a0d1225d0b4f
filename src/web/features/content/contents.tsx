import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import { useId, useState } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './contents.module.css'
import type { Part } from './long-text.ts'

/** The parts of a long text, each a way to it. Where it has no room beside the text, it is folded at first. */
export function Contents({ parts }: { readonly parts: readonly Part[] }) {
  const t = useText<AreaKeys['content']>()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <nav className={styles.contents} aria-label={t('content.contents')}>
      <p className={styles.name} aria-hidden="true">
        {t('content.contents')}
      </p>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('content.contents')}
        <ChevronDown16Regular />
      </button>
      <ol id={id} className={styles.list} data-open={isOpen}>
        {parts.map(({ id: part, title }) => (
          <li key={part}>
            <a href={`#${part}`} className={styles.entry}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
