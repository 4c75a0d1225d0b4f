import type { ReactNode } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import { CountryPicker } from './country-picker.tsx'

export function CountryWidget({ id, name }: WidgetProps): ReactNode {
  return <CountryPicker id={id} field={name} shows="name" />
}
