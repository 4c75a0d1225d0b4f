import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** One source file and what it takes from others. */
export type Module = {
  /** Relative to the root of the tree, with slashes. */
  readonly file: string
  readonly text: string
  readonly imports: readonly Import[]
}

export type Import = {
  /** The file, relative to the root of the tree. */
  readonly from: string
  /** Names as they are exported; empty for a whole module, which may use any of them. */
  readonly names: readonly string[]
}

const STATEMENT =
  /(?:import|export)\s+(?:type\s+)?([^'"();]*?)\s*from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

/** Files of the app; tests, tools and stand-ins for a server do not belong to it. */
const APP = [
  'src/**/*.{ts,tsx}',
  'forms/**/*.ts',
  'generated/{client,forms,operations,requests}/**/*.ts',
  'generated/streams.ts',
]
const OTHERS = /\.test\.tsx?$|^src\/(tools|contract-checks|sandbox|web\/gallery|web\/mocks)\/|\/tests?\//

/** The modules of an app below `root`, by file; none where there is no app. */
export function readModules(root: string): ReadonlyMap<string, Module> {
  if (!existsSync(posix.join(root, 'generated/client'))) return new Map()
  const files = APP.flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !OTHERS.test(file))
  return new Map(
    files.map((file) => {
      const text = readFileSync(posix.join(root, file), 'utf8')
      return [file, { file, text, imports: importsOf(file, text) }]
    }),
  )
}

function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(STATEMENT)].flatMap(([, clause = '', named, dynamic]) => {
    const specifier = named ?? dynamic ?? ''
    if (!specifier.startsWith('.') && !specifier.startsWith('#')) return []
    const from = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)
    return [{ from: from.split('?')[0] ?? '', names: namesIn(clause) }]
  })
}

/** `{ a, type b as c }` names a and b. */
function namesIn(clause: string): string[] {
  const inside = /\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  return inside
    .split(',')
    .map(
      (one) =>
        one
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => name !== '')
}

/** Every file that a file reaches, itself included. */
export function reach(modules: ReadonlyMap<string, Module>, file: string): Set<string> {
  const seen = new Set<string>()
  const open = [file]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    open.push(...(modules.get(at)?.imports ?? []).map(({ from }) => from))
  }
  return seen
}
