/** Bad use or bad input: told in one line with what to do, exit code 2, never a stack trace. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** The one line that an error of the caller's is told in, with what tells the options; undefined where the fault is ours. */
export function usageError(error: unknown, help: string): string | undefined {
  if (error instanceof BadInput) return error.message.replaceAll(/\s+/g, ' ')
  if (isUsage(error)) return `${error.message.split(/\.? To specify|\n/)[0] ?? ''}; see ${help}`
  return undefined
}

/** Returns true for an error that util.parseArgs throws. */
function isUsage(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
