import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { isJson } from '../../document/place.ts'
import { readModules, reach, type Module } from './modules.ts'

/** Parts of the app that a change reaches. */
export type AffectedParts = {
  /** Generated hooks and functions, e.g. `useListAds`. */
  readonly hooks: readonly string[]
  /** Files that call them. */
  readonly files: readonly string[]
  /** Folders of forms/ that point at a request. */
  readonly forms: readonly string[]
  /** Addresses of screens that reach those files or forms. */
  readonly screens: readonly string[]
}

export type Impact = (operations: readonly string[]) => AffectedParts

/**
 * Says which hooks, forms and screens of the app below `root` an operation reaches, by walking its imports from
 * the table of routes. In a folder without an app nothing is touched.
 */
export function createImpact(root: string): Impact {
  const modules = readModules(root)
  const exported = exportsOf(modules)
  const forms = formsOf(root)
  const screens = screensOf(modules).map(([path, file]) => ({ path, files: reach(modules, file) }))
  const known = new Map<string, AffectedParts>()

  function touchedBy(operation: string): AffectedParts {
    const before = known.get(operation)
    if (before !== undefined) return before
    const names = exported.filter(({ name }) => belongsTo(name, operation))
    const own = forms.filter((form) => form.operation === operation).map(({ id }) => id)
    const users = [...modules.values()].filter(
      ({ file, imports }) =>
        !file.startsWith('generated/') &&
        imports.some(
          ({ from, names: taken }) =>
            names.some((one) => one.file === from && (taken.length === 0 || taken.includes(one.name))) ||
            own.some((id) => from.startsWith(`forms/${id}/`) || from.startsWith(`generated/forms/${id}/`)),
        ),
    )
    const files = users.map(({ file }) => file)
    const touched: AffectedParts = {
      hooks: names.map(({ name }) => name).filter((name) => name.startsWith('use')),
      files,
      forms: own,
      screens: screens
        .filter((screen) => files.some((file) => screen.files.has(file)))
        .map(({ path }) => path),
    }
    known.set(operation, touched)
    return touched
  }

  return (operations) => {
    const all = operations.map(touchedBy)
    const together = (of: (touched: AffectedParts) => readonly string[]): string[] =>
      [...new Set(all.flatMap(of))].toSorted()
    return {
      hooks: together(({ hooks }) => hooks),
      files: together(({ files }) => files),
      forms: together(({ forms: ids }) => ids),
      screens: together(({ screens: paths }) => paths),
    }
  }
}

type Exported = { readonly name: string; readonly file: string }

/** Returns the exports of the generated modules of operations and channels. */
const exportsOf = (modules: ReadonlyMap<string, Module>): Exported[] =>
  [...modules.values()]
    .filter(({ file }) => /^generated\/(client\/|operations\/|streams\.ts$)/.test(file))
    .flatMap(({ file, text }) =>
      [...new Set([...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name))].map(
        (name) => ({ name, file }),
      ),
    )

/** Generated names are made from the operationId. */
function belongsTo(name: string, operation: string): boolean {
  const capital = operation.charAt(0).toUpperCase() + operation.slice(1)
  return [
    operation,
    `${operation}Operation`,
    `${operation}Stream`,
    `use${capital}`,
    `get${capital}QueryKey`,
    `get${capital}QueryOptions`,
    `get${capital}MutationOptions`,
    `get${capital}MutationKey`,
  ].includes(name)
}

/** Forms and the operation that each is sent with. */
function formsOf(root: string): { id: string; operation: string }[] {
  if (!existsSync(posix.join(root, 'forms'))) return []
  return globSync('forms/*/form.json', { cwd: root }).flatMap((file) => {
    const form: unknown = JSON.parse(readFileSync(posix.join(root, file), 'utf8'))
    const operation = isJson(form) ? form['x-operation'] : undefined
    return typeof operation === 'string'
      ? [{ id: file.replaceAll('\\', '/').split('/')[1] ?? '', operation }]
      : []
  })
}

/** Addresses and the file of their screen, from the table of routes; its addresses may be constants of paths.ts. */
function screensOf(modules: ReadonlyMap<string, Module>): [string, string][] {
  const texts = [...modules.values()]
  const named = new Map(
    texts
      .filter(({ file }) => file.endsWith('/paths.ts'))
      .flatMap(({ text }) => [...text.matchAll(/export const (\w+) = '([^']+)'/g)])
      .map(([, name = '', path = '']) => [name, path]),
  )
  return texts
    .filter(({ file }) => file.startsWith('src/web/app/routing/'))
    .flatMap(({ text, imports }) => {
      const loaders = new Map(imports.flatMap(({ from }) => loadersIn(modules.get(from))))
      return [...text.matchAll(ENTRY)].flatMap(
        ([, path, name = '', own, loader = '']): [string, string][] => {
          const file = own ?? loaders.get(loader)
          return file === undefined ? [] : [[path ?? named.get(name) ?? name, file]]
        },
      )
    })
}

/** An entry of the table: its address, as text or by name, and its screen's file, or the function that loads it. */
const ENTRY = /path: (?:'([^']+)'|(\w+))[^]*?(?:import\('#([^']+)'\)|screens\(\)\.then\(\(\{ (\w+) \}\))/g

/** Functions of a module that load a screen on demand, with its file. */
const loadersIn = (module: Module | undefined): [string, string][] =>
  [...(module?.text ?? '').matchAll(/export const (\w+) = \([^]*?import\('#([^']+)'\)/g)].map(
    ([, name = '', file = '']) => [name, file],
  )
