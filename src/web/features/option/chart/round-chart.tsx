import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { type Instant, instant } from '#src/core/time/instant.ts'
import { formatInstant } from '#src/core/time/format.ts'
import { useLive } from '#src/web/streams/use-live.ts'
import { type Market, useFormats } from '#src/web/trading/market.ts'
import panel from '#src/web/trading/panel.module.css'
import type { OptionRound } from '#src/web/trading/products/option/option-round.ts'
import type { OptionRounds } from '#src/web/trading/products/option/option-rounds.ts'
import { optionTickers } from '#src/web/trading/products/option/option-tickers.ts'
import { useSecond } from '#src/web/trading/stakes/parts/use-second.ts'
import { PHONE, useMedia } from '#src/web/ui/layout/use-media.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { type ChartScale, type Point, scaleOf } from './chart-scale.ts'
import styles from './round-chart.module.css'
import { rangeOf } from './round-range.ts'
import { usePoints } from './use-points.ts'

type RoundChartProps = { readonly market: Market; readonly rounds: OptionRounds }

/** The price of the pair with the rounds in it: the time of bets, and the price that the drawn round opened at. */
export function RoundChart({ market, rounds }: RoundChartProps) {
  const t = useText<AreaKeys['option']>()
  const { locale } = useIntl()
  const now = useSecond()
  const range = rangeOf(rounds, now)
  const points = usePoints(market.symbol, range.from, now)
  const { betting, drawing } = rounds
  const open = drawing?.openPrice ?? null
  const [first, ...rest] = points.map(({ price }) => price)
  const scale = first && scaleOf(range, [first, ...rest, ...(open === null ? [] : [open])])
  const health = useLive(optionTickers(), (live) => live.health)
  return (
    <>
      <header className={panel.head}>
        <h2 className={`${panel.title ?? ''} ${styles.title ?? ''}`}>{t('option.chart')}</h2>
        <p className={styles.keys}>
          {betting !== null && betting !== undefined && (
            <span>
              <i className={styles.zoneKey} />
              {t('option.open')}
            </span>
          )}
          {open !== null && drawing && (
            <span>
              <i className={styles.lineKey} />
              {t('option.chart.opening', { round: String(drawing.number) })}
            </span>
          )}
        </p>
      </header>
      {scale === undefined ? (
        <Skeleton height="100%" />
      ) : (
        <figure
          className={styles.figure}
          aria-label={t('option.chart.text', {
            symbol: market.symbol,
            from: formatInstant(range.from, locale, 'clock'),
            until: formatInstant(range.until, locale, 'clock'),
          })}
          data-stale={health === 'delayed' || health === 'offline'}
        >
          <div className={styles.plot} aria-hidden="true">
            <Grid scale={scale} />
            {betting && <Zones round={betting} scale={scale} />}
            <PriceLine points={points} scale={scale} />
            {drawing && open !== null && (
              <OpeningPrice round={drawing} scale={scale} left={range.from} market={market} />
            )}
            <Now point={points.at(-1)} scale={scale} />
          </div>
          <Axes scale={scale} market={market} open={open} last={points.at(-1)} />
        </figure>
      )}
    </>
  )
}

type Scaled = { readonly scale: ChartScale }

const Grid = ({ scale }: Scaled) => (
  <>
    {scale.prices.map((price) => (
      <i key={String(scale.y(price))} className={styles.row} style={{ top: `${scale.y(price)}%` }} />
    ))}
  </>
)

const VIEW = 100

