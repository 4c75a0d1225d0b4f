import type { AreaKeys } from '#generated/messages/keys.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { useMedia } from '#src/web/ui/layout/use-media.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './book-picture.module.css'
import { LazyPart } from './lazy-part.tsx'

const Bars = lazyChunk(() => import('./book-bars.tsx').then(({ BookBars }) => BookBars))

/** The picture beside the account forms, where there is room. Hidden from screen readers. */
export function BookPicture() {
  const t = useText<AreaKeys['shell']>()
  if (!useMedia('(min-width: 1024px)')) return null
  return (
    <div className={styles.picture} aria-hidden="true">
      <p className={styles.words}>{t('shell.picture')}</p>
      <LazyPart>
        <Bars />
      </LazyPart>
    </div>
  )
}
