import type { Plugin } from 'vite'

/** An import on demand, as the bundler writes it at last. */
const IMPORT = /(?<![\w$.])import\((["'`])(\.\.?\/[^"'`]+\.js)\1\)/g

/**
 * Remembers which file failed how often. Some browsers keep a failure for as long as the page lives: the same
 * address is never asked for again. So the next try goes to a new one. All files are in one folder, so the entry's
 * relative addresses are everybody's.
 */
const HELPER =
  'globalThis.importAgain=(f=>p=>{const n=f.get(p)??0;' +
  'return import(n===0?p:`${p}?again=${n}`).catch(e=>{f.set(p,n+1);throw e})})(new Map);'

/** Writes imports on demand so that a second try of a file that failed asks under a new address (SESS-06). */
export function importAgain(): Plugin {
  return {
    name: 'openbourse-import-again',
    apply: 'build',
    enforce: 'post',
    // Names of files come from what they hold before it is changed here; caches must not take one for the other.
    augmentChunkHash: () => HELPER,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = withImportRetry(chunk.code, chunk.isEntry)
      },
    },
  }
}

/** The code of a chunk with its imports on demand replaced. The entry, which runs first, brings what they call. */
export function withImportRetry(code: string, isEntry: boolean): string {
  const replaced = code.replaceAll(
    IMPORT,
    (_, quote: string, path: string) => `importAgain(${quote}${path}${quote})`,
  )
  // Static imports are hoisted wherever they stand, so the helper may come first.
  return isEntry ? HELPER + replaced : replaced
}
