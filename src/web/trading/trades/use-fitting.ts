import { type RefObject, useLayoutEffect, useState } from 'react'

const ROW_PX = 20

/** Returns how many whole rows an element has room for: only visible ones are rendered. */
export function useFitting(element: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0)
  useLayoutEffect(() => {
    const measured = element.current
    if (measured === null) return undefined
    const measure = (): void => setCount(Math.floor(measured.clientHeight / ROW_PX))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return count
}
