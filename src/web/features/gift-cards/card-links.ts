/** After the `#`, which no server, log or referrer sees: whoever has the code can redeem the card. */
const fragment = (code: string): string => `#${encodeURIComponent(code)}`

/** Returns the link for a friend who has an account: it leads to /collection with the card filled in. */
export const cardLink = (address: string, code: string): string =>
  `${address.replace(/\/+$/, '')}/collection${fragment(code)}`

/** Returns the link for a friend without an account: it leads to /collection3 with the invitation as well. */
export const cardAndInviteLink = (address: string, code: string, invite: string): string =>
  `${address.replace(/\/+$/, '')}/collection3?code=${encodeURIComponent(invite)}${fragment(code)}`

/** The code that an address carries; empty without one. What is no code of ours is shown to nobody. */
export function codeOf(hash: string): string {
  try {
    const code = decodeURIComponent(hash.replace(/^#/, ''))
    return /^\S{1,64}$/.test(code) ? code : ''
  } catch {
    return ''
  }
}
