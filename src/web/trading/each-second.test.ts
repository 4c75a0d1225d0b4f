import { expect, test } from 'vitest'
import { createStore } from '#src/core/store/store.ts'
import { eachSecond } from './each-second.ts'

test('changes within a second are told once, on its last beat, and none after the end', () => {
  const planned: { readonly moment: number; readonly run: () => void }[] = []
  let cancelled = 0
  const onBeat = (moment: number, run: () => void) => {
    planned.push({ moment, run })
    return () => {
      cancelled += 1
    }
  }
  const store = createStore(1)
  const source = eachSecond(store, { onBeat, now: () => 1700 })
  let told = 0
  const stop = source.subscribe(() => {
    told += 1
  })
  store.set(2)
  store.set(3)
  expect(planned.map(({ moment }) => moment)).toEqual([1750])
  expect(told).toBe(0)
  planned[0]?.run()
  expect([told, source.get()]).toEqual([1, 3])
  store.set(4)
  stop()
  expect([planned.length, cancelled]).toEqual([2, 1])
  store.set(5)
  expect(planned).toHaveLength(2)
})
