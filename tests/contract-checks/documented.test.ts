import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { commands } from '#src/contract-checks/commands.ts'

const pages = ['docs/contract-checks.md', 'docs/contract-ci.md']

/** Calls of the command line on a page, each on one line: those of a shell, and those of a workflow. */
function callsOn(page: string): string[] {
  const text = readFileSync(page, 'utf8')
    .replaceAll(/ \\\n\s*/g, ' ')
    .replaceAll(/\n\s+(?=--\w)/g, ' ')
  return [...text.matchAll(/(?:contract-checks -- |\$CHECKS )([a-z]+ [^\n`|]*)/g)].map(
    ([, call = '']) => call,
  )
}

test.each(pages)('%s: every documented command exists', (page) => {
  const calls = callsOn(page)
  expect(calls.length).toBeGreaterThan(4)
  const wrong = calls.flatMap((call) => {
    const [name = ''] = call.split(' ')
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) return [`no command: ${call}`]
    const options = [...(call.split('#')[0]?.matchAll(/--[a-z][a-z-]*/g) ?? [])].map(([option]) => option)
    return options
      .filter((option) => !command.help.includes(option))
      .map((option) => `${name} has no ${option}`)
  })
  expect(wrong).toEqual([])
})

test('docs/contract-checks.md describes every command', () => {
  const text = readFileSync('docs/contract-checks.md', 'utf8')
  expect(Object.keys(commands).filter((name) => !text.includes(`| \`${name}`))).toEqual([])
})

test.each(pages)('%s: examples to copy are valid YAML', (page) => {
  const blocks = [...readFileSync(page, 'utf8').matchAll(/^( *)```yaml\n([^]*?)^ *```/gm)]
  expect(blocks.length).toBeGreaterThan(1)
  for (const [, , block = ''] of blocks) expect(parse(block)).toBeTypeOf('object')
})

test('links in the docs lead to existing files', () => {
  const targets = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
      ([, file = '']) => `docs/${file}`,
    ),
  )
  const there = new Set(globSync('docs/**/*.md'))
  expect(targets.filter((file) => !there.has(file))).toEqual([])
})

test('every npm script that the docs run exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }
  const named = ['README.md', ...globSync('docs/**/*.md')].flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run (?:--silent )?(?:--prefix \S+ )?([a-z][\w:-]*)/g)].map(
      ([, script = '']) => `${page}: ${script}`,
    ),
  )
  expect(named.length).toBeGreaterThan(40)
  const isThere = (each: string): boolean => Object.hasOwn(scripts, each.slice(each.indexOf(': ') + 2))
  expect(named.filter((each) => !isThere(each))).toEqual([])
})
