import { lazy } from 'react'
import { useStore } from '#src/session/hooks.ts'
import { languageStore } from '#src/session/language.ts'
import { shown } from '../intl/language.ts'
import { loadMessages } from '../intl/messages.ts'
import { loadChunk } from '../routing/chunk.ts'
import { LazyPart } from './lazy-part.tsx'
import { closeOverlay, overlayStore } from './overlays.ts'

const LanguageDialog = lazy(() =>
  loadChunk(() => import('./language-dialog.tsx').then(({ LanguageDialog: part }) => ({ default: part }))),
)
const AppearanceDialog = lazy(() =>
  loadChunk(async () => {
    const [{ AppearanceDialog: part }] = await Promise.all([
      import('./appearance-dialog.tsx'),
      loadMessages(shown(languageStore.get()), ['appearance']),
    ])
    return { default: part }
  }),
)
const Drawer = lazy(() =>
  loadChunk(() => import('./drawer.tsx').then(({ Drawer: part }) => ({ default: part }))),
)

/** Shows the overlay that is open. Its code comes with the first opening. */
export function OverlayHost() {
  const open = useStore(overlayStore)
  if (open === null) return null
  return (
    <LazyPart key={open.name} onFail={closeOverlay}>
      {open.name === 'drawer' ? (
        <Drawer onClose={closeOverlay} />
      ) : open.name === 'appearance' ? (
        <AppearanceDialog onClose={closeOverlay} />
      ) : (
        <LanguageDialog first={open.name} onClose={closeOverlay} />
      )}
    </LazyPart>
  )
}
