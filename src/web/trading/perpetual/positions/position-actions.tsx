import { ArrowSwap16Regular } from '@fluentui/react-icons/svg/arrow-swap'
import { Add16Regular } from '@fluentui/react-icons/svg/add'
import { Target16Regular } from '@fluentui/react-icons/svg/target'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { isPositive } from '#src/core/money/compare.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { IconButton } from '#src/web/ui/primitives/icon-button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import type { Position } from '../holdings.ts'
import styles from '../perpetual.module.css'

/** The dialogs about one position. */
export type PositionAct = 'close' | 'reverse' | 'margin' | 'stops'

type PositionActionsProps = {
  readonly position: Position
  /** In a card: as wide as it, with words and as high as a finger wants them. */
  readonly isInCard: boolean
  readonly onAct: (act: PositionAct, position: Position) => void
}

/** The buttons of a position. Only an isolated one has margin of its own to change. */
export function PositionActions({ position, isInCard, onAct }: PositionActionsProps) {
  const t = useText<AreaKeys['positions']>()
  const { symbol, direction, mode, closable } = position
  const name = { symbol, direction }
  const canClose = isPositive(closable)
  const one = <VisuallyHidden>{` ${t('positions.one', name)}`}</VisuallyHidden>
  const reverse = (
    <IconButton
      size={isInCard ? 'medium' : 'small'}
      label={t('positions.reverse.open', name)}
      icon={<ArrowSwap16Regular />}
      disabled={!canClose}
      onClick={() => onAct('reverse', position)}
    />
  )
  if (isInCard)
    return (
      <span className={styles.cardActs} data-block>
        <Button size="large" disabled={!canClose} onClick={() => onAct('close', position)}>
          {t('positions.close')}
          {one}
        </Button>
        <Button size="large" onClick={() => onAct('stops', position)}>
          {t('positions.stops')}
          {one}
        </Button>
        {mode === 'isolated' && (
          <Button size="large" onClick={() => onAct('margin', position)}>
            {t('positions.margin')}
            {one}
          </Button>
        )}
        {reverse}
      </span>
    )
  return (
    <span className={styles.acts}>
      <Button size="small" disabled={!canClose} onClick={() => onAct('close', position)}>
        {t('positions.close')}
        {one}
      </Button>
      <IconButton
        size="small"
        label={t('positions.stops.open', name)}
        icon={<Target16Regular />}
        onClick={() => onAct('stops', position)}
      />
      {mode === 'isolated' && (
        <IconButton
          size="small"
          label={t('positions.margin.open', name)}
          icon={<Add16Regular />}
          onClick={() => onAct('margin', position)}
        />
      )}
      {reverse}
    </span>
  )
}
