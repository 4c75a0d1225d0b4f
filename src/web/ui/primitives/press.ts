import type { ComponentProps, MouseEvent } from 'react'

type Press = Pick<ComponentProps<'button'>, 'onClick' | 'aria-disabled'>

/**
 * What makes a button take no press for now, or send its form. It is not `disabled`: browsers take the focus away from
 * what becomes that, and whoever works by keyboard would start anew at the top of the page.
 */
export const pressOf = (isOff: boolean, onClick: Press['onClick']): Press => ({
  'aria-disabled': isOff || undefined,
  onClick: isOff ? (event: MouseEvent<HTMLButtonElement>) => event.preventDefault() : onClick,
})
