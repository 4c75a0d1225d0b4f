import { type CSSProperties, useState } from 'react'
import { useStore } from '#src/web/session/hooks.ts'
import { setTradingPreferences, tradingPreferences } from '../preferences.ts'

/** Sizes of a panel in pixels: default, least and most; `to` is the side of the screen at which it stands. */
const PANELS = {
  markets: { usual: 236, wide: 264, least: 200, most: 420, axis: 'x', to: 'start' },
  book: { usual: 276, wide: 320, least: 240, most: 480, axis: 'x', to: 'end' },
  form: { usual: 312, wide: 344, least: 280, most: 480, axis: 'x', to: 'end' },
  orders: { usual: 216, wide: 216, least: 120, most: 520, axis: 'y', to: 'end' },
} as const

export type PanelName = keyof typeof PANELS

const WIDE = '(min-width: 1800px)'

export type Sizes = {
  readonly style: CSSProperties
  readonly of: (name: PanelName) => (typeof PANELS)[PanelName] & { readonly now: number }
  /** Sets a size while its edge is dragged; `keep` stores it, on release. */
  readonly set: (name: PanelName, pixels: number, keep: boolean) => void
  readonly isChanged: boolean
  readonly reset: () => void
}

/** Returns the sizes of the panels: the default ones, until an edge is moved. */
export function useSizes(): Sizes {
  const { sizes } = useStore(tradingPreferences)
  const [dragged, setDragged] = useState<Readonly<Partial<Record<string, number>>>>({})
  const wide = window.matchMedia(WIDE).matches
  const now = (name: PanelName): number =>
    dragged[name] ?? sizes[name] ?? PANELS[name][wide ? 'wide' : 'usual']
  const chosen = Object.keys({ ...sizes, ...dragged }).filter((name): name is PanelName => name in PANELS)
  return {
    // Only what was chosen: what is usual stands in the style sheet, by the width of the window.
    style: Object.fromEntries(chosen.map((name) => [`--${name}`, `${now(name)}px`])),
    of: (name) => ({ ...PANELS[name], now: now(name) }),
    set(name, pixels, keep) {
      const { least, most } = PANELS[name]
      const held = Math.min(most, Math.max(least, Math.floor(pixels)))
      if (!keep) return setDragged({ [name]: held })
      setDragged({})
      setTradingPreferences({ sizes: { ...sizes, [name]: held } })
    },
    isChanged: Object.keys(sizes).length > 0,
    reset: () => setTradingPreferences({ sizes: {} }),
  }
}
