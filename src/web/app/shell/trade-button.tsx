import { useCallback, useRef, useState } from 'react'
import { matchPath, useLocation } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { lazyChunk } from '#src/web/ui/loading/lazy-chunk.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './header.module.css'
import { LazyPart } from './lazy-part.tsx'
import { tradeLinks } from './navigation.ts'

const TradeMenu = lazyChunk(() => import('./trade-menu.tsx').then(({ TradeMenu: part }) => part))

/** Opens the Trade menu, whose code is loaded when it is first opened. */
export function TradeButton() {
  const t = useText<AreaKeys['shell']>()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const isHere = tradeLinks.some(({ route }) => matchPath(route, pathname) !== null)
  return (
    <div className={styles.trade}>
      <button
        ref={button}
        type="button"
        className={styles.link}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-current={isHere || undefined}
        onClick={() => setOpen(!open)}
      >
        {t('shell.trade')}
      </button>
      {open && (
        <LazyPart onFail={close}>
          <TradeMenu opener={button} onClose={close} />
        </LazyPart>
      )}
    </div>
  )
}
