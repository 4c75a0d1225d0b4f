import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { BEAT_MS, beatNow } from '#src/core/time/beat.ts'
import type { Instant } from '#src/core/time/instant.ts'
import { onBeat } from '#src/core/time/on-beat.ts'
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
    let cancel = (): void => {}
    const tick = (): void => {
      cancel()
      const element = place.current
      if (element === null || document.hidden) return
      const at = now()
      write(element, textAt(at))
      // Wakes with the exchange's next second, whatever part of this one is left, on the beat of live data.
      cancel = onBeat(beatAfter(1001 - (at % 1000)), tick)
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      cancel()
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now])
  return <span ref={place} role="timer" className={className} />
}

/** Returns the first beat of live data after so many milliseconds: they make a picture anyway. */
const beatAfter = (wait: number): number => Math.ceil((beatNow() + wait) / BEAT_MS) * BEAT_MS

/** The text node stays: its letters are all that changes. */
function write(element: HTMLElement, text: string): void {
  const known = element.firstChild
  if (known instanceof Text) known.data = text
  else element.textContent = text
}
