import type { LogInValue } from '#generated/forms/log-in/schema.ts'
import type { LoginRequest } from '#generated/models/login-request.ts'

/** Builds the request of `logIn`. A phone number needs its country, an e-mail address does not. */
export function toRequest({ username, password, country }: LogInValue): LoginRequest {
  const isPhone = !username.includes('@')
  return { username, password, ...(isPhone && country !== undefined && { country }) }
}
