import { Button as FluentButton } from '@fluentui/react-components'
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import styles from './button.module.css'

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
} & Pick<ComponentProps<'button'>, 'onClick' | 'type' | 'disabled' | 'aria-describedby'>

/** Fluent's button in our sizes and looks. */
export function Button({ busy = false, type = 'button', disabled = false, onClick, ...rest }: ButtonProps) {
  return (
    <FluentButton
      {...appearance(rest)}
      {...iconOf(busy ? <span className={styles.spinner} /> : rest.icon)}
      {...(rest['aria-describedby'] !== undefined && { 'aria-describedby': rest['aria-describedby'] })}
      type={type}
      disabled={disabled}
      aria-disabled={busy}
      aria-busy={busy}
      onClick={(event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {rest.children}
    </FluentButton>
  )
}

/** Looks like a button, is a link: it can be opened in a new tab. */
export function LinkButton({ to, ...looks }: Looks & { readonly to: string }) {
  const href = useHref(to)
  const go = useLinkClickHandler(to)
  return (
    <FluentButton as="a" href={href} onClick={go} {...appearance(looks)} {...iconOf(looks.icon)}>
      {looks.children}
    </FluentButton>
  )
}

const iconOf = (icon: ReactElement | undefined) => (icon === undefined ? {} : { icon })

function appearance({ look = 'secondary', size = 'medium', block = false, className = '' }: Looks) {
  const fluent = look === 'secondary' || look === 'subtle' ? look : 'primary'
  const names = [styles.button, styles[look], styles[size], block ? styles.block : '', className]
  return { appearance: fluent, className: names.join(' ') } as const
}
