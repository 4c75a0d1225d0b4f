import { COLLECT_CARD_PATH } from '#src/web/paths/paths.ts'
import { collectWelcomePath } from '#src/web/paths/query-paths.ts'
/** The code is in the fragment, which no server, log or referrer sees: it is all that redeeming takes. */
const fragment = (code: string): string => `#${encodeURIComponent(code)}`

/** Returns the link for a friend who has an account: it leads to /collection with the card filled in. */
export const cardLink = (address: string, code: string): string =>
  `${address.replace(/\/+$/, '')}${COLLECT_CARD_PATH}${fragment(code)}`

/** Returns the link for a friend without an account: it leads to /collection3 with the invitation as well. */
export const cardAndInviteLink = (address: string, code: string, invite: string): string =>
  `${address.replace(/\/+$/, '')}${collectWelcomePath(invite)}${fragment(code)}`

/** Returns the code of an address; empty without a valid one. */
export function codeOf(hash: string): string {
  try {
    const code = decodeURIComponent(hash.replace(/^#/, ''))
    return /^\S{1,64}$/.test(code) ? code : ''
  } catch {
    return ''
  }
}