/** The line of prices, and the area below it. */
function PriceLine({ points, scale }: Scaled & { readonly points: readonly Point[] }) {
  const line = points.map(({ time, price }) => `${scale.x(time)},${scale.y(price)}`).join(' ')
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return null
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${VIEW} ${VIEW}`} preserveAspectRatio="none">
      <polygon
        className={styles.area}
        points={`${scale.x(first.time)},${VIEW} ${line} ${scale.x(last.time)},${VIEW}`}
      />
      <polyline className={styles.line} points={line} />
    </svg>
  )
}

/** The time of bets and the time in which the same round is drawn. */
function Zones({ round, scale }: Scaled & { readonly round: OptionRound }) {
  const t = useText<AreaKeys['option']>()
  const { locale } = useIntl()
  const { begins, opens, ends } = round
  const zone = (from: Instant, until: Instant, name: string | undefined, words: ReactNode) => (
    <div className={name} style={{ left: `${scale.x(from)}%`, width: `${scale.x(until) - scale.x(from)}%` }}>
      <p>{words}</p>
    </div>
  )
  const number = String(round.number)
  return (
    <>
      {zone(
        begins,
        opens,
        styles.bets,
        <>
          <b>{t('option.chart.bets', { round: number })}</b>
          {t('option.chart.until', { time: formatInstant(round.betsUntil, locale, 'time') })}
        </>,
      )}
      {zone(
        opens,
        ends,
        styles.draw,
        <>
          <b>{t('option.chart.drawn', { round: number })}</b>
          {t('option.chart.closes', { time: formatInstant(ends, locale, 'time') })}
        </>,
      )}
    </>
  )
}

type OpeningPriceProps = Scaled & {
  readonly round: OptionRound
  readonly left: Instant
  readonly market: Market
}

/** The line at the price that the drawn round opened at, as long as that is drawn. */
function OpeningPrice({ round, scale, left, market }: OpeningPriceProps) {
  const t = useText<AreaKeys['option']>()
  const formats = useFormats(market)
  if (round.openPrice === null) return null
  const from = scale.x(instant(Math.max(left, round.opens)))
  return (
    <div
      className={styles.opening}
      style={{
        left: `${from}%`,
        width: `${scale.x(round.ends) - from}%`,
        top: `${scale.y(round.openPrice)}%`,
      }}
    >
      <b>
        {t('option.chart.openedAt', {
          round: String(round.number),
          price: formats.price(round.openPrice),
        })}
      </b>
    </div>
  )
}

const Now = ({ point, scale }: Scaled & { readonly point: Point | undefined }) =>
  point && (
    <i className={styles.now} style={{ left: `${scale.x(point.time)}%`, top: `${scale.y(point.price)}%` }} />
  )

type AxesProps = Scaled & {
  readonly market: Market
  readonly open: OptionRound['openPrice']
  readonly last: Point | undefined
}

/** Per cent of the axes that their tags take: other labels there would cover them. */
const TAG = 9
const TIME_TAG = { wide: 8, phone: 16 } as const

/** Moves a tag beside the last price, away from it. */
function clearOf(at: number, last: number | undefined): number {
  if (last === undefined || Math.abs(at - last) >= TAG) return at
  return at < last ? last - TAG : last + TAG
}

/** Below the drawing times, beside it prices: the last and the opening one stand out. */
function Axes({ scale, market, open, last }: AxesProps) {
  const { locale } = useIntl()
  const formats = useFormats(market)
  const isPhone = useMedia(PHONE)
  const lastAt = last && scale.y(last.price)
  const openAt = open === null ? undefined : clearOf(scale.y(open), lastAt)
  const isFree = (at: number): boolean =>
    [lastAt, openAt].every((tag) => tag === undefined || Math.abs(at - tag) >= TAG)
  const isFreeTime = (at: number): boolean =>
    last === undefined || Math.abs(at - scale.x(last.time)) >= TIME_TAG[isPhone ? 'phone' : 'wide']
  return (
    <>
      <div className={styles.prices} aria-hidden="true">
        {scale.prices
          .filter((price) => isFree(scale.y(price)))
          .map((price) => (
            <span key={String(scale.y(price))} style={{ top: `${scale.y(price)}%` }}>
              {formats.price(price)}
            </span>
          ))}
        {open !== null && (
          <b data-tag="open" style={{ top: `${openAt}%` }}>
            {formats.price(open)}
          </b>
        )}
        {last && (
          <b data-tag="now" style={{ top: `${scale.y(last.price)}%` }}>
            {formats.price(last.price)}
          </b>
        )}
      </div>
      <div className={styles.times} aria-hidden="true">
        {scale.times
          .filter((time) => isFreeTime(scale.x(time)))
          .map((time) => (
            <span key={time} style={{ left: `${scale.x(time)}%` }}>
              {formatInstant(time, locale, 'clock')}
            </span>
          ))}
        {last && <b style={{ left: `${scale.x(last.time)}%` }}>{formatInstant(last.time, locale, 'time')}</b>}
      </div>
    </>
  )
}
