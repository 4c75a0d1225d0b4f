import { merchantApplyForm } from '#generated/forms/merchant-apply/form.ts'
import type { MerchantApplyValue } from '#generated/forms/merchant-apply/schema.ts'
import type { FormDefinition } from '#src/web/forms/definition.ts'
import { withoutFields } from '#src/web/forms/without-fields.ts'

const withoutChat = withoutFields(merchantApplyForm, ['wechat', 'qq'])

/** The application as a country has use for it: WeChat and QQ are asked for where Chinese is spoken. */
export const merchantFormFor = (
  country: { readonly language: string } | null | undefined,
): FormDefinition<MerchantApplyValue> =>
  country?.language.startsWith('zh') === true ? merchantApplyForm : withoutChat
