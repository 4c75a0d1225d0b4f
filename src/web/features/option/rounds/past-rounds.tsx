import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import { Dismiss16Regular } from '@fluentui/react-icons/svg/dismiss'
import { Subtract16Regular } from '@fluentui/react-icons/svg/subtract'
import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { divide, subtract } from '#src/core/money/arithmetic.ts'
import { isZero } from '#src/core/money/compare.ts'
import { formatDecimal, NO_VALUE } from '#src/core/money/format.ts'
import { toPercent } from '#src/core/money/percent.ts'
import type { OptionRound } from '#src/web/trading/products/option/option-round.ts'
import type { OptionRounds } from '#src/web/trading/products/option/option-rounds.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import { Skeleton } from '#src/web/ui/states/skeleton.tsx'
import { ErrorState } from '#src/web/ui/states/state.tsx'
import styles from './rounds.module.css'

type PastRoundsProps = {
  /** Newest first; undefined while they load. */
  readonly rounds: readonly OptionRound[] | undefined
  readonly failure: Pick<OptionRounds, 'error' | 'isFetching' | 'refetch'>
}

const ICONS = {
  rise: <ArrowUp16Regular />,
  fall: <ArrowDown16Regular />,
  none: <Subtract16Regular />,
  cancelled: <Dismiss16Regular />,
  waiting: <Subtract16Regular />,
}

const PLACES = 2
/** Decimals of shares: a move of a round is small. */
const SHARE_PLACES = 8

/** The results of the last rounds: arrow, sign and tint, and how many of each there were. */
export function PastRounds({ rounds, failure }: PastRoundsProps) {
  const t = useText<AreaKeys['option']>()
  const { locale } = useIntl()
  if (rounds === undefined)
    return failure.error === null ? (
      <Skeleton height="100%" />
    ) : (
      <ErrorState title={t('option.past.failed')} onRetry={failure.refetch} busy={failure.isFetching}>
        {failure.error.message}
      </ErrorState>
    )
  const count = (result: OptionRound['result']): number =>
    rounds.filter((round) => round.result === result).length
  const moved = ({ openPrice, closePrice }: OptionRound): string => {
    if (openPrice === null || closePrice === null || isZero(openPrice)) return NO_VALUE
    const share = divide(subtract(closePrice, openPrice), openPrice, SHARE_PLACES)
    return formatDecimal(toPercent(share), locale, {
      places: PLACES,
      minimumPlaces: PLACES,
      sign: 'always',
    })
  }
  return (
    <>
      <header className={styles.pastHead}>
        <h2>
          {t('option.past.last', { count: rounds.length })} <span>{t('option.past.move')}</span>
        </h2>
        <p>
          <span data-result="rise">{t('option.past.rise', { count: count('rise') })}</span>
          <span data-result="fall">{t('option.past.fall', { count: count('fall') })}</span>
          <span>{t('option.past.none', { count: count('none') })}</span>
        </p>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must get there */}
      <ol className={styles.strip} aria-label={t('option.past')} tabIndex={0}>
        {rounds.map((round) => (
          <li key={round.id} data-result={round.result}>
            <VisuallyHidden>
              {t('option.past.one', { round: String(round.number), result: round.result })}
            </VisuallyHidden>
            {ICONS[round.result]}
            <span>{moved(round)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
