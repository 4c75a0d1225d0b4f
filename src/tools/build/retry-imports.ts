import type { Plugin } from 'vite'

/** An import on demand, as the bundler writes it at last. */
const IMPORT = /(?<![\w$.])import\((["'`])(\.\.?\/[^"'`]+\.js)\1\)/g

/**
 * Remembers which file failed how often. Some browsers keep a failure for as long as the page lives: the same
 * address is never asked for again. So the next try goes to a new one.
 */
const HELPER =
  'const importAgain=p=>{const f=globalThis.failedImports??=new Map,n=f.get(p)??0;' +
  'return import(n===0?p:`${p}?again=${n}`).catch(e=>{f.set(p,n+1);throw e})};'

/** Writes imports on demand so that a second try of a file that failed asks under a new address (SESS-06). */
export function importAgain(): Plugin {
  return {
    name: 'openbourse-import-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = withImportRetry(chunk.code)
      },
    },
  }
}

/** The code of a chunk with its imports on demand replaced; untouched where it has none. */
export function withImportRetry(code: string): string {
  const replaced = code.replaceAll(
    IMPORT,
    (_, quote: string, path: string) => `importAgain(${quote}${path}${quote})`,
  )
  if (replaced === code) return code
  // Static imports are hoisted wherever they stand, so the helper may come first.
  return HELPER + replaced
}
