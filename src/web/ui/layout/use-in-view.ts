import { type RefObject, useEffect, useState } from 'react'

/** Returns true while any part of an element is in the window, and until that is measured. */
export function useInView(of: RefObject<Element | null>): boolean {
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
