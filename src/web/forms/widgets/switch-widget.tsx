import { type ReactNode, useEffect } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { Switch } from '#src/web/ui/primitives/switch.tsx'
import { useField, useForm, useOptions } from '../form-context.ts'

/** On or off, with the values that ui.json names. Off stands there from the beginning: a switch is never empty. */
export function SwitchWidget({ id, value, label }: WidgetProps): ReactNode {
  const form = useForm()
  const { name, wrong, messageId } = useField()
  const { on = true, off = false } = useOptions()
  const { set } = form
  const isUnset = value === undefined
  useEffect(() => {
    if (isUnset) set({ [name]: off }, false)
  }, [isUnset, name, off, set])
  return (
    <Switch
      look="field"
      label={label}
      id={id}
      checked={value === on}
      aria-invalid={wrong === name}
      aria-describedby={messageId}
      onChange={(checked) => form.set({ [name]: checked ? on : off })}
      onBlur={() => form.leave(name)}
    />
  )
}
