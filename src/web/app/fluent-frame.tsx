import { FluentProvider } from '@fluentui/react-components'
import type { ReactNode } from 'react'

/** Fluent's tokens stand in the style sheet already (theme/css.ts): its provider has none to write. */
const TOKENS_IN_SHEET = {}

/** What Fluent's parts stand in. Comes with the first screen that has any: the shell and the start page do without. */
export function FluentFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <FluentProvider theme={TOKENS_IN_SHEET} className="fluent">
      {children}
    </FluentProvider>
  )
}
