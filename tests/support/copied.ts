import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'

/** Presses each button of such a name, in order, and dismisses all messages. @returns what each has copied, by its name */
export async function copiedBy(name: RegExp): Promise<readonly (readonly [name: string, text: string])[]> {
  const copied: [string, string][] = []
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard')
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  for (const button of await screen.findAllByRole('button', { name })) {
    await act(() => Promise.resolve(fireEvent.click(button)))
    copied.push([button.getAttribute('aria-label') ?? button.textContent, writeText.mock.lastCall?.[0] ?? ''])
    writeText.mockClear()
  }
  act(() => {
    for (const { id } of toastStore.get()) dismissToast(id)
  })
  if (own === undefined) Reflect.deleteProperty(navigator, 'clipboard')
  else Object.defineProperty(navigator, 'clipboard', own)
  return copied
}
