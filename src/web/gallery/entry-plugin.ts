import type { Plugin } from 'vite'

/**
 * `npm run dev -- --mode gallery` (or a build in that mode) shows the parts instead of the app: the page
 * starts another script. In every other mode nothing refers to the gallery, so it cannot ship.
 */
export const galleryEntry = (mode: string): Plugin => ({
  name: 'openbourse-gallery',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      mode === 'gallery' ? html.replace('/src/web/main.tsx', '/src/web/gallery/main.tsx') : html,
  },
})
