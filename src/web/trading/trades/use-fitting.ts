import { type RefObject, useLayoutEffect, useState } from 'react'

const ROW_PX = 20

/** How many whole rows an element has room for: what nobody sees is not drawn. */
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
