/** Runs tests again and again in one process, each time with other generated files in place of those of the tree. */
import { resolve } from 'node:path'
import { createVitest } from 'vitest/node'
import { type Files, lay } from './overlay.ts'

export type TestRunner = {
  /** Returns true when a test whose title matches fails with these files; stops at the first. */
  readonly fails: (files: Files, titles: RegExp) => Promise<boolean>
  readonly close: () => Promise<void>
}

/**
 * The files of tests run in the order of the list.
 * @throws Error where one fails with the tree as it is: then nothing can be learned from it
 */
export async function testRunner(tests: readonly string[]): Promise<TestRunner> {
  let laid: Files = new Map()
  lay(laid)
  process.env['MUTANTS_TESTS'] = tests.join('\n')
  const vitest = await createVitest({
    config: 'src/tools/mutants/vitest.config.ts',
    watch: false,
    bail: 1,
    reporters: [{}],
  })
  const place = ({ moduleId }: { moduleId: string }): number =>
    tests.findIndex((file) => resolve(file) === moduleId)
  const specifications = (await vitest.globTestSpecifications()).toSorted((a, b) => place(a) - place(b))
  const fails: TestRunner['fails'] = async (files, titles) => {
    vitest.setGlobalTestNamePattern(titles)
    for (const path of [...laid.keys(), ...files.keys()]) vitest.invalidateFile(resolve(path))
    laid = files
    lay(files)
    const isOfForms = [...files.keys()].some((path) => path.startsWith('generated/forms/'))
    for (const specification of specifications) {
      // Tests of forms take long, and of most changes no form knows.
      if (files.size > 0 && !isOfForms && specification.moduleId.includes('/src/web/forms/')) continue
      // It would return, and count, what failed in earlier runs too.
      vitest.state.filesMap.clear()
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
      if (unhandledErrors.length > 0 || testModules.some((module) => !module.ok())) return true
    }
    return false
  }
  if (await fails(laid, /^/)) throw new Error(`tests fail without any change: ${tests.join(', ')}`)
  const close = async (): Promise<void> => {
    lay(new Map())
    await vitest.close()
  }
  return { fails, close }
}
