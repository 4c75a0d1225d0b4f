import { type ComponentType, useEffect, useState } from 'react'

/**
 * The tooltips of the whole page. Their code is loaded when the pointer or the focus first reaches something that has
 * one: touch and reading need none. Where loading fails, there are none.
 */
export function Tooltips() {
  const [Layer, setLayer] = useState<ComponentType | null>(null)
  useEffect(() => {
    const load = async (): Promise<void> => {
      stop()
      const { TooltipLayer } = await import('#src/web/ui/overlays/tooltip-layer.tsx')
      setLayer(() => TooltipLayer)
    }
    const begin = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      if (!(event.target instanceof Element) || event.target.closest('[data-tooltip]') === null) return
      load().catch(() => {})
    }
    const stop = (): void => {
      document.removeEventListener('pointerover', begin)
      document.removeEventListener('focusin', begin)
    }
    document.addEventListener('pointerover', begin)
    document.addEventListener('focusin', begin)
    return stop
  }, [])
  return Layer === null ? null : <Layer />
}
