import { useEffect } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/ui/text.ts'
import { useConfig } from '../config-context.ts'

/** "Wallet · Openbourse" in the browser's tab. */
export function useTitle(key: AreaKeys['shell']): void {
  const t = useText<AreaKeys['shell']>()
  const { brand } = useConfig()
  const title = t('shell.tab', { title: t(key), brand: brand.name })
  useEffect(() => {
    document.title = title
  }, [title])
}
