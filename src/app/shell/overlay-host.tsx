import { lazy } from 'react'
import { useStore } from '#src/session/hooks.ts'
import { loadChunk } from '../routing/chunk.ts'
import { LazyPart } from './lazy-part.tsx'
import { closeOverlay, overlayStore } from './overlays.ts'

const LanguageDialog = lazy(() =>
  loadChunk(() => import('./language-dialog.tsx').then(({ LanguageDialog: part }) => ({ default: part }))),
)
const AppearanceDialog = lazy(() =>
  loadChunk(() =>
    import('./appearance-dialog.tsx').then(({ AppearanceDialog: part }) => ({ default: part })),
  ),
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
