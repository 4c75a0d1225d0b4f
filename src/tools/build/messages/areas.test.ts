import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messageAreas } from './areas.ts'
import { areasOnDisk, withMessageImports, startErrors } from './plugin.ts'

const keys = new Map([
  ['shell', ['shell.title.news']],
  ['notices', ['notices.title', 'notices.kind.new']],
  ['parts', ['ui.table.empty']],
  ['palette', ['shell.words.news']],
  ['auth', ['forms.log-in.submit']],
  ['forms', ['forms.field.email.label']],
  ['server', ['changed']],
  ['news', ['news.description']],
])
const of = (files: Readonly<Record<string, string>>) =>
  messageAreas({ keys, read: (file) => files[file], always: ['shell'] })

/** Returns the import of a route after the plugin, for the text of a screen. */
const written = (screen: string, more: Readonly<Record<string, string>> = {}, beside = ''): string => {
  const route = `export const routes = [{ path: '/n', title: 'shell.title.news', ${beside}load: () => import('#src/web/features/n.tsx') }]`
  const areas = of({ 'src/web/app/routes.ts': route, 'src/web/features/n.tsx': screen, ...more })
  return /load: \(\) => (.*) \}\]/.exec(withMessageImports('src/web/app/routes.ts', route, areas))?.[1] ?? ''
}
const plain = "import('#src/web/features/n.tsx')"
const bringing = (...areas: string[]) => `withMessages(${plain}, ${JSON.stringify(areas)})`

test('a route loads the message areas of the keys that its screen names', () => {
  expect(written("t('notices.title')")).toBe(bringing('notices'))
})

test.each([
  ['by a template', 't(`notices.kind.${kind}`)', bringing('notices')],
  ['as a form whose texts are put together', "from '#generated/forms/log-in/form.ts'", bringing('auth')],
  ['as a key that only servers name', "type Key = AreaKeys['server']", bringing('server')],
  ['in a comment: not at all', "// 'notices.title'\n/** `notices.kind.${x}` 'ui.table.empty' */", plain],
  ['as a keyword of an action: the palette brings it', "keywords: 'shell.words.news'", plain],
  ['as a word that servers use for a key too: not at all', "state = 'changed'", plain],
  ['on every page: not again', "t('shell.title.news')", plain],
])('a screen names an area %s', (_how, screen, expected) => {
  expect(written(screen)).toBe(expected)
})

test('a route loads the areas of imported modules too, static or dynamic, but not of type imports', () => {
  const screen = [
    "import { Table } from '#src/web/ui/table.tsx'",
    "import type { Login } from '#src/web/features/login.tsx'",
    "const Late = lazyChunk(() => import('./late.tsx'))",
  ].join('\n')
  expect(
    written(screen, {
      'src/web/ui/table.tsx': "t('ui.table.empty')",
      'src/web/features/login.tsx': "t('forms.log-in.submit')",
      'src/web/features/late.tsx': "export { a } from './later.ts'",
      'src/web/features/later.ts': "t('notices.title')",
    }),
  ).toBe(bringing('notices', 'parts'))
})

test('keys in an entry of the route table load with its screen, not with the start', () => {
  expect(written("t('notices.title')", {}, "description: 'news.description', ")).toBe(
    bringing('news', 'notices'),
  )
  const route =
    "export const routes = [{ path: '/n', description: 'news.description', load: () => import('#src/n.tsx') }]"
  expect(
    startErrors(of({ 'src/web/main.tsx': "import '#src/web/app/r.ts'", 'src/web/app/r.ts': route })),
  ).toEqual([])
})

test('a part that the app loads on demand loads its own areas', () => {
  const files = {
    'src/web/app/frame.tsx': "const Part = lazyChunk(() => import('#src/web/features/part.tsx'))",
    'src/web/features/part.tsx': "t('notices.title')",
  }
  expect(of(files).of('src/web/app/frame.tsx')).toEqual([])
})

test('a start module that names a key of an area loaded on demand is reported', () => {
  const files = { 'src/web/main.tsx': "import './app/a.ts'", 'src/web/app/a.ts': "t('notices.title')" }
  expect(startErrors(of(files))).toEqual([
    'src/web/main.tsx comes with modules that name messages of notices, which only come on demand',
  ])
})

const areas = areasOnDisk()
/** The screens' imports on demand, each with its entry of the route table. */
const imports = globSync('src/web/app/**/*-{routes,screens}.ts').flatMap((file) =>
  (areas.module(file)?.lazy ?? [])
    .filter(({ specifier }) => !specifier.endsWith('-screens.ts'))
    .map((lazy) => ({ file, lazy, entry: lazy.beside === '' ? entryOf(file, lazy.start) : lazy.beside })),
)

/** The entry that asks another module for a screen, by the name of the loader that has the import. */
function entryOf(file: string, start: number): string {
  const loader = /.*export const (\w+)/s.exec(readFileSync(file, 'utf8').slice(0, start))?.[1]
  const tables = globSync('src/web/app/routing/*-routes.ts').map((table) => readFileSync(table, 'utf8'))
  const entry = tables
    .flatMap((table) => table.split(/^ {2}\{$/m))
    .find((text) => text.includes(`then(({ ${loader} })`))
  if (entry === undefined) throw new Error(`no route leads to ${loader} of ${file}`)
  return entry
}

test('the start of the app names only loaded areas, and every screen loads some', () => {
  expect(startErrors(areas)).toEqual([])
  const bare = imports.filter(({ file, lazy }) => areas.ofImport(file, lazy).length === 0)
  // Header and footer only (SHELL-02).
  expect(bare.map(({ lazy }) => lazy.specifier)).toEqual(['#src/web/features/content/live-view-screen.tsx'])
})

test('a screen with forms is marked so, and is loaded with their services; dialogs of a light one keep no drafts', () => {
  const isWrong = imports.filter(
    ({ file, lazy, entry }) =>
      !/\blight: true\b/.test(entry) &&
      areas.brings(file, lazy, 'src/web/forms/services.ts') !== /\bforms: true\b/.test(entry),
  )
  expect(isWrong.map(({ lazy }) => lazy.specifier)).toEqual([])
})

test('a form needs no messages of a product', () => {
  expect(areas.of('src/web/forms/schema-form.tsx')).toEqual(['forms', 'parts', 'server'])
})
