/** Shows the first and last characters; what is too short to hide anything is hidden whole. */
export function maskMiddle(text: string, first: number, last: number): string {
  const signs = Array.from(text)
  if (signs.length <= first + last) return '*'.repeat(signs.length)
  const hidden = '*'.repeat(signs.length - first - last)
  return signs.slice(0, first).join('') + hidden + signs.slice(signs.length - last).join('')
}

/** Masks the part before the @. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf('@')
  return maskMiddle(address.slice(0, at), 2, 0) + address.slice(at)
}
