/**
 * Tells which elements are in sight, so that rows that are scrolled away are not painted. One observer for all of them;
 * without one (old browsers, tests) everything counts as in sight. The texts of a row or an item share its place: the
 * browser looks at each place with every picture.
 */
type Place = { isInSight: boolean; readonly listeners: Set<() => void> }

const places = new Map<Element, Place>()

let observer: IntersectionObserver | null = null

function opened(): IntersectionObserver | null {
  if (typeof IntersectionObserver === 'undefined') return null
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const place = places.get(target)
      if (place === undefined) continue
      place.isInSight = isIntersecting
      for (const listener of place.listeners) listener()
    }
  })
  return observer
}

const placeOf = (element: Element): Element => element.closest('tr, li') ?? element

/** True until it is known to be out of sight. */
export const isInSight = (element: Element): boolean => places.get(placeOf(element))?.isInSight ?? true

/** Calls the listener when the element comes into sight, and when it leaves. @returns the unsubscribe function */
export function watchSight(element: Element, listener: () => void): () => void {
  const target = placeOf(element)
  const place = places.get(target) ?? { isInSight: true, listeners: new Set() }
  places.set(target, place)
  place.listeners.add(listener)
  if (place.listeners.size === 1) opened()?.observe(target)
  return () => {
    place.listeners.delete(listener)
    if (place.listeners.size > 0) return
    opened()?.unobserve(target)
    places.delete(target)
  }
}
