import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './in-view.module.css'

type InViewProps = {
  readonly children: ReactNode
  /** In their place until then. */
  readonly before?: ReactNode
}

/** Renders its children once it comes near the window, so that parts below are not loaded before. */
export function InView({ children, before = null }: InViewProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (element === null || near) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '120px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return (
    <span ref={place} className={styles.place}>
      {near ? children : before}
    </span>
  )
}
