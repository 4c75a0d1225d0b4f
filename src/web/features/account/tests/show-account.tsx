import { FluentProvider } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import account from '#locales/en_US/account.json' with { type: 'json' }
import forms from '#locales/en_US/forms.json' with { type: 'json' }
import server from '#locales/en_US/server.json' with { type: 'json' }
import shell from '#locales/en_US/shell.json' with { type: 'json' }
import ui from '#locales/en_US/ui.json' with { type: 'json' }
import { createQueryClient } from '#src/web/client/query-client.ts'
import { type FakeServer, fakeServer } from '#src/web/client/tests/fake-server.ts'
import { memoryServices } from '#tests/support/forms.tsx'
import { FormServicesContext } from '#src/web/forms/services.ts'

/** Answers by the end of a call's path; a function is called each time. */
export type Answers = Readonly<Record<string, object | (() => object)>>

/** Shows a screen at an address, in English, with the real client before a server that answers by path. */
export function showAccount(element: ReactNode, at: string, answers: Answers) {
  const network = fakeServer()
  const [path = ''] = at.split('?')
  render(
    <IntlProvider locale="en-US" messages={{ ...shell, ...ui, ...forms, ...server, ...account }}>
      <FluentProvider theme={{}}>
        <QueryClientProvider client={createQueryClient()}>
          <FormServicesContext value={memoryServices()}>
            <MemoryRouter initialEntries={[at]}>
              <Routes>
                <Route path={path} element={element} />
                <Route path="*" element={null} />
              </Routes>
              <Whereabouts />
            </MemoryRouter>
          </FormServicesContext>
        </QueryClientProvider>
      </FluentProvider>
    </IntlProvider>,
  )
  void serve(network, answers)
  return network
}

async function serve(network: FakeServer, answers: Answers): Promise<void> {
  for (;;) {
    const call = await network.next()
    const [path] = call.url.split('?')
    const answer = Object.entries(answers).find(([end]) => path?.endsWith(end))?.[1]
    act(() => {
      if (answer === undefined) call.fail('nobody answers')
      else call.answer(typeof answer === 'function' ? (answer as () => object)() : answer)
    })
  }
}

/** The address that is shown now. */
export const address = (): string => screen.getByTestId('address').textContent

function Whereabouts(): ReactNode {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}
