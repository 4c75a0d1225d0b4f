import { useEffect, useEffectEvent } from 'react'

/** Calls `leave` on Escape, unless something in front has handled the key. */
export function useEscape(isOn: boolean, leave: () => void): void {
  const left = useEffectEvent(leave)
  useEffect(() => {
    if (!isOn) return undefined
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) left()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [isOn])
}
