import type { Plugin } from 'vite'

const ID = 'virtual:theme.css'

/**
 * Makes the style sheet of the themes from the theme objects when the app is built. The objects and
 * Fluent's theme makers stay out of the bundle, and there is one source for sheet, types and tests.
 */
export function themeSheet(): Plugin {
  return {
    name: 'openbourse-theme',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: async (id) => {
      if (id !== `\0${ID}`) return null
      const { themeCss } = await import('./css.ts')
      return themeCss()
    },
  }
}
