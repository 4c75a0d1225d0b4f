import { useCallback } from 'react'
import type { PhoneTab } from './phone-tabs.tsx'
import type { LayoutState } from './use-layout.ts'

/** The panels that the keyboard can jump to, named as their messages. */
export const jumpPanels = ['order', 'book', 'chart', 'orders'] as const
export type JumpPanel = (typeof jumpPanels)[number]

const TABS = { order: 'order', book: 'book', chart: 'chart' } as const satisfies Record<
  Exclude<JumpPanel, 'orders'>,
  PhoneTab
>

export const panelId = (panel: JumpPanel): string => `panel-${panel}`

type Placement = { readonly lists: 'narrow' | 'wide'; readonly phone: 'form-first' | undefined }

/** Returns a function that shows a panel and moves the focus there. `lists`: those of a narrow layout are no tab. */
export function useJump(
  { isPhone, setTab, setLarge }: Pick<LayoutState, 'isPhone' | 'setTab' | 'setLarge'>,
  { lists, phone }: Placement,
): (panel: JumpPanel) => void {
  return useCallback(
    (panel) => {
      setLarge(false)
      if (isPhone && panel !== 'orders') setTab(TABS[panel])
      if (isPhone && panel === 'orders' && lists === 'wide')
        setTab(phone === 'form-first' ? 'running' : 'own')
      // After the panel is there.
      requestAnimationFrame(() => document.getElementById(panelId(panel))?.focus())
    },
    [isPhone, setTab, setLarge, lists, phone],
  )
}
