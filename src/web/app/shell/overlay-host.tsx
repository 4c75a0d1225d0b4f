import { useStore } from '#src/web/session/hooks.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { LazyPart } from './lazy-part.tsx'
import { closeOverlay, overlayStore } from './overlays.ts'

const LanguageDialog = lazyChunk(() =>
  import('./language-dialog.tsx').then((loaded) => loaded.LanguageDialog),
)
const AppearanceDialog = lazyChunk(() =>
  import('./appearance-dialog.tsx').then((loaded) => loaded.AppearanceDialog),
)
const Drawer = lazyChunk(() => import('./drawer.tsx').then((loaded) => loaded.Drawer))

/** Shows the open overlay. Its code is loaded when it is first opened. */
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
