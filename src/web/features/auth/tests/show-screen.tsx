import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter, useLocation } from 'react-router-dom'
import auth from '#locales/en_US/auth.json' with { type: 'json' }
import forms from '#locales/en_US/forms.json' with { type: 'json' }
import server from '#locales/en_US/server.json' with { type: 'json' }
import { FormServices } from '#src/web/app/form-services.tsx'
import { createQueryClient } from '#src/web/client/query-client.ts'
import type { Arrived } from '#src/web/client/tests/fake-server.ts'
import { countries } from '#tests/support/forms.tsx'

/** Shows a screen at an address, in English, with the real client. */
export function showScreen(screen: ReactNode, at: string | { pathname: string; state: unknown }): void {
  render(
    <IntlProvider locale="en-US" messages={{ ...forms, ...auth, ...server }}>
      <FluentProvider theme={webLightTheme}>
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={[at]}>
            <FormServices>{screen}</FormServices>
            <Whereabouts />
          </MemoryRouter>
        </QueryClientProvider>
      </FluentProvider>
    </IntlProvider>,
  )
}

/** The address that is shown now. */
export const address = (): string => screen.getByTestId('address').textContent

function Whereabouts(): ReactNode {
  const { pathname, search } = useLocation()
  return <p data-testid="address">{`${pathname}${search}`}</p>
}

export const field = (label: string | RegExp): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })

export function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } })
}

export const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }))

/** The body of a form-encoded request. */
export const sent = (call: Arrived): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(String(call.config.data)))

export const done = { code: 0, message: 'success', data: null }
export const refused = (message: string, errors?: object[], code = 500): object => ({
  code,
  message,
  data: null,
  ...(errors !== undefined && { errors }),
})

export const countryList = {
  code: 0,
  message: 'success',
  data: countries.map((country) => ({ ...country, localCurrency: 'USD', countryImageUrl: null })),
}

export const loggedIn = {
  code: 0,
  message: 'success',
  data: {
    id: 600012,
    username: 'ada',
    token: 'token-1',
    memberLevel: 1,
    realName: null,
    avatar: null,
    location: null,
    country: null,
    promotionCode: null,
    promotionPrefix: null,
    signInAbility: false,
    signInActivity: false,
  },
}
