import type { IChartApi, ISeriesApi, ISeriesPrimitive, SeriesType } from 'lightweight-charts'
import { toChartNumber } from '#src/core/money/chart.ts'
import type { Decimal } from '#src/core/money/decimal.ts'

/** The tag at the axis: the price, as the ticker writes it, and its colours. */
export type LastTag = {
  readonly price: Decimal
  readonly text: string
  readonly back: string
  readonly front: string
}

/** Pixels from the edge of the chart to the middle of a tag that is held in it. */
const EDGE = 10

/**
 * Draws the last price at the axis of a series. The library's own tag shows the close of the last visible bar, which
 * is an old one when the chart was moved back. A price out of range is shown at the edge, with an arrow. `drawn` gets
 * the price's text each time it is drawn.
 */
export function lastPriceTag(
  chart: IChartApi,
  series: ISeriesApi<SeriesType>,
  get: () => LastTag | null,
  drawn: (text: string) => void,
): { readonly primitive: ISeriesPrimitive; readonly redraw: () => void } {
  let redraw = (): void => {}
  const place = (): number | null => {
    const tag = get()
    return tag === null ? null : series.priceToCoordinate(toChartNumber(tag.price))
  }
  const height = (): number => chart.paneSize().height
  const arrow = (): string => {
    const at = place() ?? 0
    return at < 0 ? '↑ ' : at > height() ? '↓ ' : ''
  }
  const view = {
    coordinate: () => Math.max(EDGE, Math.min(height() - EDGE, place() ?? 0)),
    text(): string {
      const text = get()?.text ?? ''
      drawn(text)
      return `${arrow()}${text}`
    },
    textColor: () => get()?.front ?? '',
    backColor: () => get()?.back ?? '',
    visible: () => place() !== null,
    tickVisible: () => arrow() === '',
  }
  const views = [view]
  return {
    primitive: {
      attached: ({ requestUpdate }) => {
        redraw = requestUpdate
      },
      priceAxisViews: () => views,
    },
    redraw: () => redraw(),
  }
}
