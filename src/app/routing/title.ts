import type { AreaKeys } from '#generated/messages/keys.ts'
import { useTabTitle } from '#src/ui/tab-title.ts'
import { useText } from '#src/ui/text.ts'

/** "Wallet · Openbourse" in the browser's tab. */
export function useTitle(key: AreaKeys['shell']): void {
  useTabTitle(useText<AreaKeys['shell']>()(key))
}
