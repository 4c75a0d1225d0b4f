import type { Operation } from '#src/core/contract/operation.ts'

const row = {
  id: 'sample',
  tag: 'sample',
  method: 'POST',
  path: '/uc/sample',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'null' },
} satisfies Operation

/** An operation of a test's own. */
export const operation = (fields: Partial<Operation> = {}): Operation => ({ ...row, ...fields })

export const success = (data: unknown = null) => ({ code: 0, message: 'ok', data })
export const refusal = (code: number, message = 'no') => ({ code, message, data: null })
