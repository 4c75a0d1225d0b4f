import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { formatDecimal, NO_VALUE } from '#src/core/money/format.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import {
  accountStandingOf,
  type Figures,
  type PerpetualContract,
  type Position,
  type Standing,
} from '../holdings.ts'
import { type LiveLook, LiveText } from '../live-text.tsx'
import styles from '../perpetual.module.css'
import { useHoldings } from '../use-perpetual.tsx'
import {
  coinText,
  distanceText,
  isCoinMargined,
  liquidationText,
  moneyText,
  priceText,
  riskOf,
  shareText,
  signedText,
  toneOf,
  UNKNOWN,
  sizeText,
  worthText,
} from './figure-texts.ts'
import { MarginRate } from './margin-rate.tsx'

type CellProps = { readonly position: Position }

const NO_PLACES = 2
const NO_MONEY = { coin: '', places: NO_PLACES }

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

/** Size in the contract's unit, and its value at the mark price. */
export function SizeCell({ position }: CellProps) {
  const { locale } = useIntl()
  const contract = useContractOf(position)
  const size = useFigure(
    position,
    useCallback(
      (figures) => ({
        text: sizeText(figures.size, locale, contract?.sizeUnit ?? ''),
      }),
      [locale, contract],
    ),
  )
  const value = useFigure(
    position,
    useCallback(
      (figures) => ({ text: coinText(figures.value, locale, contract?.money ?? NO_MONEY) }),
      [locale, contract],
    ),
  )
  return (
    <span className={styles.lines}>
      <LiveText row={position.id} read={size} />
      <LiveText row={position.id} read={value} className={styles.quiet} />
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
      <LiveText row={position.id} read={mark} className={styles.quiet} />
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
      (figures) => {
        const price = liquidationText(t, locale, figures, places)
        const away = distanceText(t, locale, figures)
        return away === '' ? { text: price } : { text: `${price}\n${away}`, tone: riskOf(figures.marginRate) }
      },
      [t, locale, places],
    ),
  )
  return <LiveText row={position.id} read={read} className={styles.twoLines} />
}

/** Margin, and the margin rate of what would be liquidated with the position. */
export function MarginCell({ position }: CellProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const { id, symbol } = position
  const money = useContractOf(position)?.money ?? NO_MONEY
  const rateOf = useCallback((standing: Standing) => rateIn(standing, { id, symbol }), [id, symbol])
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
        <LiveText row={position.id} read={multiple} className={styles.multiple} />
        <span>{moneyText(position.margin, locale, money)}</span>
      </span>
      <MarginRate row={id} rateOf={rateOf} />
    </span>
  )
}

/** Funding that the position has received, below zero for what it has paid. */
export function FundingCell({ position }: CellProps) {
  const { locale } = useIntl()
  const money = useContractOf(position)?.money ?? NO_MONEY
  const { funding } = position
  return (
    <span className={styles.live} data-tone={toneOf(funding)}>
      {funding === null ? NO_VALUE : signedText(funding, locale, money)}
    </span>
  )
}

/** Undefined where the mark price is not known, or with it the whole account's. */
function rateIn(standing: Standing, { id, symbol }: Pick<Position, 'id' | 'symbol'>) {
  const found = standing.figures.get(id)
  if (found === undefined || found.mark === null) return undefined
  const { equity = null } = accountStandingOf(standing, symbol) ?? {}
  return found.marginRate === null && equity === null ? undefined : found.marginRate
}

/** Unrealised profit or loss, as an amount and as a share of the margin: with sign, word and colour. */
export function ProfitCell({ position }: CellProps) {
  const t = useText<AreaKeys['positions']>()
  const { locale } = useIntl()
  const contract = useContractOf(position)
  const read = useFigure(
    position,
    useCallback(
      ({ unrealised, returned }) => {
        const tone = toneOf(unrealised)
        const word = tone === 'up' || tone === 'down' ? t(`positions.profit.${tone}`) : ''
        const amount = signedText(unrealised, locale, contract?.money ?? NO_MONEY)
        return { text: `${amount}\n${word} ${shareText(returned, locale, true)}`, tone }
      },
      [t, locale, contract],
    ),
  )
  const worth = useFigure(
    position,
    useCallback(
      ({ unrealised, mark }) => ({
        text: contract === undefined ? '' : worthText(unrealised, mark, contract, locale),
      }),
      [locale, contract],
    ),
  )
  return (
    <span className={styles.pair}>
      {contract !== undefined && isCoinMargined(contract) && (
        <LiveText row={position.id} read={worth} className={styles.worth} />
      )}
      <LiveText row={position.id} read={read} className={styles.twoLines} />
    </span>
  )
}
