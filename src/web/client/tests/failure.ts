import { ApiError } from '../api-error.ts'

/** Returns the error that a request fails with. @throws Error when it succeeds, or fails with anything else */
export const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('should have failed')
    },
    (error: unknown) => {
      if (error instanceof ApiError) return error
      throw error
    },
  )
