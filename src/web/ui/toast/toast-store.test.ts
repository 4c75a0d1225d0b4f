import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, holdToast, showToast, toastStore } from './toast-store.ts'

const titles = (): readonly string[] => toastStore.get().map(({ title }) => title)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id)
  vi.useRealTimers()
})

test('SESS-05.b an error is shown for exactly 3000 ms', () => {
  showToast({ kind: 'error', title: 'Network error' })
  vi.advanceTimersByTime(2999)
  expect(titles()).toEqual(['Network error'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual([])
})

test('a toast with an action stays until it is dismissed, even after a hover', () => {
  const id = showToast({ kind: 'error', title: 'Gone', action: { label: 'Reload', onPress: () => {} } })
  holdToast(id, true)
  holdToast(id, false)
  vi.advanceTimersByTime(600_000)
  expect(titles()).toEqual(['Gone'])
  dismissToast(id)
  expect(titles()).toEqual([])
})

test('a held toast stays, and then has the time that was left', () => {
  const id = showToast({ kind: 'error', title: 'Network error' })
  vi.advanceTimersByTime(1000)
  holdToast(id, true)
  vi.advanceTimersByTime(60_000)
  expect(toastStore.get()[0]?.held).toBe(true)
  holdToast(id, false)
  vi.advanceTimersByTime(1999)
  expect(titles()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(titles()).toHaveLength(0)
})

test('the same toast again starts its time anew and is not shown twice', () => {
  showToast({ kind: 'error', title: 'Network error' })
  vi.advanceTimersByTime(2000)
  showToast({ kind: 'error', title: 'Network error' })
  vi.advanceTimersByTime(2000)
  expect(titles()).toEqual(['Network error'])
})

test('at most four toasts are shown, the oldest is dropped', () => {
  for (const title of ['1', '2', '3', '4', '5']) showToast({ kind: 'info', title })
  expect(titles()).toEqual(['2', '3', '4', '5'])
})

test('a toast that stays is not pushed out by those that pass, and the newest of those is shown', () => {
  const action = { label: 'What happened', onPress: () => {} }
  showToast({ kind: 'error', title: 'Liquidated', action })
  showToast({ kind: 'error', title: 'No stop loss', stays: true })
  for (const title of ['1', '2', '3', '4']) showToast({ kind: 'error', title })
  expect(titles()).toEqual(['Liquidated', 'No stop loss', '3', '4'])
  vi.advanceTimersByTime(600_000)
  expect(titles()).toEqual(['Liquidated', 'No stop loss'])
  for (const title of ['a', 'b', 'c']) showToast({ kind: 'error', title, action })
  expect(titles()).toEqual(['No stop loss', 'a', 'b', 'c'])
  showToast({ kind: 'success', title: 'Copied' })
  expect(titles()).toEqual(['No stop loss', 'a', 'b', 'c', 'Copied'])
})

test('a dismissed toast leaves no timer', () => {
  dismissToast(showToast({ kind: 'success', title: 'Saved' }))
  expect(titles()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
