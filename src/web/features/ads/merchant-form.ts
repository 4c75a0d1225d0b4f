import { merchantApplyForm } from '#generated/forms/merchant-apply/form.ts'
import type { MerchantApplyValue } from '#generated/forms/merchant-apply/schema.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { withoutFields } from '#src/web/forms/without-fields.ts'
import type { ControlHeight } from '#src/web/ui/states/form-skeleton.tsx'

type Country = { readonly language: string } | null | undefined

/** Contacts, deposits and two pictures. */
const CONTROLS = ['line', 'line', 'line', 'line', 98, 98] as const

const isChinese = (country: Country): boolean => country?.language.startsWith('zh') === true

const withoutChat = withoutFields(merchantApplyForm, ['wechat', 'qq'])

/** The application as a country has use for it: WeChat and QQ are asked for where Chinese is spoken. */
export const merchantFormFor = (country: Country): FormDefinition<MerchantApplyValue> =>
  isChinese(country) ? merchantApplyForm : withoutChat

/** Returns the controls of that form, for its skeleton. */
export const merchantControls = (country: Country): readonly ControlHeight[] =>
  isChinese(country) ? CONTROLS : CONTROLS.slice(2)
