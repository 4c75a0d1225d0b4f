/** Shows the first and last characters; what is too short to hide anything is hidden whole. */
export function maskMiddle(text: string, first: number, last: number): string {
  const signs = Array.from(text)
  if (signs.length <= first + last) return '*'.repeat(signs.length)
  const hidden = '*'.repeat(signs.length - first - last)
  return signs.slice(0, first).join('') + hidden + signs.slice(signs.length - last).join('')
}

/** A friend's user name: enough to know a friend by, not enough to log in with; the mask tells no length. */
export const maskedName = (name: string): string => {
  const signs = Array.from(name)
  const shown = signs.length < 6 ? 1 : 3
  return `${signs.slice(0, shown).join('')}****${signs.length < 9 ? '' : signs.slice(-3).join('')}`
}

/** Masks a phone number or e-mail address for public lists: three characters, the mask, four characters. */
export const maskedAccount = (account: string): string => `${account.slice(0, 3)}****${account.slice(-4)}`

/** Masks a phone number as the account shows it. */
export const maskPhone = (phone: string): string => maskMiddle(phone, 3, 4)

/** Masks the part before the @. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return maskMiddle(address.slice(0, at), 2, 0) + address.slice(at)
}
