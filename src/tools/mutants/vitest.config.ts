import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import app from '../../../vite.config.ts'
import { OVERLAY } from './overlay.ts'

/** Runs files in the order in which they are given: the one that is likely to fail comes first. */
class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files)
  }
}

/** The app's configuration with the tests of one part, and changed files in place of those of the tree. */
export default defineConfig((env) => {
  const config = app(env)
  // Projects would run their own tests too.
  const { projects: _, ...test }: typeof config.test & { projects?: unknown } = { ...config.test }
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
      ...test,
      include: process.env['MUTANTS_TESTS']?.split('\n') ?? [],
      // It goes by the files of the tree.
      fsModuleCache: false,
      sequence: { ...test.sequence, sequencer: InOrder },
    },
  }
})
