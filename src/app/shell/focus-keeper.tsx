import { useFocusFinders } from '@fluentui/react-components'

/**
 * Keeps Fluent's focus manager alive. It ends with the last component that uses it; when that is a dialog,
 * it ends before it has shown the page below to screen readers again (`aria-hidden` stays on the root).
 */
export function FocusKeeper() {
  useFocusFinders()
  return null
}
