import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import styles from './button.module.css'
import { pressProps } from './press.ts'

type Looks = {
  /** One primary per view. `danger` names an irreversible act, `buy` and `sell` a side. */
  readonly look?: 'primary' | 'secondary' | 'subtle' | 'danger' | 'buy' | 'sell'
  /** 24, 32, 40 or 48 px high. */
  readonly size?: 'small' | 'medium' | 'large' | 'touch'
  /** As wide as its place. */
  readonly block?: boolean
  readonly icon?: ReactElement
  readonly children: ReactNode
  readonly className?: string | undefined
}

type ButtonProps = Looks & {
  /** Shows a spinner, keeps the width, and takes no further press. */
  readonly busy?: boolean
  /** Takes no press, but keeps the focus where it has it. */
  readonly disabled?: boolean
} & Pick<ComponentProps<'button'>, 'onClick' | 'type' | 'aria-describedby'>

/** A button as the theme has it. The browser's own element: Fluent's would bring its whole machinery to the start page. */
export function Button({ busy = false, type = 'button', disabled = false, onClick, ...rest }: ButtonProps) {
  return (
    <button
      className={classOf(rest)}
      aria-describedby={rest['aria-describedby']}
      type={type}
      aria-busy={busy || undefined}
      {...pressProps(busy || disabled, onClick)}
    >
      <Inside icon={busy ? <span className={styles.spinner} /> : rest.icon}>{rest.children}</Inside>
    </button>
  )
}

/** Looks like a button, is a link: it can be opened in a new tab. */
export function LinkButton({ to, ...looks }: Looks & { readonly to: string }) {
  const href = useHref(to)
  const go = useLinkClickHandler(to)
  return (
    <a href={href} onClick={go} className={classOf(looks)}>
      <Inside icon={looks.icon}>{looks.children}</Inside>
    </a>
  )
}

function Inside({
  icon,
  children,
}: {
  readonly icon: ReactElement | undefined
  readonly children: ReactNode
}) {
  return (
    <>
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      {children}
    </>
  )
}

function classOf({ look = 'secondary', size = 'medium', block = false, className = '' }: Looks): string {
  return [styles.button, styles[look], styles[size], block ? styles.block : '', className].join(' ')
}
