import { type ReactNode, useCallback } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { sign } from '#src/core/money/compare.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { percentText } from '#src/core/money/percent-text.ts'
import type { Ticker } from '../live/ticker.ts'
import { type Market, useFormats } from '../market.ts'
import { type PaintedLook, PaintedText } from '../painted-text.tsx'
import { useProductMarkets } from '../products/use-product.tsx'
import { useTickerOf } from '../ticker/use-ticker-of.ts'
import styles from './market-list.module.css'

type MarketLineProps = {
  readonly market: Market
  readonly isChosen: boolean
  readonly star: ReactNode
  readonly onChoose: () => void
}

const CHANGE = { places: 2, minimumPlaces: 2, sign: 'always' } as const

/** A market with its last price and its change, which are painted: a list of hundreds follows its prices. */
export function MarketLine({ market, isChosen, star, onChoose }: MarketLineProps) {
  const formats = useFormats(market)
  const { locale } = useIntl()
  const { pathOf } = useProductMarkets()
  // The chosen one is the ticker's, and changes with it.
  const ticker = useTickerOf(market, isChosen ? 'push' : 'second')
  const price = useCallback(
    (known: Ticker | null): PaintedLook => ({ text: formats.price(known?.close ?? null) }),
    [formats],
  )
  const change = useCallback(
    (known: Ticker | null): PaintedLook => {
      const percent = known === null ? null : toPercent(known.chg)
      const direction = percent === null ? 0 : sign(percent)
      return {
        text: percentText(percent, locale, CHANGE),
        tone: direction > 0 ? 'up' : direction < 0 ? 'down' : 'plain',
      }
    },
    [locale],
  )
  return (
    <li className={styles.line} data-chosen={isChosen}>
      {star}
      <Link
        to={pathOf(market.symbol)}
        className={styles.link ?? ''}
        aria-current={isChosen ? 'page' : undefined}
        onClick={onChoose}
      >
        <b className={styles.pair}>
          {market.base}
          <wbr />
          <small>/{market.quote}</small>
        </b>
        <PaintedText source={ticker} read={price} className={styles.price} />
        <PaintedText source={ticker} read={change} className={styles.change} />
      </Link>
    </li>
  )
}
