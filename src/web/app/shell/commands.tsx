import { useState } from 'react'
import { useStore } from '#src/web/session/hooks.ts'
import { singleKeysStore } from '#src/web/session/single-keys.ts'
import { ActionHost } from '#src/web/ui/actions/action-host.tsx'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { LazyPart } from './lazy-part.tsx'
import { useShellActions } from './shell-actions.tsx'

const parts = {
  Palette: lazyChunk(() => import('#src/web/ui/actions/palette.tsx').then(({ Palette }) => Palette)),
  CheatSheet: lazyChunk(() =>
    import('#src/web/ui/actions/cheat-sheet.tsx').then(({ CheatSheet }) => CheatSheet),
  ),
}

/**
 * Hosts hot-keys, palette and cheat sheet, and adds the shell's actions. A part whose code fails to load is closed.
 */
export function Commands() {
  const [failures, setFailures] = useState(0)
  const singleKeys = useStore(singleKeysStore)
  useShellActions()
  return (
    <LazyPart key={failures} onFail={() => setFailures(failures + 1)}>
      <ActionHost singleKeys={singleKeys} parts={parts} />
    </LazyPart>
  )
}
