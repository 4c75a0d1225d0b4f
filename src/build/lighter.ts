import type { Plugin } from 'vite'

const NOTHING = '\0openbourse-nothing'

/** Parts of packages that a browser of ours never runs: axios sends by XMLHttpRequest, its fetch way is unused. */
const UNUSED = [{ importer: /\/axios\/lib\/adapters\/adapters\.js$/, source: './fetch.js' }]

/** Leaves them out of the bundle. */
export function lighter(): Plugin {
  return {
    name: 'openbourse-lighter',
    enforce: 'pre',
    resolveId: (source, importer) =>
      UNUSED.some((part) => part.source === source && part.importer.test(importer ?? '')) ? NOTHING : null,
    load: (id) => (id === NOTHING ? 'export const getFetch = () => undefined' : null),
  }
}
