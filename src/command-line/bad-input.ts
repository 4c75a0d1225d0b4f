/** Bad use or bad input: told in one line with what to do, exit code 2, never a stack trace. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}
