import { type RefObject, useLayoutEffect, useState } from 'react'
import { PHONE, useMedia } from './use-media.ts'

/**
 * Returns true while an element is narrower than so many pixels, or the screen is a phone's. Measured before the first
 * paint, so that nothing is drawn one way and then the other.
 */
export function useNarrow(element: RefObject<HTMLElement | null>, pixels: number): boolean {
  const phone = useMedia(PHONE)
  const [narrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return undefined
    const measure = (): void => {
      const width = measured.clientWidth
      // Nothing has no width: a hidden tab must not become cards.
      if (width > 0) setNarrow(width < pixels)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element, pixels])
  return phone || narrow
}
