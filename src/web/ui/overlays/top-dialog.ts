import { createStore, type Store } from '#src/core/store/store.ts'

const dialogs = createStore<readonly HTMLDialogElement[]>([])

/** The open dialog on top, null where there is none. What stands outside of it can neither be pressed nor is it read. */
export const topDialog: Store<HTMLDialogElement | null> = {
  get: () => dialogs.get().at(-1) ?? null,
  subscribe: dialogs.subscribe,
}

/** Opens a dialog above all others; what it gives back closes it, which gives the focus back to what had it. */
export function openOnTop(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  dialogs.set([...dialogs.get(), dialog])
  return () => {
    dialogs.set(dialogs.get().filter((each) => each !== dialog))
    dialog.close()
  }
}
