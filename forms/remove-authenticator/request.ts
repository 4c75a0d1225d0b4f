import type { RemoveAuthenticatorValue } from '#generated/forms/remove-authenticator/schema.ts'
import type { UnbindAuthenticatorParams } from '#generated/models/unbind-authenticator-params.ts'

/** Builds the request of `unbindAuthenticator`. */
export function toRequest({ codes, password }: RemoveAuthenticatorValue): UnbindAuthenticatorParams {
  return { codes, password }
}
