import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import styles from './account-tabs.module.css'

const WAYS = ['phone', 'email'] as const

type Way = (typeof WAYS)[number]

type Props = { readonly label: AreaKeys['auth']; readonly children: (way: Way) => ReactNode }

const other = (way: Way): Way => (way === 'phone' ? 'email' : 'phone')

/**
 * By phone or by e-mail: two tabs, one stop for the Tab key, arrows in between. The choice stands in the
 * address, so that a reload for another language keeps it.
 */
export function AccountTabs({ label, children }: Props): ReactNode {
  const t = useText<AreaKeys['auth']>()
  const [params, setParams] = useSearchParams()
  const list = useRef<HTMLDivElement>(null)
  const way: Way = params.get('by') === 'email' ? 'email' : 'phone'

  function choose(next: Way): void {
    const changed = new URLSearchParams(params)
    changed.set('by', next)
    setParams(changed, { replace: true })
  }

  function move({ key }: KeyboardEvent): void {
    const target = { ArrowLeft: other(way), ArrowRight: other(way), Home: WAYS[0], End: WAYS[1] }[key]
    if (target === undefined) return
    choose(target)
    list.current?.querySelector<HTMLElement>(`#by-${target}`)?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={t(label)} className={styles.tabs}>
        {WAYS.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`by-${one}`}
            aria-selected={one === way}
            aria-controls="by-panel"
            tabIndex={one === way ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(one)}
            onKeyDown={move}
          >
            {t(`auth.by.${one}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="by-panel" aria-labelledby={`by-${way}`} className={styles.panel}>
        {children(way)}
      </div>
    </div>
  )
}
