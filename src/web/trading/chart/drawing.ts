import type { Environment } from '#src/web/streams/environment.ts'
import { watchSlowPictures } from '#src/web/streams/slow-pictures.ts'

/** Draws something, now or in the next frame, unless something newer is to be drawn by then. */
export type Drawing = (draw: () => void) => void

/**
 * Returns what draws the chart's newest prices: in the picture of the page's change, and on a slow page one frame later.
 * There the page's layout and the chart's drawing together would hold the page up.
 */
export function createDrawing(environment: Pick<Environment, 'now' | 'pictured' | 'nextFrame'>): Drawing {
  const pictures = watchSlowPictures(environment)
  let due: (() => void) | null = null
  const drawDue = (): void => {
    const draw = due
    due = null
    pictures.watch()
    draw?.()
  }
  return (draw) => {
    const isAsked = due !== null
    due = draw
    if (isAsked) return
    if (pictures.areSlow()) environment.nextFrame(drawDue)
    else drawDue()
  }
}
