// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { OverviewScreen } from './overview-screen.tsx'
import { ALL_SET, infoBody, merchantBody, securityBody } from './tests/members.ts'
import { type Answers, showAccount } from './tests/show-account.tsx'

afterEach(cleanup)

const answers: Answers = {
  '/approve/security/setting': securityBody(),
  '/member/my-info': infoBody,
  '/certified/business/status': merchantBody(0),
}
const show = (more: Answers = {}) => showAccount(<OverviewScreen />, '/admin', { ...answers, ...more })

const region = (name: string) => screen.findByRole('region', { name })

test('FEAT-03.k a new member sees missing protections with links, and one next step', async () => {
  show()
  const security = await region('Security')
  const rows = within(security)
    .getAllByRole('listitem')
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'Login passwordWhat you log in with.SetChange, Login password',
    'PhoneReceives codes by text message. Needed before you trade or withdraw.Not setSet up, Phone',
    'E-mailad*@example.orgSetChange, E-mail',
    'Fund passwordAsked for whenever coins leave or an ad is placed.Not setSet up, Fund password',
    'Authenticator appShows a new code every 30 seconds, asked for when you log in.Not setSet up, Authenticator app',
  ])
  const links = within(security)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/changeLogin', '/changePhone', '/changeEmail', '/setFund', '/changeGoogle'])
  const level = await region('Security level')
  expect(level.textContent).toContain('Low1 of 4 protections are set')
  expect(within(level).getByRole('link').getAttribute('href')).toBe('/changePhone')
})

test('FEAT-03.k a member with all protections can change, reset and remove them', async () => {
  show({ '/approve/security/setting': securityBody(ALL_SET) })
  const security = await region('Security')
  const links = within(security)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/changeLogin',
    '/changePhone',
    '/changeEmail',
    '/retrieveFund',
    '/changeFund',
    '/removeGoogle',
    '/changeGoogle',
  ])
  expect(security.textContent).toContain('+49 151****0002')
  expect((await region('Security level')).textContent).toContain('High')
  // The name that proves who one is comes masked: no letter of it stands for anybody.
  expect((await region('ada')).querySelector('[aria-hidden]')?.textContent).toMatch(/^[A-Z]{2}$/)
})

test('country and log-ins are shown when they are loaded, the rest without them', async () => {
  show({ '/member/my-info': { code: 500, message: 'no', data: null } })
  const card = await region('ada')
  const told = /ID 600012.*Country—.*Member sinceMar 2, 2026.*Logins so far—/
  await waitFor(() => expect(card.textContent).toMatch(told))
  cleanup()
  show()
  await screen.findByText('1,234')
  expect((await region('ada')).textContent).toContain('CountryGermany')
})

test.each([
  [{}, 'Not verified', 'Needed before you trade', 'Verify now'],
  [{ realAuditing: 1 }, 'Under review', 'We are checking', 'See progress'],
  [{ realNameRejectReason: 'A photo is blurred.' }, 'Review failed', 'A photo is blurred.', 'Try again'],
  [ALL_SET, 'Verified', 'A** · L0*****47', 'Details'],
])('STATE-12.g MSG-15.a the real name: %o', async (facts, word, why, go) => {
  show({ '/approve/security/setting': securityBody(facts) })
  const card = await region('Real-name verification')
  expect(within(card).getByText(word)).toBeTruthy()
  expect(within(card).getByRole('link').textContent).toBe(`${go}, Real-name verification`)
  expect(card.textContent).toContain(why)
})

test('MSG-09.b VAL-33.b the merchant application requires a verified real name, with links there and back', async () => {
  show()
  const link = within(await region('Merchant certification')).getByRole('link')
  expect(link.textContent).toContain('Verify your real name first')
  expect(link.getAttribute('href')).toBe('/realName?back=%2Fidentbusiness')
})

test('STATE-15.i a refused merchant sees the reason', async () => {
  show({
    '/approve/security/setting': securityBody(ALL_SET),
    '/certified/business/status': merchantBody(3, { detail: 'Too few trades.' }),
  })
  await screen.findByText('Refused')
  const card = await region('Merchant certification')
  expect(card.textContent).toContain('Too few trades.')
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/identbusiness')
})

test('a failed card can be retried alone', async () => {
  const status = [{ code: 500, message: 'no', data: null }, merchantBody(2)]
  show({ '/certified/business/status': () => status.shift() ?? merchantBody(2) })
  await screen.findByText('This could not be loaded.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Certified')).toBeTruthy()
})

test('failed protections show only the error and a retry', async () => {
  const settings = [{ code: 500, message: 'Try later.', data: null }, securityBody()]
  show({ '/approve/security/setting': () => settings.shift() ?? securityBody() })
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your account could not be loadedTry later.')
  fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await region('Security')).toBeTruthy()
})
