import { expect, test } from 'vitest'
import { classNames } from './class-names.ts'

const nameOf = classNames('/app')

test('a class is named after itself and its file, wherever the app is built', () => {
  expect(nameOf('row', '/app/src/a.module.css')).toMatch(/^row_[\da-z]{4}$/)
  expect(classNames('/elsewhere')('row', '/elsewhere/src/a.module.css')).toBe(
    nameOf('row', '/app/src/a.module.css'),
  )
})

test('two files have different names for the same class', () => {
  expect(nameOf('row', '/app/src/a.module.css')).not.toBe(nameOf('row', '/app/src/b.module.css'))
})

test('two files of the same hash are refused', () => {
  const paths = Array.from({ length: 20_000 }, (_, at) => `/app/${at}.module.css`)
  expect(() => paths.forEach((path) => nameOf('row', path))).toThrow(
    /^\d+\.module\.css and \d+\.module\.css have the same hash/,
  )
})
