import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { CHEAT_SHEET, PALETTE } from './action.ts'
import { isMacKeyboard } from './hotkey.ts'
import { listenForHotkeys } from './hotkey-listener.ts'
import { actionRegistry } from './registry.ts'
import { useActions } from './use-actions.ts'

const Palette = lazy(() => import('./palette.tsx').then(({ Palette: part }) => ({ default: part })))
const CheatSheet = lazy(() => import('./cheat-sheet.tsx').then(({ CheatSheet: part }) => ({ default: part })))

/**
 * Listens for hot-keys and shows palette and cheat sheet. Mounted once by the shell, which knows whether hot-keys without
 * Ctrl or Cmd are wanted.
 */
export function ActionHost({ singleKeys }: { readonly singleKeys: boolean }) {
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null)
  useActions([
    {
      id: PALETTE,
      label: 'ui.actions.palette',
      keywords: 'ui.actions.paletteKeywords',
      group: 'help',
      hotkey: 'mod+k',
      perform: () => setOpen('palette'),
    },
    {
      id: CHEAT_SHEET,
      label: 'ui.actions.cheatSheet',
      keywords: 'ui.actions.cheatSheetKeywords',
      group: 'help',
      hotkey: '?',
      perform: () => setOpen('sheet'),
    },
  ])
  // Keys act as soon as there is something to see.
  useLayoutEffect(() => listenForHotkeys(actionRegistry.get, isMacKeyboard(), singleKeys), [singleKeys])
  const close = (): void => setOpen(null)
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      {open === 'palette' ? (
        <Palette singleKeys={singleKeys} onClose={close} />
      ) : (
        <CheatSheet singleKeys={singleKeys} onClose={close} />
      )}
    </Suspense>
  )
}
