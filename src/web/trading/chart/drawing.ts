import type { Environment } from '#src/web/streams/environment.ts'
import { watchSlowPictures } from '#src/web/streams/slow-pictures.ts'

/** Draws something, now or later; the returned function calls off what is not drawn yet. */
export type Drawing = (draw: () => void) => () => void

/**
 * Returns what draws the chart's newest prices: in the picture of the page's change, and on a slow page one frame later.
 * There the page's layout and the chart's drawing together would hold the page up.
 */
export function createDrawing(environment: Pick<Environment, 'now' | 'pictured' | 'nextFrame'>): Drawing {
  const pictures = watchSlowPictures(environment)
  return (draw) => {
    const drawWatched = (): void => {
      pictures.watch()
      draw()
    }
    if (pictures.areSlow()) return environment.nextFrame(drawWatched)
    drawWatched()
    return () => {}
  }
}
