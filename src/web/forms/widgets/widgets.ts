import type { RegistryWidgetsType } from '@rjsf/utils'
import { AgreementWidget } from './agreement-widget.tsx'
import { CardsWidget, ChecksWidget } from './choice-widgets.tsx'
import { CodeWidget } from './code-widget.tsx'
import { CountryWidget } from './country-widget.tsx'
import { DecimalWidget } from './decimal-widget.tsx'
import { IntegerWidget } from './integer-widget.tsx'
import { lazyWidget } from './lazy-widget.tsx'
import { PasswordWidget } from './password-widget.tsx'
import { AccountWidget, PhoneWidget } from './phone-widget.tsx'
import { SearchWidget } from './search-widget.tsx'
import { SegmentsWidget, SelectWidget } from './select-widgets.tsx'
import { SwitchWidget } from './switch-widget.tsx'
import { DigitsWidget, EmailWidget, TextWidget } from './text-widgets.tsx'
import { TextareaWidget } from './textarea-widget.tsx'
import { TimeWidget } from './time-widget.tsx'
import { TipWidget } from './tip-widget.tsx'

/** One row, and the button for more. */
const IPS_HEIGHT = 'calc(var(--sizeField, var(--sizeControlLarge)) + 40px)'
/** The button for a picture, and the line with its limits. */
const IMAGE_HEIGHT = '98px'

/** By the names that ui.json uses; the build knows the same names (src/tools/generate/forms-ui.ts). */
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
  search: SearchWidget,
  cards: CardsWidget,
  checks: ChecksWidget,
  decimal: DecimalWidget,
  integer: IntegerWidget,
  switch: SwitchWidget,
  textarea: TextareaWidget,
  time: TimeWidget,
  tip: TipWidget,
  ips: lazyWidget(async () => (await import('./ips-widget.tsx')).IpsWidget, IPS_HEIGHT),
  image: lazyWidget(async () => (await import('./image-widget.tsx')).ImageWidget, IMAGE_HEIGHT),
  range: lazyWidget(async () => (await import('./range-widget.tsx')).RangeWidget),
}
