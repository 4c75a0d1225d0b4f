import { useCallback, useEffect, useState } from 'react'

/** Milliseconds that a banner is shown before the next one. */
const TURN_MS = 6000

/**
 * Which of so many is shown, and a way to the ones beside it, round and round. Turns by itself while asked to;
 * a hidden tab does not.
 */
export function useCarousel(count: number, isTurning: boolean): readonly [number, (step: 1 | -1) => void] {
  const [position, setPosition] = useState(0)
  const at = count === 0 ? 0 : position % count
  const turn = useCallback((step: 1 | -1) => setPosition((at + step + count) % count), [at, count])
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setInterval(() => {
      if (!document.hidden) turn(1)
    }, TURN_MS)
    return () => clearInterval(timer)
  }, [isTurning, turn])
  return [at, turn]
}
