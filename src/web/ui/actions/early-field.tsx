import { useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { VisuallyHidden } from '../primitives/visually-hidden.tsx'

type EarlyFieldProps = {
  readonly value: string
  readonly onType: (text: string) => void
  readonly onClose: () => void
}

/**
 * Takes what is typed until the palette has come to take it itself: it would go to whatever had the focus, or be
 * hot-keys. It gives the focus back, so that the palette finds it where it was and can do so too.
 */
export function EarlyField({ value, onType, onClose }: EarlyFieldProps) {
  const { formatMessage } = useIntl()
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const before = document.activeElement
    field.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <VisuallyHidden>
      <input
        ref={field}
        aria-label={formatMessage({ id: 'ui.actions.palette' })}
        value={value}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </VisuallyHidden>
  )
}
