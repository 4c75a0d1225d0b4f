import { type RefObject, useEffect, useState } from 'react'

/** Whether any of an element stands in the window, kept up to date; yes until that is known. */
export function useSeen(of: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    const element = of.current
    if (element === null) return undefined
    // Several changes may come at once: the last is how it is.
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting === true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return seen
}
