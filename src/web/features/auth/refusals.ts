import { ApiError } from '#src/web/client/api-error.ts'

/** The code by which `logIn` asks for the authenticator's six digits, and says that they were wrong. */
const GOOGLE_CODE_NEEDED = 505

export const needsGoogleCode = (error: unknown): boolean =>
  error instanceof ApiError && error.code === GOOGLE_CODE_NEEDED
