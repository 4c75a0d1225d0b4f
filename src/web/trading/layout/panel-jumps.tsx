import type { AreaKeys } from '#generated/messages/keys.ts'
import { Button } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { jumpPanels, type JumpPanel } from './jump.ts'
import styles from './panel-jumps.module.css'

type PanelJumpsProps = { readonly onJump: (panel: JumpPanel) => void }

/** The first tab stops of a trading screen: buttons that skip to a panel, in sight while one has the focus. */
export function PanelJumps({ onJump }: PanelJumpsProps) {
  const t = useText<AreaKeys['trading']>()
  return (
    <nav className={styles.jumps} aria-label={t('trading.jumps')}>
      <span aria-hidden="true">{t('trading.jumps')}</span>
      {jumpPanels.map((panel) => (
        <Button key={panel} size="small" onClick={() => onJump(panel)}>
          {t(`trading.${panel}`)}
        </Button>
      ))}
    </nav>
  )
}
