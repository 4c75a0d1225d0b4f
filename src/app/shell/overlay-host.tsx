import { lazy, Suspense } from 'react'
import { useStore } from '#src/session/hooks.ts'
import { loadChunk } from '../routing/chunk.ts'
import { closeOverlay, overlayStore } from './overlays.ts'
import { LazyPart } from './lazy-part.tsx'

const LanguageDialog = lazy(() =>
  loadChunk(() => import('./language-dialog.tsx').then(({ LanguageDialog: part }) => ({ default: part }))),
)
const Drawer = lazy(() =>
  loadChunk(() => import('./drawer.tsx').then(({ Drawer: part }) => ({ default: part }))),
)

/** Not worth a message when it does not come: what needs it has a chunk of its own to miss. */
const FocusKeeper = lazy(() =>
  import('./focus-keeper.tsx').then(
    ({ FocusKeeper: part }) => ({ default: part }),
    () => ({ default: () => null }),
  ),
)

/** Shows the overlay that is open. Its code comes with the first opening. */
export function OverlayHost() {
  return (
    <>
      <Suspense fallback={null}>
        <FocusKeeper />
      </Suspense>
      <OpenOverlay />
    </>
  )
}

function OpenOverlay() {
  const open = useStore(overlayStore)
  if (open === null) return null
  return (
    <LazyPart key={open.name} onFail={closeOverlay}>
      {open.name === 'drawer' ? (
        <Drawer onClose={closeOverlay} />
      ) : (
        <LanguageDialog first={open.name} onClose={closeOverlay} />
      )}
    </LazyPart>
  )
}
