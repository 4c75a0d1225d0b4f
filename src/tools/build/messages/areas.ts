/**
 * Says which message areas a module needs, from the keys that it names and those of everything it imports. A screen
 * whose texts were forgotten would show their keys: nobody writes such a list by hand.
 */
import { dirname, join } from 'node:path'
import { OF_ANY_FORM, quoted, templatesIn } from './named-keys.ts'
import { type LazyImport, type ModuleSource, readModule } from './module-source.ts'

export type MessageAreas = {
  /** Areas of a module and of all that it brings, imports on demand included, in alphabetical order. */
  readonly of: (file: string) => readonly string[]
  /** Areas of an import on demand: of its module, and of what the entry of the route table beside it names. */
  readonly ofImport: (file: string, lazy: LazyImport) => readonly string[]
  /** Areas of a module and of what comes at once with it. */
  readonly atOnce: (file: string) => readonly string[]
  /** Returns true when an import on demand brings a module, sooner or later. */
  readonly brings: (file: string, lazy: LazyImport, wanted: string) => boolean
  readonly module: (file: string) => ModuleSource | undefined
}

type Options = {
  /** area -> its keys */
  readonly keys: ReadonlyMap<string, readonly string[]>
  /** Text of a file below the project's root; undefined where there is none. */
  readonly read: (file: string) => string | undefined
  /** Areas that are there before any screen is. */
  readonly always?: readonly string[]
}

/** Screens stand in `src/`, and what is special about their forms in `forms/`; `generated/` names keys of all areas. */
const WALKED = /^(?:src|forms)\/.*\.tsx?$/

/**
 * Keys that only a server names are no literals: a module that looks them up says so by the area's type. They have no
 * dot either, and in quotes they could be any word.
 */
const BY_TYPE = /\bAreaKeys\['([\w-]+)'\]/g

/** Returns true for files whose imports on demand bring the texts of the modules that they load. */
export const loadsMessages = (file: string): boolean => file.startsWith('src/web/app/')

/** Keywords of actions: named wherever an action is, looked up by palette and cheat sheet alone. */
const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  palette: ['src/web/ui/actions/palette', 'src/web/ui/actions/cheat-sheet'],
}

/** Keys in comments are examples. */
const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm

/** Texts of a form come with its definition, not with every form. */
const formsIn = (text: string): RegExp[] =>
  [...text.matchAll(/'#generated\/forms\/([\w-]+)\/form\.ts'/g)].map(
    ([, id = '']) => new RegExp(`^forms\\.${id}\\.`),
  )

/** Areas by module, for one state of the files. */
export function messageAreas({ keys, read, always = [] }: Options): MessageAreas {
  const areaOf = new Map([...keys].flatMap(([area, names]) => names.map((name) => [name, area] as const)))
  const modules = new Map<string, ModuleSource | undefined>()
  const named = new Map<string, ReadonlySet<string>>()

  const module = (file: string): ModuleSource | undefined => {
    if (modules.has(file)) return modules.get(file)
    const text = WALKED.test(file) ? read(file) : undefined
    const made = text === undefined ? undefined : readModule(file, text)
    modules.set(file, made)
    return made
  }

  const areasIn = (file: string, source: string): ReadonlySet<string> => {
    const text = source.replaceAll(COMMENTS, '')
    const byKey = quoted(text).flatMap((key) => (key.includes('.') ? (areaOf.get(key) ?? []) : []))
    const patterns = [
      ...templatesIn(text).filter(({ source }) => !OF_ANY_FORM.test(source)),
      ...formsIn(text),
    ]
    const byTemplate = patterns.flatMap((pattern) =>
      [...keys].filter(([, names]) => names.some((name) => pattern.test(name))).map(([area]) => area),
    )
    const byType = [...text.matchAll(BY_TYPE)].map(([, area = '']) => area)
    const areas = [...byKey, ...byTemplate, ...byType]
    return new Set(areas.filter((area) => SHOWN_BY[area]?.some((start) => file.startsWith(start)) ?? true))
  }

  const namedBy = (file: string): ReadonlySet<string> => {
    const known = named.get(file)
    if (known !== undefined) return known
    const made = areasIn(file, module(file)?.own ?? '')
    named.set(file, made)
    return made
  }

  const modulesOf = (file: string, withLazy: boolean): ReadonlySet<string> => {
    const seen = new Set([file])
    for (const one of seen) {
      const { imports = [], lazy = [] } = module(one) ?? {}
      // What the app itself loads on demand brings its own texts (plugin.ts).
      const next =
        withLazy && !loadsMessages(one) ? [...imports, ...lazy.map(({ specifier }) => specifier)] : imports
      for (const specifier of next) seen.add(resolve(specifier, one))
    }
    return seen
  }
  const closure = (file: string, withLazy: boolean): string[] =>
    [...modulesOf(file, withLazy)].flatMap((one) => [...namedBy(one)])
  const listed = (areas: readonly string[]): readonly string[] =>
    [...new Set(areas)].filter((area) => !always.includes(area)).sort()

  return {
    of: (file) => listed(closure(file, true)),
    ofImport: (file, { specifier, beside }) =>
      listed([...closure(resolve(specifier, file), true), ...areasIn(file, beside)]),
    atOnce: (file) => listed(closure(file, false)),
    brings: (file, { specifier }, wanted) => modulesOf(resolve(specifier, file), true).has(wanted),
    module,
  }
}

/** The file that a specifier leads to, from the project's root; packages lead nowhere that is walked. */
function resolve(specifier: string, from: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(from), specifier) : specifier
}
