import type { RegistryWidgetsType } from '@rjsf/utils'
import { AgreementWidget } from './agreement-widget.tsx'
import { CodeWidget } from './code-widget.tsx'
import { CountryWidget } from './country-widget.tsx'
import { PasswordWidget } from './password-widget.tsx'
import { AccountWidget, PhoneWidget } from './phone-widget.tsx'
import { SegmentsWidget, SelectWidget } from './select-widgets.tsx'
import { DigitsWidget, EmailWidget, TextWidget } from './text-widgets.tsx'

/** By the names that ui.json uses; the build knows the same names (src/build/forms-ui.ts). */
export const widgets: RegistryWidgetsType = {
  text: TextWidget,
  email: EmailWidget,
  digits: DigitsWidget,
  password: PasswordWidget,
  account: AccountWidget,
  phone: PhoneWidget,
  country: CountryWidget,
  code: CodeWidget,
  agreement: AgreementWidget,
  select: SelectWidget,
  segments: SegmentsWidget,
}
