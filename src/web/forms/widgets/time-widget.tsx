import type { ReactNode } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { TextControl } from './text-control.tsx'

/** Browsers leave seconds out where they are 0; the contract's format has them. */
const withSeconds = (text: string): string => (/^\d\d:\d\d$/.test(text) ? `${text}:00` : text)

/** A time of day, picked with the browser's own control: hours and minutes. */
export function TimeWidget(widget: WidgetProps): ReactNode {
  return <TextControl widget={widget} type="time" read={withSeconds} />
}
