/**
 * Hot-keys: `mod+k`, `shift+alt+x`, `?`, and sequences such as `g w`.
 *
 *   parseHotkey(text): Stroke[], throws           matches(stroke, event, isMac): boolean
 *   keyNames(text, isMac): string[][]             what a cheat sheet shows
 *   isTyping(target): boolean                     whether keys belong to a field
 */

/** One press. `mod` is Cmd on a Mac and Ctrl elsewhere. */
export type Stroke = {
  readonly key: string
  readonly mod: boolean
  readonly shift: boolean
  readonly alt: boolean
}

/** Part of a key event that decides about hot-keys. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Reads a hot-key.
 * @throws RangeError where a key is missing: a wrong one is a mistake in the code, not of the user
 */
export function parseHotkey(text: string): readonly Stroke[] {
  return text.split(' ').map((press) => {
    const parts = press.split('+')
    const key = parts.at(-1) ?? ''
    const wrong = parts.slice(0, -1).some((part) => !['mod', 'shift', 'alt'].includes(part))
    if (key === '' || wrong) throw new RangeError(`not a hot-key: ${text}`)
    const has = (part: string): boolean => parts.slice(0, -1).includes(part)
    return { key: key.toLowerCase(), mod: has('mod'), shift: has('shift'), alt: has('alt') }
  })
}

/**
 * True if a key press is that stroke. Letters match by the letter that the key writes; on keyboards without Latin
 * letters (Cyrillic, Greek, Hangul), by the key's position. Signs such as `?` match by themselves, wherever they are
 * and whatever modifiers they need.
 */
export function matches(stroke: Stroke, event: KeyPress, isMac: boolean): boolean {
  const mod = isMac ? event.metaKey : event.ctrlKey
  const other = isMac ? event.ctrlKey : event.metaKey
  if (mod !== stroke.mod || other) return false
  const key = event.key.toLowerCase()
  if (!/^[a-z0-9]$/.test(stroke.key) && stroke.key.length === 1) return key === stroke.key
  if (event.shiftKey !== stroke.shift || event.altKey !== stroke.alt) return false
  return key === stroke.key || (isForeign(event.key) && placeOf(event.code) === stroke.key)
}

/** A letter of another script, or what Alt makes of one. */
const isForeign = (key: string): boolean => key.length === 1 && key > '~'

const placeOf = (code: string): string => code.replace(/^(Key|Digit)/, '').toLowerCase()

/** Names of keys that differ between the keyboards of languages. A Mac's have signs. */
export type KeyCaps = { readonly ctrl: string; readonly shift: string }

/** The keys of each press, as they are written on a Mac's keyboard, or on the others of a language. */
export function keyNames(text: string, caps: KeyCaps | 'mac'): readonly (readonly string[])[] {
  const names = caps === 'mac' ? MAC : { ...caps, alt: 'Alt' }
  return parseHotkey(text).map(({ key, mod, shift, alt }) => [
    ...(mod ? [names.ctrl] : []),
    ...(alt ? [names.alt] : []),
    ...(shift ? [names.shift] : []),
    key.length === 1 ? key.toUpperCase() : `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  ])
}

const MAC = { ctrl: '⌘', alt: '⌥', shift: '⇧' }

/** True if keys pressed there are typed into a field, or steer a control that takes letters. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = target.closest(
    'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role=menu], [role=listbox]',
  )
  return (
    field !== null &&
    !(field instanceof HTMLInputElement && /^(checkbox|radio|button|submit|range)$/.test(field.type))
  )
}

export const isMacKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)
