import { useCallback } from 'react'
import { useIntl } from 'react-intl'

type Values = Readonly<Record<string, string | number>>

export type Text<Key extends string> = (key: Key, values?: Values) => string

/**
 * The texts of one area, by typed keys: `const t = useText<AreaKeys['wallet']>()`, `t('wallet.title')`.
 * A key that the English catalogue has not does not compile.
 */
export function useText<Key extends string>(): Text<Key> {
  const intl = useIntl()
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl])
}
