import { type ReactNode, useSyncExternalStore } from 'react'
import { IntlProvider } from 'react-intl'
import type { Language } from '#src/web/session/language.ts'
import { tagOf } from './language.ts'
import { messageStore } from './messages.ts'

type IntlProps = { readonly language: Language; readonly children: ReactNode }

/** Gives the messages loaded so far to everything below. They are compiled: no parser is shipped. */
export function Intl({ language, children }: IntlProps) {
  const messages = useSyncExternalStore(messageStore.subscribe, messageStore.get)
  return (
    <IntlProvider locale={tagOf(language)} messages={messages} defaultLocale="en-US" onError={report}>
      {children}
    </IntlProvider>
  )
}

/** A text that is missing, or lacks a value, is an error of the console in production too: there every test sees it. */
// oxlint-disable-next-line no-console -- a missing message is an error for developers, and the tests listen there
const report = (error: Error): void => console.error(error.message)
