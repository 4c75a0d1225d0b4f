import { lazy } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { languageStore } from '#src/session/language.ts'
import { useMedia } from '#src/ui/use-media.ts'
import { useText } from '#src/ui/text.ts'
import { shown } from '../intl/language.ts'
import { loadMessages } from '../intl/messages.ts'
import { loadChunk } from '../routing/chunk.ts'
import styles from './book-picture.module.css'
import { LazyPart } from './lazy-part.tsx'

const Bars = lazy(() =>
  loadChunk(async () => {
    const [{ BookBars }] = await Promise.all([
      import('./book-bars.tsx'),
      loadMessages(shown(languageStore.get()), ['auth']),
    ])
    return { default: BookBars }
  }),
)

/** Beside the forms, where there is room: two sides that meet. Screen readers pass it by. */
export function BookPicture() {
  const t = useText<AreaKeys['shell']>()
  if (!useMedia('(min-width: 1024px)')) return null
  return (
    <div className={styles.picture} aria-hidden="true">
      <p className={styles.words}>{t('shell.picture')}</p>
      <LazyPart onFail={() => {}}>
        <Bars />
      </LazyPart>
    </div>
  )
}
