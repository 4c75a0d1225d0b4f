import { expect, test } from 'vitest'
import { MASK, maskAnswer, maskRequest, maskUrl } from './mask.ts'

test('the mask tells nothing of the length of a secret', () => {
  expect(MASK).toBe('•••')
})

test.each([
  ['/a/{key}', ['key'], '/a/1', `/a/${MASK}`],
  ['/a/{key}/{id}', ['key'], '/api/a/1/2', `/api/a/${MASK}/2`],
  ['/a/x{key}', ['key'], '/a/x1', '/a/x1'],
  ['/a/{key}x', ['key'], '/a/1x', '/a/1x'],
  ['/a/{id}', undefined, '/a/1?key=2', '/a/1?key=2'],
  ['/a', ['my key'], '/a?my+key=1&my=2', `/a?my+key=${MASK}&my=2`],
  ['/a', ['data', 'data.key'], '/a?data=1&data.key=2', '/a?data=1&data.key=2'],
  ['/a', ['key.data.'], '/a?key.data.=1', `/a?key.data.=${MASK}`],
  ['/a', ['undefined'], '/a/b', '/a/b'],
])('by the template %s and the secrets %j the address %s is logged as %s', (path, secrets, url, expected) => {
  expect(maskUrl({ path, ...(secrets && { secrets }) }, url)).toBe(expected)
})

test('secrets of the answer are none of the request, and the other way round', () => {
  const operation = { path: '/', secrets: ['data.key', 'data', 'pin'] }
  expect(maskRequest(operation, { data: { key: 'a' }, pin: 'b' })).toEqual({ data: { key: 'a' }, pin: MASK })
  expect(maskAnswer(operation, { data: { key: 'a' }, pin: 'b' })).toEqual({ data: MASK, pin: 'b' })
})

test('a secret that is not there is not masked, nor are others', () => {
  const operation = { path: '/', secrets: ['pin', 'more'] }
  expect(maskRequest(operation, { pin: undefined, more: null, name: 'ann' })).toStrictEqual({
    pin: undefined,
    more: null,
    name: 'ann',
  })
  expect(maskRequest({ path: '/' }, { pin: '1' })).toEqual({ pin: '1' })
})

test('fields that a form repeats are a list', () => {
  expect(maskRequest({ path: '/', secrets: ['pin'] }, new URLSearchParams('a=1&a=2&b=3'))).toEqual({
    a: ['1', '2'],
    b: '3',
  })
})
