import type { ComponentProps, ReactElement } from 'react'
import styles from './icon-button.module.css'

type IconButtonProps = {
  /** The accessible name, shown as a tooltip too. */
  readonly label: string
  readonly icon: ReactElement
  readonly size?: 'small' | 'medium'
} & Pick<
  ComponentProps<'button'>,
  | 'onClick'
  | 'disabled'
  | 'aria-pressed'
  | 'aria-expanded'
  | 'aria-haspopup'
  | 'aria-controls'
  | 'className'
  | 'id'
  | 'ref'
>

/**
 * A button that shows only a picture. The tooltip comes from the one layer that the shell mounts
 * (tooltip-layer.tsx), which finds it by `data-tooltip`.
 */
export function IconButton({ label, icon, size = 'medium', className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button ?? ''} ${className}`}
      data-size={size}
      aria-label={label}
      data-tooltip={label}
      {...rest}
    >
      {icon}
    </button>
  )
}
