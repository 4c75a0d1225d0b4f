import type { Plugin } from 'vite'
import { parseLongText } from './long-text.ts'

/** Turns our Markdown (locales/content/) into data when the app is built: no browser parses any. */
export function longTexts(): Plugin {
  return {
    name: 'openbourse-long-texts',
    transform: (source, id) =>
      /\/locales\/content\/[^?]+\.md$/.test(id)
        ? { code: `export default ${JSON.stringify(parseLongText(source))}`, map: null, moduleType: 'js' }
        : null,
  }
}
