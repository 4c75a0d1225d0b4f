import { FluentProvider } from '@fluentui/react-components'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { MemoryRouter } from 'react-router-dom'
import ui from '#locales/en_US/ui.json' with { type: 'json' }
import { Toasts } from '../toast/toasts.tsx'

/** Shows a part in a test, with English texts, as if on the page of that address. */
export const show = (part: ReactNode, at = '/'): ReturnType<typeof render> =>
  render(
    <IntlProvider locale="en-US" messages={ui}>
      <FluentProvider theme={{}}>
        <MemoryRouter initialEntries={[at]}>{part}</MemoryRouter>
        <Toasts />
      </FluentProvider>
    </IntlProvider>,
  )
