import type { BindAuthenticatorValue } from '#generated/forms/bind-authenticator/schema.ts'
import type { BindAuthenticatorParams } from '#generated/models/bind-authenticator-params.ts'

/** Builds the request of `bindAuthenticator`: the code that the app shows, with the key that it was given. */
export function toRequest({ codes }: BindAuthenticatorValue, secret: string): BindAuthenticatorParams {
  return { codes, secret }
}
