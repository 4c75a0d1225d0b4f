import type { ReactNode } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { TextControl } from './text-control.tsx'

const trimmed = (text: string): string => text.trim()
const digits = (text: string): string => text.replaceAll(/\D/g, '')

export function TextWidget(widget: WidgetProps): ReactNode {
  return <TextControl widget={widget} />
}

/** No address has spaces; pasted ones often do. `type="email"` would let the browser rewrite what was typed. */
export function EmailWidget(widget: WidgetProps): ReactNode {
  return <TextControl widget={widget} inputMode="email" read={trimmed} />
}

/** Digits that were read elsewhere, such as an authenticator's; pasted spaces do not matter. */
export function DigitsWidget(widget: WidgetProps): ReactNode {
  return <TextControl widget={widget} inputMode="numeric" read={digits} />
}
