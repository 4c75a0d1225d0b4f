import { remember } from './remembered.ts'
import { defineEntry, wrapped } from './storage.ts'

export type Theme = 'black' | 'white'

const prefersLight = typeof window === 'undefined' ? null : window.matchMedia('(prefers-color-scheme: light)')

/**
 * The theme (SHELL-10). Until one is chosen it follows the system, also when that changes;
 * where the system has no opinion it is black, the theme most traders keep.
 */
export const themeStore = remember<Theme>(
  defineEntry({
    key: 'openbourse.theme',
    areas: ['local'],
    migrations: [wrapped],
    check: (value) => (value === 'black' || value === 'white' ? value : null),
  }),
  () => (prefersLight?.matches === true ? 'white' : 'black'),
)

prefersLight?.addEventListener('change', themeStore.refresh)

export function setTheme(theme: Theme): void {
  themeStore.set(theme)
}
