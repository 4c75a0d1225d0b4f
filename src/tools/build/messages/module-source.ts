import { type ESTree, parseSync, Visitor } from 'vite'

/** An import on demand. */
export type LazyImport = {
  readonly specifier: string
  readonly start: number
  readonly end: number
  /** The object literal with a `path` that it stands in (a route's entry), as text; empty where there is none. */
  readonly beside: string
}

export type ModuleSource = {
  /** Modules that come with this one. Types do not. */
  readonly imports: readonly string[]
  readonly lazy: readonly LazyImport[]
  /** The text without the entries that belong to an import on demand. */
  readonly own: string
}

const STATIC = /^(?:import|export)\s(?!type\b)[^'"]*?['"]([^'"]+)['"]/gm

/** Returns the imports of a module, at once and on demand. Parses it only where something is imported on demand. */
export function readModule(file: string, text: string): ModuleSource {
  const imports = [...text.matchAll(STATIC)].map(([, specifier = '']) => specifier)
  if (!/\bimport\(/.test(text)) return { imports, lazy: [], own: text }
  const entries: ESTree.ObjectExpression[] = []
  const found: { readonly specifier: string; readonly start: number; readonly end: number }[] = []
  new Visitor({
    ObjectExpression: (node) => {
      if (hasPath(node)) entries.push(node)
    },
    ImportExpression: ({ source, start, end }) => {
      if (source.type === 'Literal' && typeof source.value === 'string')
        found.push({ specifier: source.value, start, end })
    },
  }).visit(parseSync(file, text).program)
  const lazy = found.map((one) => {
    const entry = entries.find(({ start, end }) => start < one.start && one.end < end)
    return { ...one, beside: entry === undefined ? '' : text.slice(entry.start, entry.end) }
  })
  return { imports, lazy, own: lazy.reduce((rest, { beside }) => rest.replace(beside, ''), text) }
}

const hasPath = ({ properties }: ESTree.ObjectExpression): boolean =>
  properties.some(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'path',
  )
