import { type KeyboardEvent, useState } from 'react'

/** Open state of a list, and the index of the option that the arrow keys have reached; null for none. */
export type Listbox = {
  readonly isOpen: boolean
  readonly active: number | null
  readonly open: (active?: number | null) => void
  readonly close: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The keyboard of a combobox whose focus stays in its input (WAI-ARIA "combobox with list autocomplete"): arrows
 * open the list and move in it, Enter chooses, Escape closes the list and nothing around it.
 */
export function useListbox(
  count: number,
  /** Index to begin at: that of the chosen option. */
  start: number | null,
  choose: (option: number) => void,
): Listbox {
  const [state, setState] = useState<{ readonly active: number | null } | null>(null)
  const isOpen = state !== null
  const active = state?.active ?? null
  const open = (next: number | null = start): void => setState({ active: next })
  const close = (): void => setState(null)

  function move(by: 1 | -1): void {
    if (count === 0) return open()
    const from = active ?? (by === 1 ? -1 : count)
    open(isOpen || start === null ? (from + by + count) % count : start)
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Enter and arrows of an input method choose its own characters.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      if (active === null) close()
      else choose(active)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return { isOpen, active, open, close, onKeyDown }
}
