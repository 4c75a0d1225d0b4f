// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectionAnswered } from '#src/web/client/connection.ts'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { showScreen } from '#tests/support/screen.tsx'
import { LazyPart } from './lazy-part.tsx'

// React reports what a boundary has caught.
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) dismissToast(id)
  vi.restoreAllMocks()
})

const Menu = () => <p>the menu</p>

/** Returns a part whose code fails to load `failures` times. */
function partOf(failures: number) {
  const load = vi.fn<() => Promise<typeof Menu>>().mockResolvedValue(Menu)
  for (let left = failures; left > 0; left -= 1) load.mockRejectedValueOnce(new Error('gone'))
  return { load, Part: lazyChunk(load) }
}

const press = async (name: string): Promise<unknown> => {
  const button = await screen.findByRole('button', { name })
  // What is loaded comes after the press, in its own time.
  return act(() => Promise.resolve(fireEvent.click(button)))
}

test('SESS-06.d a part that failed twice is reported once, and loaded again on demand', async () => {
  const { load, Part } = partOf(3)
  // React waits for what suspends while it is in an awaited `act` only.
  await act(() => {
    showScreen(
      <LazyPart renderAgain={(retry) => <button type="button" onClick={retry}>{`again`}</button>}>
        <Part />
      </LazyPart>,
      '/',
    )
    return Promise.resolve()
  })
  await screen.findByRole('button', { name: 'again' })
  expect(load).toHaveBeenCalledTimes(2)
  expect(toastStore.get()).toMatchObject([{ kind: 'error', title: 'This part could not be loaded' }])
  await press('again')
  expect(await screen.findByText('the menu')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(4)
})

test('SESS-06.e a failed part loads when the connection is back, and its message goes', async () => {
  const { load, Part } = partOf(2)
  await act(() => {
    showScreen(
      <LazyPart renderAgain={(retry) => <button type="button" onClick={retry}>{`again`}</button>}>
        <Part />
      </LazyPart>,
      '/',
    )
    return Promise.resolve()
  })
  await screen.findByRole('button', { name: 'again' })
  await act(() => {
    connectionAnswered()
    return Promise.resolve()
  })
  expect(await screen.findByText('the menu')).toBeTruthy()
  expect(toastStore.get()).toEqual([])
  expect(load).toHaveBeenCalledTimes(3)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(load).toHaveBeenCalledTimes(3)
})

test('SESS-06.d a part that is missing for good is not requested again with each answer', async () => {
  const { load, Part } = partOf(20)
  await act(() => {
    showScreen(
      <LazyPart>
        <Part />
      </LazyPart>,
      '/',
    )
    return Promise.resolve()
  })
  for (let answers = 0; answers < 6; answers += 1)
    await act(async () => {
      connectionAnswered()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    })
  // Two tries at first, and two in each of three times after it.
  expect(load).toHaveBeenCalledTimes(8)
})

test('a loading part shows a placeholder', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Menu>()
  const Part = lazyChunk(() => promise)
  showScreen(
    <LazyPart waiting={<p>{`soon`}</p>}>
      <Part />
    </LazyPart>,
    '/',
  )
  expect(await screen.findByText('soon')).toBeTruthy()
  await act(() => Promise.resolve(resolve(Menu)))
  expect(await screen.findByText('the menu')).toBeTruthy()
})

test('SESS-06.d a part that failed to load is loaded again when it is opened again', async () => {
  const { load, Part } = partOf(2)
  function Opened() {
    const [open, setOpen] = useState(false)
    return open ? (
      <LazyPart onFail={() => setOpen(false)}>
        <Part />
      </LazyPart>
    ) : (
      <button type="button" onClick={() => setOpen(true)}>{`open`}</button>
    )
  }
  showScreen(<Opened />, '/')
  await press('open')
  await press('open')
  expect(await screen.findByText('the menu')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})
