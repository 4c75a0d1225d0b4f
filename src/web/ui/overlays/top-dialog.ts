let dialogs: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** The open dialog on top, null where there is none. What stands outside of it can neither be pressed nor is it read. */
export const topDialog = {
  get: (): HTMLDialogElement | null => dialogs.at(-1) ?? null,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Opens a dialog above all others; what it gives back closes it, which gives the focus back to what had it. */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  publish([...dialogs, dialog])
  return () => {
    publish(dialogs.filter((each) => each !== dialog))
    dialog.close()
  }
}

function publish(next: typeof dialogs): void {
  dialogs = next
  for (const listener of listeners) listener()
}
