import type { ComponentProps, MouseEvent } from 'react'

type Press = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'>

/**
 * Props of a button that takes no press for now. It is not `disabled`: browsers take the focus away from a disabled
 * button, and keyboard users would start anew at the top of the page.
 */
export const pressProps = (isOff: boolean, onClick: Press['onClick']): Press => ({
  'aria-disabled': isOff || undefined,
  onClick: isOff ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick,
})
