import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkError, loadChunk, loadTogether } from './chunk.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('SESS-06.a a screen that never loads is reported after exactly 120000 ms', async () => {
  expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  const failed = vi.fn<(error: unknown) => void>()
  loadChunk(() => new Promise(() => {})).catch(failed)
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'timeout' }))
})

test('SESS-06.b a rejection is retried once', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce('here')
  await expect(loadChunk(load)).resolves.toBe('here')
  expect(load).toHaveBeenCalledTimes(2)
})

test('SESS-06.b a second rejection is reported at once, with its cause, and not retried', async () => {
  const cause = new Error('gone')
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(cause)
  const error: unknown = await loadChunk(load).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ChunkError)
  expect(error).toMatchObject({ kind: 'failed', cause })
  expect(load).toHaveBeenCalledTimes(2)
})

test('a loaded screen leaves no timer behind', async () => {
  await loadChunk(() => Promise.resolve('here'))
  expect(vi.getTimerCount()).toBe(0)
})

test('SESS-06.b two files loaded together are retried after both have failed', async () => {
  const told: string[] = []
  const file = async (name: string, ms: number): Promise<string> => {
    told.push(`asks ${name}`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    told.push(`fails ${name}`)
    throw new Error(name)
  }
  const failed = loadChunk(() => loadTogether([file('quick', 1), file('slow', 5)])).catch(() => 'failed')
  await vi.advanceTimersByTimeAsync(20)
  expect(await failed).toBe('failed')
  const once = ['asks quick', 'asks slow', 'fails quick', 'fails slow']
  expect(told).toEqual([...once, ...once])
})
