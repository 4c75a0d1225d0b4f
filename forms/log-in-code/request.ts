import type { LogInCodeValue } from '#generated/forms/log-in-code/schema.ts'
import type { LoginRequest } from '#generated/models/login-request.ts'

/** The same call once more, with the authenticator's code (error 505 of operation `logIn`). */
export function toRequest({ code }: LogInCodeValue, first: LoginRequest): LoginRequest {
  return { ...first, code }
}
