import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { BadInput } from '#src/core/command-line/bad-input.ts'
import { run } from '../../run.ts'

/** Folder of what is only needed to compare: foreign contracts and other tools. */
export const CACHE = resolve('.cache/second-opinion')

/** Exact versions, so that a later run measures the same. */
const VERSIONS = {
  examples: '8.2.2',
  prism: '5.16.0',
  portman: '1.33.0',
  dredd: '14.1.0',
} as const

/** `@apideck/portman` needs `tslib` and does not name it. */
const PACKAGES = [
  `@readme/oas-examples@${VERSIONS.examples}`,
  `@stoplight/prism-cli@${VERSIONS.prism}`,
  `@apideck/portman@${VERSIONS.portman}`,
  `dredd@${VERSIONS.dredd}`,
  'tslib@2.8.1',
] as const

const MARK = `${CACHE}/installed.json`

export const contractFile = (name: string): string =>
  `${CACHE}/node_modules/@readme/oas-examples/3.0/json/${name}.json`

export const toolFile = (name: string): string => `${CACHE}/node_modules/.bin/${name}`

/** Installs contracts and tools beside the project: its own dependencies stay as they are. */
export async function ensureInstalled(): Promise<void> {
  const wanted = JSON.stringify(PACKAGES)
  if (existsSync(MARK) && existsSync(toolFile('prism')) && isSame(wanted)) return
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(`${CACHE}/package.json`, JSON.stringify({ private: true }))
  const { code, output } = await run([
    'npm',
    'install',
    '--prefix',
    CACHE,
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '-E',
    ...PACKAGES,
  ])
  if (code !== 0) throw new BadInput(`npm could not install the tools to compare with: ${output.trim()}`)
  writeFileSync(MARK, wanted)
}

const isSame = (wanted: string): boolean => readFileSync(MARK, 'utf8') === wanted
