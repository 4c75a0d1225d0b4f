import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { createStore, type WritableStore } from '#src/core/store/store.ts'
import { useSite } from '#src/web/site/site.ts'
import { useText } from '../primitives/text.ts'

const counts = createStore(0)

/** Things that wait for the reader, told before each title in the browser's tab; 0: nothing. */
export const tabCount: WritableStore<number> = counts

/** "Wallet · Openbourse", or "(1) Wallet · Openbourse" while something waits. */
function useTitleOf(title: string): string {
  const t = useText<'shell.tab'>()
  const count = useSyncExternalStore(counts.subscribe, counts.get)
  const text = t('shell.tab', { title, brand: useSite().name })
  return count === 0 ? text : `(${count}) ${text}`
}

/** Names a screen in the browser's tab. Before what the screen shows can name itself (`useContentTitle`). */
export function useTabTitle(title: string): void {
  const text = useTitleOf(title)
  useLayoutEffect(() => {
    document.title = text
  }, [text])
}

/** Names what a screen shows, an article or a category, in the browser's tab for as long as it shows it. */
export function useContentTitle(title: string | null): void {
  const text = useTitleOf(title ?? '')
  useEffect(() => {
    if (title === null) return undefined
    const screen = document.title
    document.title = text
    // The next screen has named itself before this runs.
    return () => {
      if (document.title === text) document.title = screen
    }
  }, [title, text])
}
