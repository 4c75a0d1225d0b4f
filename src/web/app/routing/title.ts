import type { AreaKeys } from '#generated/messages/keys.ts'
import { useTabTitle } from '#src/web/ui/layout/tab-title.ts'
import { useText } from '#src/web/ui/primitives/text.ts'

/** Sets the title of the browser's tab, such as "Wallet · Openbourse". */
export function useTitle(key: AreaKeys['shell']): void {
  useTabTitle(useText<AreaKeys['shell']>()(key))
}
