import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { mitLicense } from './mit-license.ts'

/** Path of the texts, below `dist/` and below the app's own address. */
export const LICENSES = 'licenses.txt'

/** Files in a package's folder that have to travel with it. */
const TEXTS = /^(?:licen[cs]es?|copying|copyright|notices?|third.?party.?notices?)(?:[.-]|$)/i

/** The notice that the licence of the charts asks for. It stands in their repository and not in the package. */
export const CHART_NOTICE =
  'TradingView Lightweight Charts™ Copyright (c) 2026 TradingView, Inc. https://www.tradingview.com/'

/** Texts that stand in a package's repository only. Both packages without one name MIT as their licence. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'lightweight-charts': CHART_NOTICE,
  '@fluentui/react-icons': mitLicense('Copyright (c) 2020 Microsoft Corporation'),
  'fancy-canvas': mitLicense('Copyright (c) 2019 TradingView, Inc'),
}

type Package = {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly texts: readonly string[]
}

/**
 * Writes licenses.txt beside the bundle: our licence, then name, version and texts of each package of which a module is
 * in it. Vite's own `build.license` leaves out the packages of workers and all NOTICE files, and passes over a package
 * without a text; here that fails the build. One plugin is for the page, the other for its workers.
 */
export function licenseTexts(): { readonly page: Plugin; readonly worker: Plugin } {
  const folders = new Set<string>()
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') for (const folder of packageFolders(chunk.moduleIds)) folders.add(folder)
  }
  return {
    worker: { name: 'openbourse-license-texts-of-workers', generateBundle: (_, bundle) => collect(bundle) },
    page: {
      name: 'openbourse-license-texts',
      generateBundle(_, bundle) {
        collect(bundle)
        this.emitFile({ type: 'asset', fileName: LICENSES, source: licensesOf([...folders]) })
      },
      // A dev server bundles nothing: it answers with what package.json names.
      configureServer({ middlewares, config: { root } }) {
        middlewares.use(`/${LICENSES}`, (_, out) => {
          const { dependencies } = readPackage(root)
          const named = Object.keys(dependencies).map((name) => join(root, 'node_modules', name))
          out.setHeader('content-type', 'text/plain; charset=utf-8').end(licensesOf(named))
        })
      },
    },
  }
}

/** The folders of the packages that these modules belong to. */
export function packageFolders(modules: readonly string[]): Set<string> {
  const folders = modules.map((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1])
  return new Set(folders.filter((folder) => folder !== undefined))
}

/** @throws Error naming the packages that have no text of a licence */
export function licensesOf(folders: readonly string[]): string {
  // A package may lie in several folders.
  const found = new Map(folders.map(packageAt).map((each) => [`${each.name} ${each.version}`, each]))
  const packages = [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const silent = packages.filter(({ texts }) => texts.length === 0)
  if (silent.length > 0) throw new Error(`no licence text in ${silent.map(({ name }) => name).join(', ')}`)
  const own = readFileSync('LICENSE', 'utf8').trim()
  const parts = packages.map(({ name, version, license, texts }) =>
    [`${name} ${version} (${license})`, ...texts].join('\n\n'),
  )
  return `${[`Openbourse (Apache-2.0)\n\n${own}`, ...parts].join(`\n\n${'='.repeat(80)}\n\n`)}\n`
}

function packageAt(folder: string): Package {
  const { name, version, license } = readPackage(folder)
  const files = readdirSync(folder, { withFileTypes: true })
  const texts = files
    .filter((file) => file.isFile() && TEXTS.test(file.name))
    .map((file) => readFileSync(join(folder, file.name), 'utf8').trim())
  const more = ELSEWHERE[name]
  return { name, version, license, texts: more === undefined ? texts : [more, ...texts] }
}

type PackageFile = Pick<Package, 'name' | 'version' | 'license'> & {
  readonly dependencies: Readonly<Record<string, string>>
}

const readPackage = (folder: string): PackageFile =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile
