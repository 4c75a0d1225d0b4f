/** Milliseconds for which a touch drag may glide on after its release. */
const GLIDE_MS = 1_500

/**
 * Watches for gestures in an element: from pointer down to its release, for touch a moment longer. Calls `ended` when
 * one is over.
 */
export function watchGesture(host: HTMLElement, ended: () => void) {
  let isOn = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = (): void => {
    clearTimeout(timer)
    isOn = true
  }
  const end = ({ pointerType }: PointerEvent): void => {
    if (!isOn) return
    clearTimeout(timer)
    const done = (): void => {
      isOn = false
      ended()
    }
    timer = setTimeout(done, pointerType === 'touch' ? GLIDE_MS : 0)
  }
  host.addEventListener('pointerdown', begin)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', end)
  return {
    isOn: () => isOn,
    stop(): void {
      clearTimeout(timer)
      host.removeEventListener('pointerdown', begin)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    },
  }
}
