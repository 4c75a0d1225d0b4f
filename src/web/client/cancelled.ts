import { ApiError } from './api-error.ts'

/** Makes the error of a cancelled confirmation: forms show nothing for it and keep what was typed. */
export const cancelled = (operation: string): ApiError =>
  new ApiError({ operation, kind: 'cancelled', message: '' })
