import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { axisValue } from '#src/core/money/chart.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useMovement, useTheme } from '#src/web/session/hooks.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { type Market, useFormats } from '../market.ts'
import { useFail } from '../layout/panel-boundary.tsx'
import { readColours } from './chart-colours.ts'
import type { PriceCanvas } from './price-canvas.ts'

const TICKS = ['day', 'date', 'date', 'clock', 'time'] as const

/**
 * Draws a market's prices into an element; the drawing is loaded when it is needed. Errors in its callbacks go to the
 * panel's boundary, as all other errors of the panel do.
 */
export function usePriceCanvas(host: RefObject<HTMLElement | null>, market: Market, onOlder: () => void) {
  const { locale } = useIntl()
  const formats = useFormats(market)
  const fail = useFail()
  const [canvas, setCanvas] = useState<PriceCanvas | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [isAway, setAway] = useState(false)
  const [at, setAt] = useState<Instant | null>(null)
  const older = useEffectEvent(onOlder)
  const { price: places } = market.scales

  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    const over = new AbortController()
    let made: PriceCanvas | null = null
    const begin = async (): Promise<void> => {
      const { createPriceCanvas, isCanvasError: isOfCanvas } = await import('./price-chart-canvas.ts')
      if (over.signal.aborted) return
      const onError = (event: ErrorEvent): void => {
        if (!isOfCanvas(event.error)) return
        event.preventDefault()
        fail(event.error)
      }
      window.addEventListener('error', onError, { signal: over.signal })
      made = createPriceCanvas(element, {
        colours: readColours(document.body),
        minMove: 10 ** -places,
        price: (value) => formatDecimal(axisValue(value, places), locale, { places, minimumPlaces: places }),
        write: formats.price,
        moment: (ms) => formatInstant(instant(ms), locale, 'minute'),
        tick: (ms, type) => formatInstant(instant(ms), locale, TICKS[type] ?? 'clock'),
        onCrosshair: setAt,
        onOlder: () => older(),
        onAway: setAway,
        // What is drawn has no text in the page: tests hold it against the ticker.
        onLastDrawn: (text) => {
          if (element.dataset['last'] !== text) element.dataset['last'] = text
        },
      })
      setCanvas(made)
    }
    begin().catch(() => setFailed(true))
    return () => {
      over.abort()
      made?.stop()
      setCanvas(null)
      setAway(false)
    }
  }, [host, locale, formats, places, fail])

  useColours(canvas)
  return { canvas, hasFailed, isAway, at }
}

/** Sets the colours again when theme or movement colours change. */
function useColours(canvas: PriceCanvas | null): void {
  const theme = useTheme()
  const movement = useMovement()
  const looks = `${theme} ${movement}`
  const drawn = useRef({ canvas, looks })
  useEffect(() => {
    const before = drawn.current
    drawn.current = { canvas, looks }
    // It was made with the colours of now.
    if (before.canvas !== canvas || before.looks === looks) return undefined
    // The page has its new colours by the next frame.
    const frame = requestAnimationFrame(() => canvas?.setColours(readColours(document.body)))
    return () => cancelAnimationFrame(frame)
  }, [canvas, looks])
}
