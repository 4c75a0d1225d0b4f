import { useState } from 'react'
import { ActionHost } from '#src/ui/actions/action-host.tsx'
import { LazyPart } from './lazy-part.tsx'
import { useShellActions } from './shell-actions.tsx'

/** Hot-keys, palette and cheat sheet, and what the shell adds to them. One whose code does not come is closed. */
export function Commands() {
  const [failures, setFailures] = useState(0)
  useShellActions()
  return (
    <LazyPart key={failures} onFail={() => setFailures(failures + 1)}>
      <ActionHost />
    </LazyPart>
  )
}
