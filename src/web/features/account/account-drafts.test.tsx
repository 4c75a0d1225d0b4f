// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { FormServicesContext } from '#src/web/forms/services.ts'
import { memoryServices } from '#tests/support/forms.tsx'
import { serve, showScreen } from '#tests/support/screen.tsx'
import { ChangePhoneScreen } from './change-phone-screen.tsx'
import { RealNameScreen } from './real-name-screen.tsx'
import { fillForm } from './tests/fill-form.ts'
import { infoBody, securityBody } from './tests/members.ts'

afterEach(cleanup)

/** Shows a screen to a member whose account is German, or of a country that the server does not tell. */
function show(ui: ReactElement, drafts: Map<string, object>, info: object = infoBody): void {
  serve({ '/security/setting': securityBody(), '/uc/member/my-info': info })
  showScreen(<FormServicesContext value={memoryServices(drafts)}>{ui}</FormServicesContext>, '/here')
}

const input = (id: string): HTMLInputElement | null => document.querySelector(`input[id="${id}"]`)
const valueOf = (id: string): string | undefined => input(id)?.value

test.each([
  [
    'bind-phone',
    <ChangePhoneScreen key="phone" />,
    { phone: '+1242 5551234' },
    '+49',
    '+1242',
    { phone: '5551234' },
  ],
  [
    'real-name',
    <RealNameScreen key="name" />,
    { realName: 'Ada' },
    'Germany',
    'Germany',
    { realName: 'Ada' },
  ],
] as const)(
  'SESS-07.f the form %s begins with the country of the account, and comes back as it was typed',
  async (form, ui, typed, before, after, kept) => {
    const drafts = new Map<string, object>()
    show(ui, drafts)
    const country = await screen.findByRole<HTMLInputElement>('combobox')
    expect(country.value).toBe(before)
    await fillForm(form, typed)
    await waitFor(() => expect([...drafts.keys()]).toEqual([form]))
    cleanup()
    show(ui, drafts)
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe(after))
    for (const [name, value] of Object.entries(kept)) expect(valueOf(`${form}_${name}`)).toBe(value)
  },
)

test('a form of the account begins with the reader’s country where the server does not tell the account’s', async () => {
  show(<ChangePhoneScreen />, new Map(), { code: 500, message: 'no', data: null })
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('+1')
  await fillForm('bind-phone', { phone: '+49 15123456' })
  expect(screen.queryByText(/changes the country/)).toBeNull()
})
