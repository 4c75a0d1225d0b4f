import type { AreaKeys } from '#generated/messages/keys.ts'
import { ZERO } from '#src/core/money/decimal.ts'
import { Gain } from '#src/web/ui/numbers/price.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { StakeOutcomes } from '../stake.ts'
import styles from './parts.module.css'

type OutcomeFiguresProps = {
  /** Null without a stake. */
  readonly outcomes: StakeOutcomes | null
  readonly places: number
}

/** The change of the account by each end of the stake, with all fees. */
export function OutcomeFigures({ outcomes, places }: OutcomeFiguresProps) {
  const t = useText<AreaKeys['stakes']>()
  return (
    <dl className={styles.outcomes}>
      <div>
        <dt>{t('stakes.right')}</dt>
        <dd>
          <Gain value={outcomes?.won ?? null} places={places} />
        </dd>
      </div>
      <div>
        <dt>{t('stakes.wrong')}</dt>
        <dd>
          <Gain value={outcomes?.lost ?? null} places={places} />
        </dd>
      </div>
      <div>
        <dt>{t('stakes.state.tied')}</dt>
        <dd>
          <Gain value={outcomes && ZERO} places={places} />
        </dd>
      </div>
    </dl>
  )
}
