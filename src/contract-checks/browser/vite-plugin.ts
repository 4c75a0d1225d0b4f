import type { Plugin } from 'vite'

/**
 * The judge in the page that the dev server hands out. Only there: a build knows nothing of it, and nothing of the app
 * refers to it.
 */
export const contractJudge = (): Plugin => ({
  name: 'openbourse-drift',
  apply: 'serve',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module', src: '/src/contract-checks/browser/start.ts' },
      injectTo: 'head-prepend',
    },
  ],
})
