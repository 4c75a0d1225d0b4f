import type { BindAuthenticatorValue } from '#generated/forms/bind-authenticator/schema.ts'
import type { BindAuthenticatorParams } from '#generated/models/bind-authenticator-params.ts'

/** The code that the app shows, with the key that it was given (operation `bindAuthenticator`). */
export function toRequest({ codes }: BindAuthenticatorValue, secret: string): BindAuthenticatorParams {
  return { codes, secret }
}
