import { COLLECT_CARD_PATH } from '#src/web/paths/paths.ts'
import { collectWelcomePath } from '#src/web/paths/query-paths.ts'
/** After the `#`, which no server, log or referrer sees: whoever has the code can redeem the card. */
const fragment = (code: string): string => `#${encodeURIComponent(code)}`

/** Returns the link for a friend who has an account: it leads to /collection with the card filled in. */
export const cardLink = (address: string, code: string): string =>
  `${address.replace(/\/+$/, '')}${COLLECT_CARD_PATH}${fragment(code)}`

/** Returns the link for a friend without an account: it leads to /collection3 with the invitation as well. */
export const cardAndInviteLink = (address: string, code: string, invite: string): string =>
  `${address.replace(/\/+$/, '')}${collectWelcomePath(invite)}${fragment(code)}`

/** The code that an address carries; empty without one. What is no code of ours is shown to nobody. */
export function codeOf(hash: string): string {
  try {
    const code = decodeURIComponent(hash.replace(/^#/, ''))
    return /^\S{1,64}$/.test(code) ? code : ''
  } catch {
    return ''
  }
}
