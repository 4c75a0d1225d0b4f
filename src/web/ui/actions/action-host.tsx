import { type ComponentType, Suspense, useLayoutEffect, useState } from 'react'
import { CHEAT_SHEET, PALETTE } from './action.ts'
import { EarlyField } from './early-field.tsx'
import { isMacKeyboard } from './hotkey.ts'
import { listenForHotkeys } from './hotkey-listener.ts'
import { actionRegistry } from './registry.ts'
import { useActions } from './use-actions.ts'

type PartProps = { readonly singleKeys: boolean; readonly onClose: () => void }

type ActionHostProps = {
  /** True while hot-keys without Ctrl or Cmd are on. */
  readonly singleKeys: boolean
  /** Components that are loaded when first opened; the caller gives the loaders. */
  readonly parts: {
    readonly Palette: ComponentType<PartProps & { readonly typed: string }>
    readonly CheatSheet: ComponentType<PartProps>
  }
}

/** Listens for hot-keys and shows palette and cheat sheet. Mounted once by the shell. */
export function ActionHost({ singleKeys, parts: { Palette, CheatSheet } }: ActionHostProps) {
  const [open, setOpen] = useState<'palette' | 'sheet' | null>(null)
  const [typed, setTyped] = useState('')
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
  const close = (): void => {
    setOpen(null)
    setTyped('')
  }
  if (open === null) return null
  return open === 'sheet' ? (
    <Suspense>
      <CheatSheet singleKeys={singleKeys} onClose={close} />
    </Suspense>
  ) : (
    <Suspense fallback={<EarlyField value={typed} onType={setTyped} onClose={close} />}>
      <Palette singleKeys={singleKeys} typed={typed} onClose={close} />
    </Suspense>
  )
}
