import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { languages } from '#generated/messages/keys.ts'
import { CHART_NOTICE, LICENSES, licensesOf, licenseTexts, packageFolders } from './license-texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'license-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a package with these files, and gives its folder. */
function packageWith(name: string, files: Readonly<Record<string, string>>): string {
  const at = join(folder, 'node_modules', name)
  mkdirSync(at, { recursive: true })
  const named = JSON.stringify({ name, version: '1.2.3', license: 'MIT', type: 'module', main: 'index.js' })
  for (const [file, text] of Object.entries({ 'package.json': named, ...files }))
    writeFileSync(join(at, file), text)
  return at
}

test('the file lists every package of which the page or a worker contains a module', async () => {
  packageWith('one', {
    'index.js': 'globalThis.first = 1\nexport const one = globalThis.first',
    'LICENSE.md': 'one may',
  })
  packageWith('@scope/two', {
    'index.js': 'globalThis.second = 2\nexport const two = globalThis.second',
    LICENCE: 'two may',
    NOTICE: 'made by two',
  })
  packageWith('unused', { 'index.js': 'export const no = 0' })
  writeFileSync(join(folder, 'worker.js'), "import { two } from '@scope/two'\npostMessage(two)")
  writeFileSync(
    join(folder, 'main.js'),
    "import { one } from 'one'\nnew Worker(new URL('./worker.js', import.meta.url), { type: 'module' }).postMessage(one)",
  )
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="/main.js"></script>')
  const { page, worker } = licenseTexts()
  await build({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [page],
    worker: { plugins: () => [worker] },
  })
  const text = readFileSync(join(folder, 'dist', LICENSES), 'utf8')
  expect(text.split(`\n\n${'='.repeat(80)}\n\n`)).toEqual([
    `Openbourse (Apache-2.0)\n\n${readFileSync('LICENSE', 'utf8').trim()}`,
    '@scope/two 1.2.3 (MIT)\n\ntwo may\n\nmade by two',
    'one 1.2.3 (MIT)\n\none may\n',
  ])
})

test('a package without a licence text is reported', () => {
  const silent = packageWith('silent', { 'README.md': 'MIT' })
  expect(() => licensesOf([silent])).toThrow('no licence text in silent')
})

test('a package in two folders, and a nested one, are distinguished', () => {
  const modules = [
    '/x/node_modules/a/lib/i.js',
    '/x/node_modules/a/node_modules/@s/b/i.js?q',
    '/x/src/i.ts',
    '\0vite/h',
  ]
  expect([...packageFolders(modules)]).toEqual(['/x/node_modules/a', '/x/node_modules/a/node_modules/@s/b'])
  const twice = packageWith('twice', { LICENSE: 'once' })
  expect(licensesOf([twice, `${twice}/`]).match(/^twice /gm)).toHaveLength(1)
})

test('every package of package.json has a licence text', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>
  }
  const text = licensesOf(Object.keys(dependencies).map((name) => join('node_modules', name)))
  for (const [name, version] of Object.entries(dependencies)) expect(text).toContain(`${name} ${version} (`)
})

test.each(languages)('/about shows the notice and the link that the charts require: %s', (language) => {
  const charts = readFileSync(
    'node_modules/lightweight-charts/dist/lightweight-charts.production.mjs',
    'utf8',
  )
  const copyright = /Copyright \(c\) \d+ TradingView, Inc\./.exec(charts)?.[0] ?? 'none'
  expect(CHART_NOTICE).toContain(`TradingView Lightweight Charts™ ${copyright}`)
  const about = readFileSync(`locales/content/about/${language}.md`, 'utf8')
  expect(about.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')).toContain(CHART_NOTICE)
  expect(about).toContain('](https://www.tradingview.com/)')
  expect(about).toContain(`](/${LICENSES})`)
})
