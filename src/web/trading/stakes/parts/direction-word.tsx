import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { Direction } from '#src/core/stakes/outcome.ts'
import styles from './parts.module.css'

/** Rise or fall: arrow, word and colour. */
export function DirectionWord({ direction }: { readonly direction: Direction }) {
  const t = useText<AreaKeys['stakes']>()
  return (
    <span className={styles.direction} data-direction={direction}>
      {direction === 'rise' ? <ArrowUp12Regular /> : <ArrowDown12Regular />}
      {t(`stakes.direction.${direction}`)}
    </span>
  )
}
