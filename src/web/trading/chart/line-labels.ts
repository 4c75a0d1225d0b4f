import type { IPrimitivePaneRenderer, ISeriesPrimitive } from 'lightweight-charts'
import { type LabelArea, LABEL_STEP, placeLabels } from './place-labels.ts'

/** A line of the member's own with its label. */
export type LineLabel = {
  /** Pixels from the top of the drawing to the line. */
  readonly y: number
  readonly title: string
  /** The line's price, as the axis writes it. */
  readonly price: string
  readonly edge: string
  readonly text: string
}

type LineLabelsOptions = {
  readonly labels: () => readonly LineLabel[]
  /** Pixels from the top that labels keep clear of. */
  readonly top: () => number
  /** Pixels from the top to the last price; null while there is none. */
  readonly near: () => number | null
  readonly colours: () => { readonly background: string; readonly font: string }
}

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0]

const FONT_PX = 11
const PADDING = 6
const HEIGHT = LABEL_STEP - 2
const RADIUS = 3
const ARROWS = { above: '↑ ', below: '↓ ' } as const

/**
 * Draws the labels of the member's lines over the candles. A line whose price is out of sight is named at the edge, with
 * an arrow and its price.
 */
export function lineLabels({ labels, top, near, colours }: LineLabelsOptions): ISeriesPrimitive {
  const draw = (target: Target): void =>
    target.useMediaCoordinateSpace(({ context, mediaSize: { width, height } }) => {
      const shown = labels()
      if (shown.length === 0) return
      const { background, font } = colours()
      context.font = `${FONT_PX}px ${font}`
      context.textBaseline = 'middle'
      context.lineWidth = 1
      const area: LabelArea = { width, top: top(), bottom: height, near: near() ?? height / 2 }
      const widthOf = (text: string): number => Math.ceil(context.measureText(text).width) + 2 * PADDING
      const edgeText = ({ title, price }: LineLabel): string => `${title} ${price}`
      const places = placeLabels(
        shown.map((label) => ({
          y: label.y,
          width: widthOf(label.title),
          edgeWidth: widthOf(ARROWS.above + edgeText(label)),
        })),
        area,
      )
      for (const { index, left, y, width: own, edge } of places) {
        const label = shown[index]
        if (label === undefined) continue
        context.beginPath()
        // Half a pixel in, so that a line of one pixel is one pixel wide.
        context.roundRect(left + 0.5, Math.floor(y - HEIGHT / 2) + 0.5, own - 1, HEIGHT - 1, RADIUS)
        context.fillStyle = background
        context.fill()
        context.strokeStyle = label.edge
        context.stroke()
        context.fillStyle = label.text
        context.fillText(
          edge === null ? label.title : ARROWS[edge] + edgeText(label),
          left + PADDING,
          y + 0.5,
        )
      }
    })
  const renderer: IPrimitivePaneRenderer = { draw }
  const views = [{ zOrder: () => 'top' as const, renderer: () => renderer }]
  return { paneViews: () => views }
}
