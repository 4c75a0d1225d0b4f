import { type TestSandbox, testSandbox } from '../../../hosts/memory/testing.ts'

export const EMAIL = 'ada@example.org'
export const PASSWORD = 'correct-horse'

export const sendEmail = (box: TestSandbox) => box.call('/uc/reg/email/code', { email: EMAIL })

/** Fields of a registration by e-mail, with the code that was sent. */
export const registration = (box: TestSandbox, more: Record<string, string> = {}) => ({
  email: EMAIL,
  password: PASSWORD,
  username: 'ada',
  country: '德国',
  code: box.codeFor(EMAIL),
  promotion: '',
  ...more,
})

/** Makes a sandbox with one member of the test's own. */
export async function registered(): Promise<TestSandbox> {
  const box = await testSandbox()
  await sendEmail(box)
  await box.call('/uc/register/email', registration(box))
  return box
}

export const logIn = (box: TestSandbox, more: Record<string, string> = {}) =>
  box.call('/uc/login', { username: EMAIL, password: PASSWORD, ...more })

export const tokenOf = ({ data }: { data: unknown }): string => (data as { token: string }).token

export const isLoggedIn = async (box: TestSandbox, token: string): Promise<unknown> =>
  (await box.call('/uc/check/login', {}, { 'x-auth-token': token })).data

/** A member who registered by phone and has no e-mail address, logged in. */
export async function phoneMember(box: TestSandbox): Promise<string> {
  const phone = '15123456789'
  await box.call('/uc/mobile/code', { phone, country: '德国' })
  const fields = { phone, password: 'openbourse', username: 'ada', country: '德国' }
  await box.call('/uc/register/phone', { ...fields, code: box.codeFor(phone) })
  return tokenOf(await box.call('/uc/login', { username: phone, password: 'openbourse' }))
}
