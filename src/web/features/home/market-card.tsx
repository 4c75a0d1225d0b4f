import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { sign } from '#src/core/money/compare.ts'
import type { Decimal } from '#src/core/money/decimal.ts'
import { formatPrice } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import { CoinDisc } from '#src/web/ui/primitives/coin-disc.tsx'
import { percentText } from '#src/core/money/percent-text.ts'
import { TRADE_PATH } from '#src/web/paths/paths.ts'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { useInView } from '#src/web/ui/layout/use-in-view.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { CardBook } from './card-book.tsx'
import { CardCandles } from './card-candles.tsx'
import { WaitingBook, WaitingCandles } from './card-skeleton.tsx'
import styles from './market-card.module.css'
import { useMarketCard } from './use-market-card.ts'

/** The market most are here for; the menu leads to it too (SHELL-04). */
const [BASE, SYMBOL, PATH] = ['BTC', 'BTC/USDT', TRADE_PATH] as const
/** Decimals of prices and amounts where the exchange does not say. */
const PLACES = { price: 2, amount: 4 }

/** A market beside the headline, as it stands: price, change and candles of a day, and the nearest of its book. */
export function MarketCard() {
  const t = useText<AreaKeys['home']>()
  const { locale } = useIntl()
  const card = useRef<HTMLElement>(null)
  const { thumb = null, book, candles, waits, old } = useMarketCard(SYMBOL, useInView(card))
  const scales = { price: thumb?.baseCoinScale ?? PLACES.price, amount: thumb?.coinScale ?? PLACES.amount }
  const write = (value: Decimal | null, places: number): string =>
    formatPrice(value, locale, { places, minimumPlaces: places, significant: 0 })
  const last = thumb?.close ?? null
  const change = thumb === null ? null : toPercent(thumb.chg)
  const way = change === null ? 0 : sign(change)
  return (
    <section ref={card} className={styles.card} aria-labelledby="home-card" data-way={way} data-old={old}>
      <div className={styles.head}>
        <CoinDisc unit={BASE} size={24} />
        <h2 id="home-card">
          <Link to={PATH} className={styles.link}>
            {SYMBOL}
          </Link>
        </h2>
        {old && <VisuallyHidden>{t('home.card.old')}</VisuallyHidden>}
        {waits.thumb ? (
          <Skeleton width={104} height={20} />
        ) : (
          <>
            <b className={styles.price}>{write(last, scales.price)}</b>
            <span className={styles.change}>
              {percentText(change, locale, { places: 2, minimumPlaces: 2, sign: 'always' })}
            </span>
          </>
        )}
        <span className={styles.span}>{t('home.card.day')}</span>
      </div>
      {waits.candles ? (
        <WaitingCandles />
      ) : (
        <CardCandles
          symbol={SYMBOL}
          rows={candles ?? []}
          last={last}
          write={(price) => write(price, scales.price)}
        />
      )}
      {waits.book ? (
        <WaitingBook />
      ) : (
        <CardBook book={book} scales={scales} last={write(last, scales.price)} write={write} />
      )}
    </section>
  )
}
