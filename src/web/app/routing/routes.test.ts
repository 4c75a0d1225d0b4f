import { expect, test } from 'vitest'
import { routes } from './routes.ts'

/** Says nothing of its own on purpose: header and footer only (SHELL-02). */
const FRAMES_ONLY = new Set(['/LiveView'])

test('every page that a search engine can see says what it is', () => {
  const silent = routes
    .filter(({ path, memberOnly, description }) => !memberOnly && !description && !FRAMES_ONLY.has(path))
    .map(({ path }) => path)
  expect(silent).toEqual([])
})

test('a path is served by one screen', () => {
  const paths = routes.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})
