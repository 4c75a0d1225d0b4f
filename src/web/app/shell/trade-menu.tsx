import type { RefObject } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { MenuLink, PopupMenu } from '#src/web/ui/overlays/popup-menu.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { tradeLinks } from './navigation.ts'
import { navigationIcons } from './navigation-icons.tsx'
import styles from './trade-menu.module.css'
import { useShown } from './use-shown.ts'

const COLUMNS = ['coins', 'derivatives'] as const

type TradeMenuProps = { readonly opener: RefObject<HTMLElement | null>; readonly onClose: () => void }

/** The header's Trade menu: all that is traded here, with a line about each. A column without links is left out. */
export function TradeMenu({ opener, onClose }: TradeMenuProps) {
  const t = useText<AreaKeys['shell' | 'trade-menu']>()
  const links = tradeLinks.filter(useShown())
  return (
    <PopupMenu label={t('shell.trade')} opener={opener} onClose={onClose} className={styles.panel}>
      {COLUMNS.map((column) => {
        const own = links.filter(({ trade }) => trade?.column === column)
        if (own.length === 0) return null
        const name = t(`trade-menu.${column}`)
        return (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms, and takes no place in a menu
          <div key={column} role="group" aria-label={name} className={styles.column}>
            <p aria-hidden="true" className={styles.name}>
              {name}
            </p>
            {own.map(({ to, label, trade, icon }) => (
              <MenuLink
                key={to}
                to={to}
                icon={icon === undefined ? <></> : navigationIcons[icon]}
                detail={trade && t(`trade-menu.${trade.detail}`)}
                onClick={onClose}
              >
                {t(label)}
              </MenuLink>
            ))}
          </div>
        )
      })}
    </PopupMenu>
  )
}
