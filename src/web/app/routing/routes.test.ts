import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import * as paths from '#src/web/paths/paths.ts'
import { routes } from './routes.ts'

/** Screens that are meant to be empty: header and footer only (SHELL-02). */
const FRAMES_ONLY = new Set<string>([paths.LIVE_VIEW_PATH])

test('every indexed page has a description', () => {
  const silent = routes
    .filter(({ path, memberOnly, description }) => !memberOnly && !description && !FRAMES_ONLY.has(path))
    .map(({ path }) => path)
  expect(silent).toEqual([])
})

test('a path belongs to one screen', () => {
  const paths = routes.map(({ path }) => path)
  expect(paths).toEqual([...new Set(paths)])
})

// What a function puts in does not matter here: an own word is filled in for all of it.
const buildAny = (build: unknown): string =>
  (build as (one: string, other: string) => string)('code=1', 'name')

test('every linked address has a route', () => {
  const addresses = Object.values(paths)
    .map((path) => (typeof path === 'string' ? path : buildAny(path)))
    .map((path) => path.split('?')[0] ?? '')
  const dead = addresses.filter((address) => !routes.some(({ path }) => matchPath(path, address)))
  expect(addresses.length).toBeGreaterThan(routes.length)
  expect(dead).toEqual([])
})
