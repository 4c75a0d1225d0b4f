import type { AreaKeys } from '#generated/messages/keys.ts'
import type { OtcPayInfo } from '#generated/models/otc-pay-info.ts'
import type { Text } from '#src/web/ui/primitives/text.ts'

export type PayRow = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly isImage: boolean
}

const KINDS = ['bankInfo', 'alipay', 'wechatPay'] as const

/** The seller's accounts in the form of older servers, which send no labels: each line is named by its account. */
export function oldPayRows(info: OtcPayInfo | null, t: Text<AreaKeys['c2c-orders']>): readonly PayRow[] {
  if (info === null) return []
  const row = (id: string, label: string, value: string | null): readonly PayRow[] =>
    (value ?? '') === ''
      ? []
      : [{ id, label, value: value ?? '', isImage: /^(https?:)?\/\/.+\.(png|jpe?g)$/i.test(value ?? '') }]
  return [
    ...row('realName', t('c2c-orders.realName'), info.realName),
    ...KINDS.flatMap((kind) =>
      Object.entries(info[kind] ?? {}).flatMap(([name, value]) =>
        row(`${kind}.${name}`, t(`c2c-orders.account.${kind}`), value),
      ),
    ),
  ]
}
