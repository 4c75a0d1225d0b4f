import { useIntl } from 'react-intl'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Operation } from '#src/core/contract/operation.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import { formatDecimal } from '#src/core/money/format.ts'
import { useMemberFacts } from '#src/web/client/member-facts.ts'
import { isMet, needsOf, prerequisitesOf } from '#src/web/member/prerequisites/missing.ts'
import { useSession } from '#src/web/session/hooks.ts'
import { Gain } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { StakeOrder } from '../order/use-stake-order.ts'
import { type Pick, PickButtons } from './pick-buttons.tsx'
import styles from './stake-bar.module.css'

type StakeBarProps = {
  readonly operation: Operation
  readonly order: StakeOrder
  readonly picks: Readonly<Record<Direction, Pick>>
  /** Shows the form, whose field says what is wrong. */
  readonly onWrong: () => void
}

const PLACES = 2

/**
 * The bar of a phone's bottom edge: the stake with its fee, what it brings, and the buttons that place it. Whoever may
 * not place one reads why in the form.
 */
export function StakeBar({ operation, order, picks, onWrong }: StakeBarProps) {
  const t = useText<AreaKeys['stakes']>()
  const { locale } = useIntl()
  const isMember = useSession().status === 'member'
  const { facts } = useMemberFacts()
  const needs = needsOf(prerequisitesOf([operation]), facts)
  if (!isMember || needs?.every(isMet) !== true) return null
  const { outcomes, coin, sending } = order
  return (
    <div className={styles.bar}>
      <p className={styles.sums}>
        <span>
          {t('stakes.cost')}{' '}
          <b>
            {formatDecimal(outcomes?.cost ?? null, locale, { minimumPlaces: PLACES, trim: true, unit: coin })}
          </b>
        </span>
        <span className={styles.ends}>
          <span>
            {t('stakes.right')} <Gain value={outcomes?.won ?? null} places={PLACES} />
          </span>
          <span>
            {t('stakes.wrong')} <Gain value={outcomes?.lost ?? null} places={PLACES} />
          </span>
        </span>
      </p>
      <PickButtons
        picks={picks}
        busy={sending}
        onPick={(direction) => {
          if (!order.place(direction)) onWrong()
        }}
      />
    </div>
  )
}
