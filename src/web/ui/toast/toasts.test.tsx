// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Modal } from '../overlays/modal.tsx'
import { show } from '../tests/show.tsx'
import { showToast, toastStore } from './toast-store.ts'

afterEach(cleanup)

test('while a dialog is open toasts are in it, where they are announced and can be pressed', () => {
  const onClose = vi.fn<() => void>()
  const part = (
    <Modal label="Question" onClose={onClose}>
      Sure?
    </Modal>
  )
  show(part)
  act(() => void showToast({ kind: 'info', title: 'Copied' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Question' }))
  expect(dialog.getByText('Copied')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Dismiss' }))
  expect(toastStore.get()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

test('a toast stays when the dialog that showed it closes', () => {
  const { baseElement } = show(<Question />)
  act(() => void showToast({ kind: 'info', title: 'Saved' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(within(baseElement).getByText('Saved')).toBeTruthy()
})

test('a toast goes when its action is pressed', () => {
  const onPress = vi.fn<() => void>()
  show(null)
  act(
    () => void showToast({ kind: 'error', title: 'Liquidated', action: { label: 'What happened', onPress } }),
  )
  fireEvent.click(screen.getByRole('button', { name: 'What happened' }))
  expect(onPress).toHaveBeenCalledOnce()
  expect(screen.queryByText('Liquidated')).toBeNull()
})

function Question() {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Modal label="Question" onClose={() => {}}>
      <button type="button" onClick={() => setIsOpen(false)}>
        Yes
      </button>
    </Modal>
  )
}
