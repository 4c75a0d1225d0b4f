import { movementStore } from '#src/web/session/movement.ts'
import { themeStore } from '#src/web/session/theme.ts'

/**
 * Keeps the page in the chosen theme and price colours (SHELL-06, SHELL-10). boot.js has set both before
 * the first paint; from then on choosing another changes two attributes, and no component renders anew.
 */
export function followPreferences(root: HTMLElement): () => void {
  const apply = (): void => {
    root.dataset['theme'] = themeStore.get()
    root.dataset['updown'] = movementStore.get()
    colourBrowser(root)
  }
  apply()
  const stops = [themeStore.subscribe(apply), movementStore.subscribe(apply)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The bar of a phone's browser takes the colour of our header. */
function colourBrowser(root: HTMLElement): void {
  const colour = getComputedStyle(root).getPropertyValue('--colorNeutralBackground1').trim()
  const known = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  const meta = known ?? document.createElement('meta')
  meta.name = 'theme-color'
  meta.content = colour
  if (known === null) document.head.append(meta)
}
