import type { ReactNode } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { parseDay } from '#src/core/time/day.ts'
import { DateRangeField } from '#src/web/ui/date-range/date-range-field.tsx'
import { useField, useForm } from '../form-context.ts'

/** Two days, both included; the form holds them as a list of two. */
export function RangeWidget({ value, label }: WidgetProps): ReactNode {
  const form = useForm()
  const { name } = useField()
  const [from = null, to = null] = Array.isArray(value) ? value.map((one) => parseDay(String(one))) : []
  return (
    <DateRangeField
      label={label}
      value={from === null || to === null ? null : { from, to }}
      onChange={(range) => form.set({ [name]: range === null ? undefined : [range.from, range.to] })}
    />
  )
}
