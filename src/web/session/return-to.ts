import { HOME_PATH } from '#src/web/paths/paths.ts'
import { defineEntry, wrapped } from './storage.ts'

/** Path to go to after logging in. Kept over reloads, as choosing a language on the log-in page reloads it. */
export const returnToEntry = defineEntry<string>({
  key: 'openbourse.return-to',
  areas: ['session'],
  migrations: [wrapped],
  check: (value) => (typeof value === 'string' && isOwnPath(value) ? value : null),
})

/** A path of this app; `//host` and `/\host` would lead elsewhere. */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path)

/** The page that is shown now, with query and fragment. */
export function currentPath(): string {
  if (typeof window === 'undefined') return HOME_PATH
  const { pathname, search, hash } = window.location
  return `${pathname}${search}${hash}`
}
