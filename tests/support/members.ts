import type { Page } from '@playwright/test'
import { EMPTY_PAGE } from './empty-page.ts'
import { newcomer, PERSONA_PASSWORD } from './people.ts'
import type { Sandbox } from './sandbox.ts'

export type Member = {
  readonly username: string
  readonly password: string
  /** Account name for the log-in; phones with their calling code. */
  readonly account: string
  readonly phone: string | null
}

/** Returns a member that every sandbox has from the beginning, such as `trader`. */
export const persona = (username: string): Member => ({
  username,
  account: `${username}@openbourse.test`,
  password: PERSONA_PASSWORD,
  phone: null,
})

const GERMANY = '德国'

let phones = 0
const freePhone = (): string => {
  phones += 1
  return `1520000${String(phones).padStart(4, '0')}`
}

/** Makes a member of this worker's sandbox by its calls alone, with an e-mail address, a phone or both. */
export async function makeMember(
  page: Page,
  sandbox: Sandbox,
  by: 'email' | 'phone' | 'both',
): Promise<Member> {
  const { email, username, password } = newcomer()
  const phone = by === 'email' ? null : freePhone()
  const rest = { username, password, country: GERMANY, promotion: '' }
  if (by === 'phone' && phone !== null) {
    await call(page, '/uc/mobile/code', { phone, country: GERMANY })
    await call(page, '/uc/register/phone', { phone, code: await sandbox.codeSentTo(phone), ...rest })
    return { username, password, account: `+49 ${phone}`, phone }
  }
  await call(page, '/uc/reg/email/code', { email })
  await call(page, '/uc/register/email', { email, code: await sandbox.codeSentTo(email), ...rest })
  if (phone !== null) {
    const token = await logInByCall(page, email, password)
    await call(page, '/uc/mobile/bind/code', { phone, country: GERMANY }, token)
    await call(
      page,
      '/uc/approve/bind/phone',
      { phone, code: await sandbox.codeSentTo(phone), password },
      token,
    )
  }
  return { username, password, account: email, phone }
}

/** A token of a member's own, for what a test only needs to have happened. */
export async function logInByCall(
  page: Page,
  account: string,
  password: string,
  code?: string,
): Promise<string> {
  const [, phone] = /^\+49 (\d+)$/.exec(account) ?? []
  const who = phone === undefined ? { username: account } : { username: phone, country: GERMANY }
  const answer = await call(page, '/uc/login', { ...who, password, ...(code !== undefined && { code }) })
  const { data } = (await answer.json()) as { data: { token: string | null } }
  return data.token ?? answer.headers()['x-auth-token'] ?? ''
}

/** @throws Error with the server's message when it refuses */
export async function call(page: Page, path: string, form: Record<string, string>, token?: string) {
  const headers = token === undefined ? {} : { 'x-auth-token': token }
  const answer = await page.request.post(`/api${path}`, { form, headers })
  const { code, message } = (await answer.json()) as { code: number; message: string }
  if (code !== 0) throw new Error(`${path}: ${message}`)
  return answer
}

/** Logs a member in by a call; the next page that is opened is theirs. */
export async function logInAs(
  page: Page,
  account: string,
  password = PERSONA_PASSWORD,
  code?: string,
): Promise<void> {
  const token = await logInByCall(page, account, password, code)
  // Where the app runs, an answer on its way would find another session than its own, and the app would ask to log in.
  await page.goto(EMPTY_PAGE)
  await page.evaluate((given) => localStorage.setItem('openbourse.token', given), token)
}

/** Opens a screen as a member who is logged in already. */
export async function openAs(
  page: Page,
  { account, password }: Member,
  path: string,
  code?: string,
): Promise<void> {
  await logInAs(page, account, password, code)
  await page.goto(path)
}

/** Removes session and storage of the browser: the next page is a visitor's. */
export async function clearSession(page: Page): Promise<void> {
  await page.goto(EMPTY_PAGE)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
