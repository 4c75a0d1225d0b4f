/** Shows a form in a test: English texts, remembered drafts in memory, three countries. */
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { FormServicesContext, type FormServices } from '#src/web/forms/services.ts'
import auth from '#locales/en_US/auth.json' with { type: 'json' }
import forms from '#locales/en_US/forms.json' with { type: 'json' }
import './async-timeout.ts'

export const countries = [
  { zhName: '美国', enName: 'United States', areaCode: '1', language: 'en_US', sort: 1 },
  { zhName: '加拿大', enName: 'Canada', areaCode: '1', language: 'en_CA', sort: 2 },
  { zhName: '德国', enName: 'Germany', areaCode: '49', language: 'de_DE', sort: 3 },
  { zhName: '巴哈马', enName: 'Bahamas', areaCode: '1242', language: 'en_BS', sort: 4 },
]

export function memoryServices(kept = new Map<string, object>()): FormServices {
  return {
    drafts: {
      read: (form) => kept.get(form) ?? null,
      write: (form, value) => (value === null ? kept.delete(form) : kept.set(form, value)),
    },
    countries: { list: countries, failed: false, retry: () => {}, ask: () => {} },
  }
}

export function renderForm(
  ui: ReactNode,
  services: FormServices = memoryServices(),
  locale = 'en-US',
): ReturnType<typeof render> {
  return render(
    <IntlProvider locale={locale} messages={{ ...forms, ...auth }}>
      <FluentProvider theme={webLightTheme}>
        <FormServicesContext value={services}>{ui}</FormServicesContext>
      </FluentProvider>
    </IntlProvider>,
  )
}
