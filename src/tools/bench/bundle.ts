/** The parts of Vite's manifest that sizes are computed from. */
export type Manifest = Readonly<Record<string, Chunk>>
type Chunk = {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

export type Part = {
  readonly name: string
  readonly kind: 'entry' | 'route' | 'trade' | 'catalogue'
  readonly bytes: number
}

/**
 * Sizes of the entry (with all it imports at once), of what each lazy screen adds to it, and of each
 * catalogue. `size` gives the bytes of one file, as they travel; `page` names the files that index.html asks for:
 * an entry that does nothing but import is written into the page, and the manifest no longer has it.
 */
export function partSizes(
  manifest: Manifest,
  size: (file: string) => number,
  page: readonly string[] = [],
): Part[] {
  const sum = (files: Iterable<string>): number => [...files].reduce((bytes, file) => bytes + size(file), 0)
  const entries = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry === true || page.includes(manifest[key]?.file ?? ''),
  )
  const shared = filesOf(manifest, entries)
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry === true)
  const catalogue = (key: string): string | undefined => /messages\/(\w+\/[\w-]+)\.json$/.exec(key)?.[1]
  return [
    { name: 'index.html', kind: 'entry', bytes: sum(shared) },
    ...lazy.map((key) => ({
      name: catalogue(key) ?? key,
      kind: catalogue(key) === undefined ? kindOf(key) : ('catalogue' as const),
      bytes: sum(filesOf(manifest, [key]).difference(shared).difference(broughtBy(manifest, key))),
    })),
  ]
}

/**
 * Returns the files that are loaded already when a part is asked for, whichever screen asks: the intersection of their
 * files.
 */
function broughtBy(manifest: Manifest, key: string): Set<string> {
  const askers = Object.keys(manifest).filter((one) => manifest[one]?.dynamicImports?.includes(key) === true)
  const [first, ...rest] = askers.map((asker) => filesOf(manifest, [asker]))
  return rest.reduce((common, files) => common.intersection(files), first ?? new Set<string>())
}

/** Parts of trading screens come after the screen and need it: they are counted with it. */
const kindOf = (key: string): 'route' | 'trade' => (key.startsWith('src/web/trading/') ? 'trade' : 'route')

/** The scripts and styles that a built page asks for, as the manifest names files. */
export const pageFiles = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file)

/** Parts of the manifest that must never reach a browser: the sandbox, mocks and tools. */
export function forbiddenParts(manifest: Manifest): string[] {
  return Object.keys(manifest).filter((key) =>
    /^src\/(sandbox|contract-checks|tools|web\/mocks)\/|node_modules\/(msw|@faker-js)\//.test(key),
  )
}

/** Every file that is loaded with these chunks: themselves, what they import statically, and styles. */
function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const queue = [...keys]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key]
    if (seen.has(key) || chunk === undefined) continue
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    queue.push(...(chunk.imports ?? []))
  }
  return files
}

/**
 * Texts that outlive minifying, each from another part of what mocked answers need: MSW, faker, our own panel. The
 * manifest does not name what was imported statically: it has become part of another file.
 */
export const MOCK_MARKS = ['mockServiceWorker', 'faker.helpers.', 'openbourse.mock-faults'] as const

/** Returns those of the scripts that contain mock code. A production bundle has none, and no worker file either. */
export function mockedFiles(files: readonly string[], read: (file: string) => string): string[] {
  return files.filter(
    (file) => file.includes(MOCK_MARKS[0]) || MOCK_MARKS.some((mark) => read(file).includes(mark)),
  )
}
