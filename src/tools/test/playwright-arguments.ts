import { globSync } from 'node:fs'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { run } from '../run.ts'

/** An option of Playwright, by one of its names: whether the next word is its value. */
type Options = ReadonlyMap<string, boolean>

/** Returns the options in the output of `playwright test --help`: `-g, --grep <grep>`. */
export function optionsIn(help: string): Options {
  const lines = help.matchAll(/^ {2}(?:(-\w), )?(--[a-z-]+)(?: ([<[]))?/gm)
  return new Map(
    [...lines].flatMap(([, short, long = '', value]) =>
      [short, long].flatMap((name) => (name === undefined ? [] : [[name, value === '<'] as const])),
    ),
  )
}

/**
 * Says what Playwright would only say after a build, in more than a line.
 * @throws BadInput for an option that Playwright does not have, and for a name that no file of tests has
 */
export function checkArguments(args: readonly string[], options: Options, files: readonly string[]): void {
  const words = [...args]
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [name = ''] = word.split('=')
    if (word.startsWith('-')) {
      const takesValue = options.get(name)
      if (takesValue === undefined) throw new BadInput(`there is no option ${name}`)
      if (takesValue && !word.includes('=') && words.shift() === undefined)
        throw new BadInput(`${name} needs a value`)
    } else checkName(word, files)
  }
}

/** Playwright takes it as a regular expression, with a line after a colon. */
function checkName(name: string, files: readonly string[]): void {
  const pattern = name.replace(/(:\d+){1,2}$/, '')
  let fits: RegExp
  try {
    fits = new RegExp(pattern)
  } catch {
    throw new BadInput(`${name} is neither part of a file name nor a regular expression`)
  }
  if (!files.some((file) => fits.test(file))) throw new BadInput(`no file in tests/e2e fits ${name}`)
}

/** Checks arguments against the Playwright that is installed, and the files that there are. */
export async function checkForPlaywright(args: readonly string[]): Promise<void> {
  if (args.length === 0) return
  const { output } = await run(['playwright', 'test', '--help'])
  checkArguments(args, optionsIn(output), globSync('tests/e2e/**/*.ts'))
}
