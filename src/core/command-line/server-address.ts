import { BadInput } from './bad-input.ts'

/**
 * The address of a server, as an option names it. What stands before an @ may be a password: no message repeats it.
 * @throws BadInput where it is no address
 */
export function serverAddress(option: string, text: string, like: string): URL {
  if (!/^https?:/.test(text) || !URL.canParse(text))
    throw new BadInput(`${option} ${text.replace(/^(\w+:\/+)?.*@/s, '$1')} is no address; ${like} is one`)
  return new URL(text)
}

/** Returns true when an address carries a user or a password. */
export const hasCredentials = ({ username, password }: URL): boolean => username !== '' || password !== ''
