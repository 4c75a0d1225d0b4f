import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { BEAT_MS } from '#src/core/time/beat.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { Clock } from './clock.ts'
import { useMedia } from '../layout/use-media.ts'

type EachSecondProps = {
  /** Returns the text for a moment of the exchange's clock. */
  readonly text: (now: Instant) => string
  readonly className?: string | undefined
}

/** Media query of people who ask for little data: the ticking text is left out for them. */
const SPARING = '(prefers-reduced-data: reduce)'

/**
 * A text that changes with each second, written to the page without being drawn: nothing around it notices. It stands
 * still while the tab is hidden, and is not there for whoever asks for little data.
 */
export function EachSecond(props: EachSecondProps) {
  return useMedia(SPARING) ? null : <Ticking {...props} />
}

function Ticking({ text, className }: EachSecondProps) {
  const place = useRef<HTMLSpanElement>(null)
  const now = useContext(Clock)
  const textAt = useEffectEvent(text)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = (): void => {
      clearTimeout(timer)
      const element = place.current
      if (element === null || document.hidden) return
      const at = now()
      write(element, textAt(at))
      // Wakes with the exchange's next second, whatever part of this one is left, on the beat of live data.
      timer = setTimeout(tick, onBeat(1001 - (at % 1000)))
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now])
  return <span ref={place} role="timer" className={className} />
}

/** Returns the wait until the next beat of live data: what changes with them is in a picture that is made anyway. */
function onBeat(wait: number): number {
  const now = performance.now()
  return Math.ceil((now + wait) / BEAT_MS) * BEAT_MS - now
}

/** The text node stays: its letters are all that changes. */
function write(element: HTMLElement, text: string): void {
  const known = element.firstChild
  if (known instanceof Text) known.data = text
  else element.textContent = text
}
