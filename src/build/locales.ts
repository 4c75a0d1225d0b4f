import { globSync, readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { catalogueFaults, type Catalogue } from './locales/catalogue.ts'
import { languagesOnDisk } from './locales/languages.ts'
import { usageFaults } from './locales/usage.ts'

/** Where a message key may be named: code, forms, and the contract's error keys. Tests do not count. */
const USERS = ['src/**/*.{ts,tsx}', 'forms/**/*.{ts,json}', 'openapi/**/*.yaml']
const NOT_USERS = /\.test\.tsx?$|^src\/build\//

function load(language: string): Catalogue {
  const files = readdirSync(`locales/${language}`).filter((name) => name.endsWith('.json'))
  return new Map(
    files.map((name) => {
      const messages = JSON.parse(readFileSync(`locales/${language}/${name}`, 'utf8')) as Record<
        string,
        string
      >
      return [name.replace(/\.json$/, ''), new Map(Object.entries(messages))]
    }),
  )
}

/** Everything that is wrong with the catalogues under locales/, one line each. */
function localeFaults(): string[] {
  const languages = languagesOnDisk()
  const base = load('en_US')
  const sources = USERS.flatMap((pattern) => globSync(pattern))
    .filter((file) => !NOT_USERS.test(file))
    .map((file) => readFileSync(file, 'utf8'))
  return [
    ...languages.flatMap((language) => catalogueFaults(language, base, load(language))),
    ...usageFaults(base, sources),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = localeFaults()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
