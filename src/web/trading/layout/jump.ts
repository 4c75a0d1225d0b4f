import { useCallback } from 'react'
import type { PhoneTab } from './phone-tabs.tsx'
import type { LayoutState } from './use-layout.ts'

/** The panels that the keyboard can jump to, named as their messages. */
export const jumpPanels = ['order', 'book', 'chart', 'orders'] as const
export type JumpPanel = (typeof jumpPanels)[number]

const TABS = { order: 'order', book: 'book', chart: 'chart', orders: 'own' } as const satisfies Record<
  JumpPanel,
  PhoneTab
>

export const panelId = (panel: JumpPanel): string => `panel-${panel}`

/** Returns a function that shows a panel and moves the focus there. `lists`: those of a narrow layout are no tab. */
export function useJump(
  { isPhone, setTab, setLarge }: Pick<LayoutState, 'isPhone' | 'setTab' | 'setLarge'>,
  lists: 'narrow' | 'wide',
): (panel: JumpPanel) => void {
  return useCallback(
    (panel) => {
      setLarge(false)
      if (isPhone && (panel !== 'orders' || lists === 'wide')) setTab(TABS[panel])
      // After the panel is there.
      requestAnimationFrame(() => document.getElementById(panelId(panel))?.focus())
    },
    [isPhone, setTab, setLarge, lists],
  )
}
