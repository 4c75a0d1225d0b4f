import { expect, test } from 'vitest'
import { type Manifest, mockedFiles, MOCK_MARKS, pageFiles, partSizes, forbiddenParts } from './bundle.ts'

const manifest: Manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['main.css'] },
  '_react.js': { file: 'react.js' },
  '_form.js': { file: 'form.js', imports: ['_react.js'] },
  'src/web/features/auth/login-page.tsx': {
    file: 'login.js',
    isDynamicEntry: true,
    imports: ['_form.js', 'index.html'],
  },
  'generated/messages/de_DE/auth.json': { file: 'de-auth.js', isDynamicEntry: true },
  'generated/messages/de_DE/shell.json': { file: 'de-shell.js', isDynamicEntry: true },
}
const sizes: Record<string, number> = {
  'main.js': 10,
  'main.css': 5,
  'react.js': 100,
  'form.js': 40,
  'login.js': 7,
  'de-auth.js': 2,
  'de-shell.js': 3,
}

test("sizes are those of the entry with its imports, of each screen's addition, and of each catalogue", () => {
  expect(partSizes(manifest, (file) => sizes[file] ?? 0)).toEqual([
    { name: 'index.html', kind: 'entry', bytes: 115 },
    { name: 'src/web/features/auth/login-page.tsx', kind: 'route', bytes: 47 },
    { name: 'de_DE/auth', kind: 'catalogue', bytes: 2 },
    { name: 'de_DE/shell', kind: 'catalogue', bytes: 3 },
  ])
})

test('a part of a screen counts with what it adds to every screen that loads it', () => {
  const login = 'src/web/features/auth/login-page.tsx'
  const screen = {
    file: 'login.js',
    isDynamicEntry: true,
    imports: ['_form.js'],
    dynamicImports: ['table.tsx'],
  }
  const table = { file: 'table.js', isDynamicEntry: true, imports: [login, '_grid.js'] }
  const asked = { ...manifest, [login]: screen, 'table.tsx': table, '_grid.js': { file: 'grid.js' } }
  const bytesOf = (all: Manifest) =>
    partSizes(all, (file) => sizes[file] ?? 20).find(({ name }) => name === 'table.tsx')?.bytes
  expect(bytesOf(asked)).toBe(40)
  // Another screen asks for it too, and has nothing of the first one.
  const other = { file: 'other.js', isDynamicEntry: true, dynamicImports: ['table.tsx'] }
  expect(bytesOf({ ...asked, 'other.tsx': other })).toBe(87)
})

test('an inlined entry is counted by what the page loads', () => {
  const { 'index.html': _, ...inlined } = manifest
  const page = pageFiles('<script src="/boot.js"></script><script src="/assets/react.js"></script>')
  expect(page).toEqual(['assets/react.js'])
  const asked = { ...inlined, '_react.js': { file: 'assets/react.js' } }
  const [entry, login] = partSizes(asked, () => 10, page)
  expect([entry?.bytes, login?.bytes]).toEqual([10, 20])
})

test('sandbox and mocks in a build are reported', () => {
  expect(forbiddenParts(manifest)).toEqual([])
  const leaking = { ...manifest, 'src/web/mocks/start.tsx': { file: 'mocks.js', isDynamicEntry: true } }
  expect(forbiddenParts(leaking)).toEqual(['src/web/mocks/start.tsx'])
})

test('mock code in a bundle is found by any of its marks, and by the name of its worker', () => {
  const files = ['main.js', 'mockServiceWorker.js', ...MOCK_MARKS.map((mark) => `with ${mark}`)]
  expect(mockedFiles(files, (file) => `"${file}"`)).toEqual(files.slice(1))
})
