/** Shows one screen in a test, in English, with the real client before a network that the test answers for. */
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { readdirSync, readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { BrowserRouter, useLocation } from 'react-router-dom'
import { FormServicesContext } from '#src/web/forms/services.ts'
import { createQueryClient } from '#src/web/client/query-client.ts'
import { type Arrived, fakeServer } from '#src/web/client/tests/fake-server.ts'
import { Toasts } from '#src/web/ui/toast/toasts.tsx'
import { memoryServices } from './forms.tsx'

const FOLDER = 'locales/en_US'

const english = Object.assign(
  {},
  ...readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as object),
) as Record<string, string>

/** Shows a screen at an address of the window, as the app does. */
export function showScreen(ui: ReactNode, at: string): void {
  window.history.replaceState(null, '', at)
  render(
    <IntlProvider locale="en-US" messages={english}>
      <FluentProvider theme={webLightTheme}>
        <QueryClientProvider client={createQueryClient()}>
          <BrowserRouter>
            <FormServicesContext value={memoryServices()}>{ui}</FormServicesContext>
            <CurrentAddress />
          </BrowserRouter>
        </QueryClientProvider>
        <Toasts />
      </FluentProvider>
    </IntlProvider>,
  )
}

/** The address that is shown now. */
export const address = (): string => screen.getByTestId('address').textContent

function CurrentAddress(): ReactNode {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}

type Answer = object | ((call: Arrived) => object)

/** Answers each call by the end of its path, as often as it comes. What has no answer waits for ever. Gives the calls. */
export function serve(answers: Readonly<Record<string, Answer>>): readonly Arrived[] {
  const server = fakeServer()
  const calls: Arrived[] = []
  const listen = async (): Promise<never> => {
    for (;;) {
      const call = await server.next()
      calls.push(call)
      const answer = Object.entries(answers).find(([path]) => call.url.endsWith(path))?.[1]
      if (answer !== undefined) call.answer(typeof answer === 'function' ? answer(call) : answer)
    }
  }
  void listen()
  return calls
}

export const ok = (data: unknown): object => ({ code: 0, message: 'success', data })

/** The fields of a form-encoded request. */
export const sent = ({ config }: Arrived): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(String(config.data)))
