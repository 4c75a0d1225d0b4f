import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { program } from '#src/core/command-line/program.ts'
import { type Catalogue, catalogueFaults, placeOf, SANDBOX } from './locales/catalogue.ts'
import { hongKongFaults, scriptFaults } from './locales/chinese.ts'
import { contentFaults } from './locales/content.ts'
import { englishFaults } from './locales/english.ts'
import { frenchFaults } from './locales/french.ts'
import { readGlossary } from './locales/glossary.ts'
import { hardCoded } from './locales/hard-coded.ts'
import { spacingFaults } from './locales/japanese.ts'
import { LANGUAGES, languagesOnDisk } from './locales/languages.ts'
import { listFaults } from './locales/lists.ts'
import { pluralFaults } from './locales/plurals.ts'
import { sandboxFaults, sandboxMessages } from './locales/sandbox-texts.ts'
import { exceptionFaults, glossaryFaults } from './locales/terms.ts'
import { unquotedKeys, usageFaults } from './locales/usage.ts'
import { formFaults, type FormWords, isFormText } from './locales/form-texts.ts'
import { deriveSchema } from '../generate/forms-schema.ts'
import { readUi } from '../generate/forms-ui.ts'
import { readSourceFile } from '../generate/sources/read.ts'
import { quoted } from '../build/messages/named-keys.ts'

/** Files that may name a message key: code, forms, and the contract's error keys. Tests do not count. */
const USERS = ['src/**/*.{ts,tsx}', 'forms/**/*.{ts,json}', 'openapi/**/*.yaml']
const NOT_USERS = /\.test\.tsx?$|^src\/tools\//

/**
 * Files in which texts for people may stand. The gallery is for developers and never ships; what is shown when the app
 * could not start has no catalogue to take its texts from.
 */
const SCREENS =
  'src/{core,web/{app,client,features,forms,list,member,session,streams,trading,ui}}/**/*.{ts,tsx}'
const NOT_SCREENS = /\.test\.tsx?$|\/tests\/|^src\/web\/app\/(?:start|start-failure)\.tsx$/

/** The app's messages in a language, and what the sandbox's editors wrote in it. */
function load(language: string): Catalogue {
  const written = readFileSync(placeOf(language, SANDBOX), 'utf8')
  return new Map([...messages(language), [SANDBOX, sandboxMessages(written)]])
}

function messages(language: string): Catalogue {
  const files = readdirSync(`locales/${language}`).filter((name) => name.endsWith('.json'))
  return new Map(
    files.map((name) => {
      const messages = readSourceFile(`locales/${language}/${name}`) as Record<string, string>
      return [name.replace(/\.json$/, ''), new Map(Object.entries(messages))]
    }),
  )
}

/**
 * Returns the errors of the texts, one line each: catalogues of the languages there are (of all nine when `all` is
 * asked for), long texts, and texts written in components instead.
 */
function localeFaults(all: boolean): string[] {
  const languages = languagesOnDisk()
  const base = load('en_US')
  const forms = readForms()
  const glossary = readGlossary(readFileSync('locales/glossary.yaml', 'utf8'))
  const catalogues = new Map(languages.map((language) => [language, load(language)]))
  const [mainland, hongKong] = [catalogues.get('zh_CN'), catalogues.get('zh_HK')]
  const absent = LANGUAGES.filter((language) => !catalogues.has(language))
  return [
    ...(all ? absent.map((language) => `locales/${language} is missing`) : []),
    ...[...catalogues].flatMap(([language, catalogue]) => [
      ...catalogueFaults(language, base, catalogue),
      ...pluralFaults(language, catalogue),
      ...listFaults(language, catalogue),
      ...englishFaults(language, base, catalogue),
      ...scriptFaults(language, catalogue),
      ...spacingFaults(language, catalogue),
      ...frenchFaults(language, catalogue),
      ...glossaryFaults(language, base, catalogue, glossary),
      ...sandboxFaults(language, base, catalogue),
    ]),
    ...(mainland && hongKong ? hongKongFaults(mainland, hongKong) : []),
    ...exceptionFaults(base, (language) => catalogues.get(language) ?? new Map(), glossary),
    ...usageFaults(
      messages('en_US'),
      sourcesOf(USERS, NOT_USERS).map(([, source]) => source),
      isFormText(forms),
    ),
    ...formFaults(forms, formKeys(), isRule(sourcesOf(USERS, NOT_USERS))),
    ...sourcesOf([SCREENS], NOT_SCREENS).flatMap(([file, source]) => hardCoded(file, source)),
    ...readdirSync('locales/content').flatMap((name) =>
      contentFaults(name, longText(name), LANGUAGES, glossary),
    ),
  ]
}

/** The forms as their folders say them. */
const readForms = (): FormWords[] =>
  globSync('forms/*/form.json')
    .sort()
    .map((path) => {
      const id = basename(dirname(path))
      const schema = deriveSchema(path)
      return { id, schema, ui: readUi(`forms/${id}/ui.json`, Object.keys(schema['properties'] ?? {})) }
    })

const formKeys = (): ReadonlySet<string> =>
  new Set([...messages('en_US').values()].flatMap((area) => [...area.keys()]))

/** Rules that no schema has: refusals that the contract names, and what widgets and forms find by themselves. */
function isRule(sources: readonly (readonly [string, string])[]): (name: string) => boolean {
  const named = new Set(
    sources.flatMap(([file, source]) => (file.endsWith('.yaml') ? unquotedKeys(source) : quoted(source))),
  )
  return (name) => named.has(name)
}

function sourcesOf(patterns: readonly string[], without: RegExp): [string, string][] {
  return patterns
    .flatMap((pattern) => globSync(pattern))
    .filter((file) => !without.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')])
}

function longText(name: string): Map<string, string> {
  return new Map(
    readdirSync(`locales/content/${name}`).map((file) => [
      file.replace(/\.md$/, ''),
      readFileSync(`locales/content/${name}/${file}`, 'utf8'),
    ]),
  )
}

const help = `node src/tools/check/locales.ts [--all]

Names what is wrong with the messages of the nine languages.

  --all  a language that has no folder counts as missing
`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await program({
    name: 'locales',
    help,
    main(args) {
      const { values } = parseArgs({ args, options: { all: { type: 'boolean', default: false } } })
      const faults = localeFaults(values.all)
      for (const fault of faults) console.error(fault)
      process.exitCode = faults.length > 0 ? 1 : 0
    },
  })
