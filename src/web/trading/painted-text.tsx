import { useLayoutEffect, useRef } from 'react'
import { isInSight, watchSight } from './in-sight.ts'

export type PaintedLook = {
  readonly text: string
  /** Written as `data-tone`. */
  readonly tone?: string
  /** For a bar: how far it is filled, in per cent. */
  readonly filled?: number
}

/** A value outside React; null until it is known. */
export type PaintedSource<Value> = {
  readonly get: () => Value | null
  readonly subscribe: (listener: () => void) => () => void
}

type PaintedTextProps<Value> = {
  /** Of one identity, as `read` is. */
  readonly source: PaintedSource<Value>
  readonly read: (value: Value | null) => PaintedLook
  readonly className?: string | undefined
  /** A picture of a number that stands beside it in words. */
  readonly decorative?: boolean
}

/**
 * A text that follows a value without React: it is written into the page only where it has changed, and only while it
 * is in sight. Lines are divided by line feeds, so that two lines are one change.
 */
export function PaintedText<Value>({ source, read, className, decorative = false }: PaintedTextProps<Value>) {
  const host = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = host.current
    if (element === null) return undefined
    let isKnown = false
    // Out of sight it is written once, as soon as it is known: screen readers read there too.
    const write = (): void => {
      if (isKnown && !isInSight(element)) return
      const value = source.get()
      isKnown = value !== null
      paint(element, read(value))
    }
    write()
    const stops = [source.subscribe(write), watchSight(element, write)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [source, read])
  return <span ref={host} className={className} aria-hidden={decorative || undefined} />
}

function paint(element: HTMLElement, { text, tone = 'plain', filled }: PaintedLook): void {
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
