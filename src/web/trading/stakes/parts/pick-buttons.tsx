import { ArrowDown16Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp16Regular } from '@fluentui/react-icons/svg/arrow-up'
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { pressProps } from '#src/web/ui/primitives/press.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import { directions } from '../stake.ts'
import styles from './parts.module.css'

/** The button of a direction. */
export type Pick = {
  /** Gain of a press, or the reason why none is taken. */
  readonly detail: string
  readonly isOff: boolean
  /** A rule forbids it for a while. */
  readonly isLocked?: boolean
}

type PickButtonsProps = {
  readonly picks: Readonly<Record<Direction, Pick>>
  /** The stake that is being sent. */
  readonly busy: Direction | null
  /** Id of the reason why both take no press. */
  readonly describedBy?: string | undefined
  readonly onPick: (direction: Direction) => void
}

const ICONS = { rise: <ArrowUp16Regular />, fall: <ArrowDown16Regular /> }

/** Rise and fall: a press places the stake. */
export function PickButtons({ picks, busy, describedBy, onPick }: PickButtonsProps) {
  const t = useText<AreaKeys['stakes']>()
  return (
    <fieldset className={styles.picks} aria-label={t('stakes.direction')}>
      {directions.map((direction) => {
        const { detail, isOff, isLocked = false } = picks[direction]
        return (
          <button
            key={direction}
            type="button"
            className={styles.pick}
            data-direction={direction}
            aria-busy={busy === direction || undefined}
            aria-describedby={describedBy}
            {...pressProps(isOff || busy !== null, () => onPick(direction))}
          >
            <span className={styles.act}>
              {isLocked ? <LockClosed16Regular /> : ICONS[direction]}
              {t(`stakes.direction.${direction}`)}
            </span>
            <span>{detail}</span>
          </button>
        )
      })}
    </fieldset>
  )
}
