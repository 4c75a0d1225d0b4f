import type { LogInCodeValue } from '#generated/forms/log-in-code/schema.ts'
import type { LoginRequest } from '#generated/models/login-request.ts'

/** Repeats the first call with the authenticator's code (error 505 of `logIn`). */
export function toRequest({ code }: LogInCodeValue, first: LoginRequest): LoginRequest {
  return { ...first, code }
}
