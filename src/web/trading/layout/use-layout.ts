import { useState } from 'react'
import { PHONE, useMedia } from '#src/web/ui/layout/use-media.ts'
import type { PhoneTab } from './phone-tabs.tsx'
import { useEscape } from './use-escape.ts'
import { type Sizes, useSizes } from './use-sizes.ts'

/** From this width on the market list is a panel; below, it opens from the market's name. */
const WITH_LIST = '(min-width: 1280px)'

/** The state of a trading layout, which its slots and actions read and change. */
export type LayoutState = {
  readonly isPhone: boolean
  /** There is room for the market list as a panel. */
  readonly hasList: boolean
  /** The one panel that a phone shows. */
  readonly tab: PhoneTab
  readonly setTab: (tab: PhoneTab) => void
  /** The chart replaces all other panels. */
  readonly isLarge: boolean
  readonly setLarge: (large: boolean | ((large: boolean) => boolean)) => void
  readonly sizes: Sizes
}

/** Keeps the state of a trading layout, with the first tab of a phone; Escape brings all panels back. */
export function useLayout(first: PhoneTab): LayoutState {
  const isPhone = useMedia(PHONE)
  const hasList = useMedia(WITH_LIST)
  const [tab, setTab] = useState(first)
  const [large, setLarge] = useState(false)
  const sizes = useSizes()
  const isLarge = large && !isPhone
  useEscape(isLarge, () => setLarge(false))
  return { isPhone, hasList, tab, setTab, isLarge, setLarge, sizes }
}
