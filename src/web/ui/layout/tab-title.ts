import { useEffect, useLayoutEffect } from 'react'
import { useSite } from '#src/web/site/site.ts'
import { useText } from '../primitives/text.ts'

/** "Wallet · Openbourse". */
function useTitleOf(title: string): string {
  const t = useText<'shell.tab'>()
  return t('shell.tab', { title, brand: useSite().name })
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
