import { useLayoutEffect, useRef } from 'react'
import type { Standing } from './holdings.ts'
import { watchSight } from './in-sight.ts'
import styles from './perpetual.module.css'
import { useStandingBeat } from './use-perpetual.tsx'

/** `up` and `down` have the colours of movements; `raised` and `high` those of a margin rate near its end. */
export type LiveTone = 'plain' | 'up' | 'down' | 'raised' | 'high'

export type LiveLook = {
  readonly text: string
  readonly tone?: LiveTone
  /** For a bar: how far it is filled, in per cent. */
  readonly filled?: number
}

type LiveTextProps = {
  readonly read: (standing: Standing | null) => LiveLook
  readonly className?: string | undefined
  /** A picture of a number that stands beside it in words. */
  readonly decorative?: boolean
}

/**
 * A text that follows the mark prices without React: it is written into the page once a second, only where it has
 * changed, and only while it is in sight. Lines are divided by line feeds, so that two lines are one change.
 */
export function LiveText({ read, className = '', decorative = false }: LiveTextProps) {
  const beat = useStandingBeat()
  const host = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = host.current
    if (element === null) return undefined
    let isInSight = true
    const write = (): void => {
      if (isInSight) paint(element, read(beat.get()))
    }
    write()
    const stops = [
      beat.subscribe(write),
      watchSight(element, (next) => {
        isInSight = next
        write()
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [beat, read])
  return (
    <span ref={host} className={`${styles.live ?? ''} ${className}`} aria-hidden={decorative || undefined} />
  )
}

function paint(element: HTMLElement, { text, tone = 'plain', filled }: LiveLook): void {
  if (element.textContent !== text) {
    // A changed text node costs less than another one.
    if (element.firstChild === null) element.textContent = text
    else element.firstChild.nodeValue = text
  }
  if (element.dataset['tone'] !== tone) element.dataset['tone'] = tone
  if (filled === undefined) return
  const share = `${filled}%`
  if (element.style.getPropertyValue('--filled') !== share) element.style.setProperty('--filled', share)
}
