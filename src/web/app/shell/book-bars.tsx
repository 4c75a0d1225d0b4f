import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { BookSides } from '#generated/models/book-sides.ts'
import { getBookDepthOperation } from '#generated/operations/market.ts'
import { requestGetBookDepth } from '#generated/requests/market.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './book-picture.module.css'
import { type BookShape, shapeOf } from './book-shape.ts'

const SYMBOL = 'BTC/USDT'
const AGAIN_MS = 5_000

/** Drawn where no order book can be loaded: it shows no market, and has no numbers. */
const STILL: Pick<BookShape, 'bids' | 'asks'> = {
  bids: [8, 13, 22, 24, 27, 29, 37, 43, 49, 53, 54, 55, 57, 58, 61, 63, 64, 65, 71, 78].map((y) => y / 94),
  asks: [4, 7, 9, 15, 17, 20, 24, 29, 33, 40, 45, 51, 54, 58, 63, 66, 72, 78, 86, 94].map((y) => y / 94),
}

/** A picture of the live BTC/USDT order book. It is decoration: when loading fails, no error is shown. */
export function BookBars() {
  const t = useText<AreaKeys['auth']>()
  const { locale } = useIntl()
  const { data, isPending } = useQuery({
    queryKey: ['book-picture'],
    queryFn: async ({ signal }) =>
      shapeOf(
        await requestGetBookDepth<BookSides>(
          {
            url: getBookDepthOperation.path,
            data: { symbol: SYMBOL },
            signal,
          },
          { quiet: true },
        ),
      ),
    retry: false,
    refetchInterval: ({ state }) => state.status === 'success' && AGAIN_MS,
  })
  const shape = data ?? null
  const price = (value: BookShape['mid']): string =>
    formatDecimal(value, locale, { places: shape?.places ?? 0, minimumPlaces: shape?.places ?? 0 })
  if (isPending) return <div className={styles.plot} />
  return (
    <>
      {shape !== null && <p className={styles.caption}>{t('auth.picture.book', { symbol: SYMBOL })}</p>}
      <div className={styles.plot}>
        <Bars {...(shape ?? STILL)} />
        {shape !== null && (
          <p className={styles.middle}>
            {t('auth.picture.mid')}
            <b>{price(shape.mid)}</b>
            {t('auth.picture.spread', { spread: price(shape.spread) })}
          </p>
        )}
      </div>
    </>
  )
}

/** Twenty bars on either side, those nearest to the price in the middle. */
function Bars({ bids, asks }: Pick<BookShape, 'bids' | 'asks'>) {
  return (
    <svg className={styles.bars} viewBox="0 0 400 100" preserveAspectRatio="none">
      <g className={styles.bids}>{bids.map((share, at) => bar(share, 190 - at * 10))}</g>
      <g className={styles.asks}>{asks.map((share, at) => bar(share, 200 + at * 10))}</g>
    </svg>
  )
}

const bar = (share: number, x: number) => (
  <rect key={x} x={x + 0.3} y={100 - share * 94} width={9.4} height={share * 94} />
)
