import { expect, test } from 'vitest'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { checkArguments, optionsIn } from './playwright-arguments.ts'
import { run } from '../run.ts'

const { output } = await run(['playwright', 'test', '--help'])
const options = optionsIn(output)
const files = ['tests/e2e/log-in.spec.ts', 'tests/e2e/story.spec.ts']
const check = (...args: string[]) => checkArguments(args, options, files)

test.each([
  [['story']],
  [['story.spec.ts:12', 'log-.n']],
  [['story', '-g', 'a name that no file has', '--workers=1', '--trace', 'on', '--headed']],
  [['--debug', 'story']],
  [[]],
])('options of Playwright are accepted: %j', (args) => {
  expect(() => check(...args)).not.toThrow()
})

test.each([
  [['stroy'], 'no file in tests/e2e fits stroy'],
  [['story', '--worker', '1'], 'there is no option --worker'],
  [['-z'], 'there is no option -z'],
  [['story', '-g'], '-g needs a value'],
  [['('], '( is neither part of a file name nor a regular expression'],
])('%j is told before anything is built', (args, said) => {
  expect(() => check(...args)).toThrow(new BadInput(said))
})
