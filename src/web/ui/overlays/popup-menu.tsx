import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { Link } from 'react-router-dom'
import styles from './popup-menu.module.css'

type PopupMenuProps = {
  readonly label: string
  /** Button that opened the menu: a press on it does not count as outside, and it gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>
  readonly onClose: () => void
  /** Above the items, not one of them. */
  readonly head?: ReactNode
  /** Of the panel, which is at the end of its parent otherwise. */
  readonly className?: string | undefined
  /** `MenuAct` and `MenuLink`. */
  readonly children: ReactNode
}

/**
 * A small menu below its button, at the end of its positioned parent. Arrow keys, Home and End move, Escape
 * and Tab leave, a press elsewhere closes. Native elements: Fluent's menu weighs 46 kB and its focus trap is
 * not accessible by axe's rules.
 */
export function PopupMenu({ label, opener, onClose, head, className = '', children }: PopupMenuProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    itemsOf(panel.current)[0]?.focus()
    // Near the lower edge of the window, the last of it would be out of sight.
    panel.current?.scrollIntoView({ block: 'nearest' })
    const outside = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node)) return
      if (panel.current?.contains(target) !== true && opener.current?.contains(target) !== true) onClose()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [opener, onClose])

  const leave = (): void => {
    onClose()
    opener.current?.focus()
  }
  const press = (event: KeyboardEvent): void => {
    const items = itemsOf(panel.current)
    const at = items.findIndex((item) => item === document.activeElement)
    const next = nextIndex(event.key, at, items.length)
    if (event.key === 'Escape') leave()
    else if (event.key === 'Tab') return leave()
    else if (next === null) return
    else items[next]?.focus()
    event.preventDefault()
  }
  return (
    <div ref={panel} className={`${styles.panel ?? ''} ${className}`}>
      {head}
      <div role="menu" tabIndex={-1} aria-label={label} className={styles.items} onKeyDown={press}>
        {children}
      </div>
    </div>
  )
}

/** Returns the index of the item that a key moves to, wrapping around; null for keys that do not move. */
export function nextIndex(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}

type ItemProps = { readonly icon: ReactElement; readonly children: ReactNode; readonly onClick: () => void }

export function MenuAct({ icon, children, onClick }: ItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

type LinkProps = ItemProps & {
  readonly to: string
  /** A line below the words. */
  readonly detail?: string | undefined
}

export function MenuLink({ to, icon, detail, children, onClick }: LinkProps) {
  return (
    <Link to={to} role="menuitem" tabIndex={-1} className={styles.item} onClick={onClick}>
      {icon}
      {detail === undefined ? (
        children
      ) : (
        <span>
          {children}
          <span className={styles.detail}>{detail}</span>
        </span>
      )}
    </Link>
  )
}

const itemsOf = (panel: HTMLElement | null): readonly HTMLElement[] => [
  ...(panel?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
]
