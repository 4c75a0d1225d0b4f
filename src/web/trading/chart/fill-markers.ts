import {
  createSeriesMarkers,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  type ISeriesPrimitive,
  type SeriesMarker,
  type SeriesType,
  type Time,
} from 'lightweight-charts'

/**
 * Creates the markers of a series. The library's markers ask for a layout of the whole chart, twice, with every change
 * of a candle, although that change draws them anyway: here they ask for it only when they are set.
 */
export function createFillMarkers(series: ISeriesApi<SeriesType>) {
  let isSetting = false
  const attachPrimitive = (primitive: ISeriesPrimitive): void =>
    series.attachPrimitive({
      attached: ({ requestUpdate, ...given }) =>
        primitive.attached?.({ ...given, requestUpdate: () => void (isSetting && requestUpdate()) }),
      detached: () => primitive.detached?.(),
      updateAllViews: () => primitive.updateAllViews?.(),
      paneViews: () => primitive.paneViews?.() ?? [],
      autoscaleInfo: (start, end) => primitive.autoscaleInfo?.(start, end) ?? null,
    })
  const own = Object.create(series, { attachPrimitive: { value: attachPrimitive } }) as typeof series
  const markers: ISeriesMarkersPluginApi<Time> = createSeriesMarkers(own, [])
  return (next: SeriesMarker<Time>[]): void => {
    isSetting = true
    markers.setMarkers(next)
    isSetting = false
  }
}
