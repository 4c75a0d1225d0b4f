import type { LogInValue } from '#generated/forms/log-in/schema.ts'
import type { LoginRequest } from '#generated/models/login-request.ts'

/** An e-mail address names its account alone; a phone number needs its country (operation `logIn`). */
export function toRequest({ username, password, country }: LogInValue): LoginRequest {
  const isPhone = !username.includes('@')
  return { username, password, ...(isPhone && country !== undefined && { country }) }
}
