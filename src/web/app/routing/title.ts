import type { AreaKeys } from '#generated/messages/keys.ts'
import { useTabTitle } from '#src/web/ui/layout/tab-title.ts'
import { useText } from '#src/web/ui/primitives/text.ts'

/** "Wallet · Openbourse" in the browser's tab. */
export function useTitle(key: AreaKeys['shell']): void {
  useTabTitle(useText<AreaKeys['shell']>()(key))
}
