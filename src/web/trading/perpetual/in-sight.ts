/**
 * Tells which elements are in sight, so that rows that are scrolled away are not painted. One observer for all of them;
 * without one (old browsers, tests) everything counts as in sight.
 */
const listeners = new WeakMap<Element, (isInSight: boolean) => void>()

let observer: IntersectionObserver | null = null

function opened(): IntersectionObserver | null {
  if (typeof IntersectionObserver === 'undefined') return null
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
  })
  return observer
}

/** Calls the listener when the element comes into sight, and when it leaves. @returns the unsubscribe function */
export function watchSight(element: Element, listener: (isInSight: boolean) => void): () => void {
  listeners.set(element, listener)
  opened()?.observe(element)
  return () => {
    opened()?.unobserve(element)
    listeners.delete(element)
  }
}
