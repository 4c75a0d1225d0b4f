/**
 * Holds the short messages on the screen. A transport error stays exactly 3000 ms (SESS-05); a pointer on it or the
 * focus in it holds it, and it closes when it is released and its time is over. A message with an action stays until
 * it is dismissed, so that nobody has to reach its button in time.
 *
 *   showToast({ kind, title, text, action }): id    dismissToast(id)    holdToast(id, held)
 */
export type Toast = {
  readonly id: number
  readonly kind: 'success' | 'info' | 'error'
  readonly title: string
  readonly text: string | null
  /** Button of the message. */
  readonly action: { readonly label: string; readonly onPress: () => void } | undefined
  readonly ms: number
  readonly held: boolean
}

export type ToastRequest = Pick<Toast, 'kind' | 'title'> & {
  readonly text?: string | null
  readonly action?: Toast['action']
}

/** Milliseconds that a message stays. Errors: as specified, section 8. */
const TOAST_MS = { error: 3000, success: 4000, info: 4000 } as const

/** More than this many would cover the page; the oldest goes. */
const MOST = 4

type Clock = { left: number; started: number; timer: ReturnType<typeof setTimeout> | undefined }

const listeners = new Set<() => void>()
const clocks = new Map<number, Clock>()
let toasts: readonly Toast[] = []
let lastId = 0

export const toastStore = {
  get: (): readonly Toast[] => toasts,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/**
 * Shows a message; an empty text is none. The same one again starts its time anew instead of standing there twice.
 */
export function showToast({ kind, title, action, ...rest }: ToastRequest): number {
  const text = rest.text === '' ? null : (rest.text ?? null)
  const twin = toasts.find((toast) => toast.kind === kind && toast.title === title && toast.text === text)
  if (twin !== undefined) dismissToast(twin.id)
  lastId += 1
  const toast: Toast = {
    id: lastId,
    kind,
    title,
    text,
    action,
    ms: TOAST_MS[kind],
    held: action !== undefined,
  }
  clocks.set(toast.id, { left: toast.ms, started: 0, timer: undefined })
  publish([...toasts, toast])
  for (const old of toasts.slice(0, -MOST)) dismissToast(old.id)
  if (!toast.held) run(toast.id)
  return toast.id
}

export function dismissToast(id: number): void {
  clearTimeout(clocks.get(id)?.timer)
  clocks.delete(id)
  publish(toasts.filter((toast) => toast.id !== id))
}

/** Holds the time of a message, or lets it run on from where it stood. */
export function holdToast(id: number, held: boolean): void {
  const clock = clocks.get(id)
  const toast = toasts.find((each) => each.id === id)
  if (clock === undefined || toast === undefined || toast.action || toast.held === held) return
  if (held) {
    clearTimeout(clock.timer)
    clock.left = Math.max(0, clock.left - (performance.now() - clock.started))
  } else run(id)
  publish(toasts.map((each) => (each.id === id ? { ...each, held } : each)))
}

function run(id: number): void {
  const clock = clocks.get(id)
  if (clock === undefined) return
  clock.started = performance.now()
  clock.timer = setTimeout(() => dismissToast(id), clock.left)
}

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}
