import { createStore, type Store } from '#src/core/store/store.ts'

/**
 * Holds the short messages on the screen. A transport error stays exactly 3000 ms (SESS-05); a pointer on it or the
 * focus in it holds it, and it closes when it is released and its time is over. A message with an action, or of a loss,
 * stays until it is dismissed, so that nobody has to reach its button in time; others do not push it out.
 *
 *   showToast({ kind, title, text, action, stays }): id    dismissToast(id)    holdToast(id, held)
 */
export type Toast = {
  readonly id: number
  readonly kind: 'success' | 'info' | 'error'
  readonly title: string
  readonly text: string | null
  /** Button of the message. */
  readonly action: { readonly label: string; readonly onPress: () => void } | undefined
  readonly ms: number
  /** Until it is dismissed. */
  readonly stays: boolean
  readonly held: boolean
}

export type ToastRequest = Pick<Toast, 'kind' | 'title'> & {
  readonly text?: string | null
  readonly action?: Toast['action']
  /** For what must not be missed. A message with an action always stays. */
  readonly stays?: true
}

/** Milliseconds that a message stays. Errors: as specified, section 8. */
const TOAST_MS = { error: 3000, success: 4000, info: 4000 } as const

/** More than this many would cover the page; the oldest goes, and those that stay go last. */
const MOST = 4

type Clock = { left: number; started: number; timer: ReturnType<typeof setTimeout> | undefined }

const clocks = new Map<number, Clock>()
const toasts = createStore<readonly Toast[]>([])
let lastId = 0

export const toastStore: Store<readonly Toast[]> = toasts

/**
 * Shows a message; an empty text is none. The same one again starts its time anew instead of standing there twice.
 */
export function showToast({ kind, title, action, ...rest }: ToastRequest): number {
  const text = rest.text === '' ? null : (rest.text ?? null)
  const twin = toasts
    .get()
    .find((toast) => toast.kind === kind && toast.title === title && toast.text === text)
  if (twin !== undefined) dismissToast(twin.id)
  lastId += 1
  const stays = action !== undefined || rest.stays === true
  const toast: Toast = {
    id: lastId,
    kind,
    title,
    text,
    action,
    ms: TOAST_MS[kind],
    stays,
    held: stays,
  }
  clocks.set(toast.id, { left: toast.ms, started: 0, timer: undefined })
  toasts.set([...toasts.get(), toast])
  for (const { id } of overflow(toasts.get())) dismissToast(id)
  if (!toast.held) run(toast.id)
  return toast.id
}

/** The new message has a place, however many stay. */
function overflow(all: readonly Toast[]): readonly Toast[] {
  const staying = all.filter(({ stays }) => stays)
  const passing = all.filter(({ stays }) => !stays)
  return [...staying.slice(0, -MOST), ...passing.slice(0, -Math.max(1, MOST - staying.length))]
}

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** Holds the time of a message, or lets it run on from where it stood. */
export function holdToast(id: number, held: boolean): void {
  const clock = clocks.get(id)
  const toast = toasts.get().find((each) => each.id === id)
  if (clock === undefined || toast === undefined || toast.stays || toast.held === held) return
  if (held) {
    clearTimeout(clock.timer)
    clock.left = Math.max(0, clock.left - (performance.now() - clock.started))
  } else run(id)
  toasts.set(toasts.get().map((each) => (each.id === id ? { ...each, held } : each)))
}

function run(id: number): void {
  const clock = clocks.get(id)
  if (clock === undefined) return
  clock.started = performance.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.left)
}
