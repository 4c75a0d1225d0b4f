import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import app from '../../../vite.config.ts'
import { OVERLAY } from './overlay.ts'

/**
 * The app's configuration with the tests of one part, and changed files in place of those of the tree.
 *
 * Stryker has an option for the tests, but with it applies changes of what a module does as it is loaded too late, and
 * all of them survive (stryker-js, issue 6144).
 */
export default defineConfig((env) => {
  const config = app(env)
  return {
    ...config,
    plugins: [
      {
        name: 'overlay',
        enforce: 'pre',
        load(id: string) {
          const file = `${OVERLAY}/${id.slice(import.meta.dirname.length - 'src/tools/mutants'.length)}`
          return existsSync(file) ? readFileSync(file, 'utf8') : undefined
        },
      },
      config.plugins,
    ],
    test: {
      ...config.test,
      include: process.env['MUTANTS_TESTS']?.split('\n') ?? [],
      // It goes by the files of the tree.
      fsModuleCache: false,
    },
  }
})
