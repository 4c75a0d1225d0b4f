import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isLess } from '#src/core/money/compare.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Figures, PerpetualContract, Position, Standing } from '../holdings.ts'
import { type LiveLook, LiveText } from '../live-text.tsx'
import styles from '../perpetual.module.css'
import { useHoldings } from '../use-perpetual.tsx'
import {
  moneyText,
  priceText,
  riskOf,
  shareText,
  signedText,
  toneOf,
  UNKNOWN,
  sizeText,
} from './figure-texts.ts'
import { MarginRate } from './margin-rate.tsx'

type CellProps = { readonly position: Position }

const NO_PLACES = 2

/** Returns the contract of a position; undefined while contracts load. */
export const useContractOf = ({ symbol }: Position): PerpetualContract | undefined =>
  useHoldings()?.contracts.get(symbol)

/** Reads a text of a position's figures; the sign for nothing while they are not known. */
function useFigure(
  { id }: Position,
  look: (figures: Figures) => LiveLook,
): (standing: Standing | null) => LiveLook {
  return useCallback(
    (standing) => {
      const figures = standing?.figures.get(id)
      return figures === undefined ? { text: UNKNOWN } : look(figures)
    },
    [id, look],
  )
}

/** Size in the traded coin, and its value at the mark price. */
export function SizeCell({ position }: CellProps) {
  const { locale } = useIntl()
  const contract = useContractOf(position)
  const size = useFigure(
    position,
    useCallback(
      (figures) => ({
        text: sizeText(figures.size, locale, contract?.base ?? ''),
      }),
      [locale, contract],
    ),
  )
  const value = useFigure(
    position,
    useCallback(
      (figures) => ({ text: `${moneyText(figures.value, locale)}\u00a0${contract?.quote ?? ''}` }),
      [locale, contract],
    ),
  )
  return (
    <span className={styles.lines}>
      <LiveText read={size} />
      <LiveText read={value} className={styles.quiet} />
    </span>
  )
}

/** Average price of the openings, and the mark price. */
export function PricesCell({ position }: CellProps) {
  const { locale } = useIntl()
  const places = useContractOf(position)?.scales.price ?? NO_PLACES
  const mark = useFigure(
    position,
    useCallback((figures) => ({ text: priceText(figures.mark, locale, places) }), [locale, places]),
  )
  return (
    <span className={styles.lines}>
      <span>{priceText(position.entry, locale, places)}</span>
      <LiveText read={mark} className={styles.quiet} />
    </span>
  )
}

/** Liquidation price, and how far the mark price is from it. */
export function LiquidationCell({ position }: CellProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const places = useContractOf(position)?.scales.price ?? NO_PLACES
  const read = useFigure(
    position,
    useCallback(
      ({ liquidation, distance, mark, marginRate }) => {
        if (liquidation === null || mark === null || distance === null) return { text: UNKNOWN }
        const side = isLess(liquidation, mark) ? 'below' : 'above'
        const away = t('positions.distance', { share: shareText(distance, locale), side })
        return { text: `${priceText(liquidation, locale, places)}\n${away}`, tone: riskOf(marginRate) }
      },
      [t, locale, places],
    ),
  )
  return <LiveText read={read} className={styles.twoLines} />
}

/** Margin, and the margin rate of what would be liquidated with the position. */
export function MarginCell({ position }: CellProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { id } = position
  const rateOf = useCallback((standing: Standing) => rateIn(standing, id), [id])
  const multiple = useFigure(
    position,
    useCallback(
      (figures) => ({
        text:
          figures.multiple === null
            ? UNKNOWN
            : t('positions.multiple', {
                times: formatDecimal(figures.multiple, locale, { places: 2, minimumPlaces: 2 }),
              }),
      }),
      [t, locale],
    ),
  )
  return (
    <span className={styles.lines}>
      <span className={styles.pair}>
        <LiveText read={multiple} className={styles.quiet} />
        <span>{moneyText(position.margin, locale)}</span>
      </span>
      <MarginRate rateOf={rateOf} />
    </span>
  )
}

/** Undefined where the mark price is not known, or with it the whole account's. */
function rateIn({ figures, equity }: Standing, id: Position['id']) {
  const found = figures.get(id)
  if (found === undefined || found.mark === null) return undefined
  return found.marginRate === null && equity === null ? undefined : found.marginRate
}

/** Unrealised profit or loss, as an amount and as a share of the margin: with sign, word and colour. */
export function ProfitCell({ position }: CellProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const read = useFigure(
    position,
    useCallback(
      ({ unrealised, returned }) => {
        const tone = toneOf(unrealised)
        const word = tone === 'up' || tone === 'down' ? t(`positions.profit.${tone}`) : ''
        const share = shareText(returned, locale, true)
        return { text: `${signedText(unrealised, locale)}\n${word} ${share}`.trim(), tone }
      },
      [t, locale],
    ),
  )
  return <LiveText read={read} className={styles.twoLines} />
}
