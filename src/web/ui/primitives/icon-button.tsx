import type { ComponentProps, ReactElement } from 'react'
import styles from './icon-button.module.css'
import { pressProps } from './press.ts'

type IconButtonProps = {
  /** The accessible name, shown as a tooltip too. */
  readonly label: string
  readonly icon: ReactElement
  readonly size?: 'small' | 'medium'
  /** Takes no press, but keeps the focus where it has it. */
  readonly disabled?: boolean
} & Pick<
  ComponentProps<'button'>,
  | 'onClick'
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
export function IconButton({ label, icon, size = 'medium', className = '', ...props }: IconButtonProps) {
  const { disabled = false, onClick, ...rest } = props
  return (
    <button
      type="button"
      className={`${styles.button ?? ''} ${className}`}
      data-size={size}
      aria-label={label}
      data-tooltip={label}
      {...rest}
      {...pressProps(disabled, onClick)}
    >
      {icon}
    </button>
  )
}
