import type { AreaKeys } from '#generated/messages/keys.ts'
import { LoadingNote } from '#src/web/ui/states/loading-note.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import styles from './option-layout.module.css'

const PANELS = ['ticker', 'chart', 'form', 'past', 'bets'] as const

/** The placeholder of the screen: its panels, in their final sizes. */
export function OptionWaiting() {
  const t = useText<AreaKeys['option']>()
  return (
    <div className={styles.layout}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{t('option.title')}</h1>
      </VisuallyHidden>
      <LoadingNote />
      {PANELS.map((panel) => (
        <div key={panel} className={styles[panel]}>
          <div className={styles.waiting}>
            <Skeleton height="100%" />
          </div>
        </div>
      ))}
    </div>
  )
}
