import { act } from '@testing-library/react'
import { dismissToast, toastStore } from '#src/web/ui/toast/toast-store.ts'

/** Returns what messages tell (kind, title, text), and dismisses them. Spaces that do not break are plain ones. */
export function told(): readonly string[] {
  const texts = toastStore
    .get()
    .map(({ kind, title, text }) => [kind, title, text ?? ''].join(' | ').replaceAll('\u{a0}', ' '))
  act(() => {
    for (const { id } of toastStore.get()) dismissToast(id)
  })
  return texts
}
