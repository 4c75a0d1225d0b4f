/** Hands a text to the browser as a file to keep. Slashes and the like become dashes in the name. */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  saveBlob(name, new Blob([text], { type }))
}

/** The same with anything else, such as a picture. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(name)
  document.body.append(link)
  link.click()
  link.remove()
  // The download has begun with the click; the address may go once that was dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** A name that every system takes. */
export const fileName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, '-')
    .replace(/^\.+/, '')
    .slice(0, 120) || 'export'
