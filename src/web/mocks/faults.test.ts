import { expect, test } from 'vitest'
import { createFaults } from './faults.ts'

function memory(start: Record<string, string> = {}): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map(Object.entries(start))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  }
}

test('a switch stays until it is reset, over a reload too', () => {
  const storage = memory()
  const faults = createFaults(storage)
  faults.set('logIn', { kind: 'down' })
  faults.set('listWallets', { kind: 'slow', ms: 5 })
  expect(createFaults(storage).of('logIn')).toEqual({ kind: 'down' })
  faults.set('logIn', undefined)
  expect(faults.all()).toEqual({ listWallets: { kind: 'slow', ms: 5 } })
  faults.clear()
  expect(createFaults(storage).all()).toEqual({})
})

test('a listener gets every change until it unsubscribes', () => {
  const faults = createFaults(memory())
  let heard = 0
  const leave = faults.subscribe(() => heard++)
  faults.set('logIn', { kind: 'malformed' })
  faults.clear()
  leave()
  faults.set('logIn', { kind: 'down' })
  expect(heard).toBe(2)
})

test.each(['no JSON', '[]', '7', 'null', '"down"', '{"logIn":null}', '{"logIn":{"kind":"x"}}'])(
  'stored switches that are unreadable (%s) are ignored',
  (text) => {
    const faults = createFaults(memory({ 'openbourse.mock-faults': text }))
    expect(faults.all()).toEqual({})
    expect(faults.of('logIn')).toBeUndefined()
  },
)
