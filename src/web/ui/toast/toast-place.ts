import { holdToast, toastStore } from './toast-store.ts'

/** Corners for messages, the preferred one first. */
const corners = ['bottom-start', 'bottom-end', 'top-end'] as const

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=slider]'
/** Text that has to stay in sight; it lets presses through. */
const READ_OUTS = '[data-clear]'
/** As much as so many controls. */
const READ_OUT_WEIGHT = 3

/**
 * Moves messages to where they cover least, again whenever their number or the window changes, and holds the one that
 * the pointer is over. Returns what ends it.
 */
export function placeToasts(place: HTMLElement): () => void {
  const move = (): void => moveToFreeCorner(place)
  move()
  const sizes = new ResizeObserver(move)
  sizes.observe(place)
  window.addEventListener('resize', move)
  document.addEventListener('pointermove', holdByPointer)
  return () => {
    sizes.disconnect()
    window.removeEventListener('resize', move)
    document.removeEventListener('pointermove', holdByPointer)
    delete place.dataset['corner']
  }
}

/** A pointer over a message holds it, although the press there is meant for what lies below. */
function holdByPointer({ clientX, clientY }: PointerEvent): void {
  for (const toast of document.querySelectorAll<HTMLElement>('[data-toast]')) {
    const { left, right, top, bottom } = toast.getBoundingClientRect()
    const isOver = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
    const known = toastStore.get().find(({ id }) => `${id}` === toast.dataset['toast'])
    if (known !== undefined) holdToast(known.id, isOver || toast.matches(':focus-within'))
  }
}

/**
 * Moves messages to the first corner in which they cover no control, else to that in which they cover the fewest; those
 * that stand there already stay as long as no other corner is better. Text that has to stay in sight is marked with
 * `data-clear`.
 */
function moveToFreeCorner(place: HTMLElement): void {
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !place.contains(control))
    .map((control) => ({ control, box: control.getBoundingClientRect() }))
  const readOuts = [...document.querySelectorAll(READ_OUTS)].map((text) => text.getBoundingClientRect())
  const current = corners.findIndex((corner) => corner === place.dataset['corner'])
  const covered = corners.map((corner) => {
    place.dataset['corner'] = corner
    const room = place.getBoundingClientRect()
    const pressed = controls.filter(({ control, box }) => isCovered(control, box, room, place)).length
    const read = readOuts.filter((box) => overlap(box, room) !== null).length
    return pressed + read * READ_OUT_WEIGHT
  })
  const least = Math.min(...covered)
  place.dataset['corner'] = corners[covered[current] === least ? current : covered.indexOf(least)]
}

/**
 * True if the visible part of a control lies in that box; a control that a panel has scrolled out of sight does not
 * count.
 */
function isCovered(control: Element, box: DOMRect, room: DOMRect, place: Element): boolean {
  const middle = overlap(box, room)
  if (middle === null) return false
  const seen = document.elementsFromPoint(...middle).find((element) => !place.contains(element))
  return seen !== undefined && control.contains(seen)
}

/** The middle of what two boxes share; null where they share nothing. */
function overlap(a: DOMRect, b: DOMRect): [x: number, y: number] | null {
  const left = Math.max(a.left, b.left)
  const right = Math.min(a.right, b.right)
  const top = Math.max(a.top, b.top)
  const bottom = Math.min(a.bottom, b.bottom)
  return left < right && top < bottom ? [(left + right) / 2, (top + bottom) / 2] : null
}
