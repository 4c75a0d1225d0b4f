import { FluentProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Fluent's tokens stand in the style sheet already (theme/css.ts): its provider has none to write. */
const TOKENS_IN_SHEET = {}

/**
 * Provides Fluent's components with their theme. Loaded with the first screen that has any: shell and start page have
 * none.
 */
export function FluentFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <FluentProvider theme={TOKENS_IN_SHEET} className="fluent">
      {children}
    </FluentProvider>
  )
}
