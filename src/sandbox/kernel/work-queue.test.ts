import { expect, test } from 'vitest'
import { Busy, createWorkQueue } from './work-queue.ts'

test('two pieces of work run at once, some wait for their turn, and more are refused', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 3 })
  const begun: number[] = []
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const done = ends.map(({ promise }, index) =>
    queue.run(() => {
      begun.push(index)
      return promise
    }),
  )
  expect(begun).toEqual([0, 1])
  await expect(queue.run(() => Promise.resolve())).rejects.toThrow(Busy)
  for (const [index, { resolve }] of ends.entries()) {
    resolve()
    await done[index]
    expect(begun.length).toBe(Math.min(5, index + 3))
  }
  expect(begun).toEqual([0, 1, 2, 3, 4])
  await expect(queue.run(() => Promise.resolve('free'))).resolves.toBe('free')
})

test('work that fails gives its place to the next', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 })
  const failing = queue.run(() => Promise.reject(new Error('no')))
  const next = queue.run(() => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('next')
})
