/** The keys of a JSON pointer (RFC 6901), with or without `#`. */
export function keysOf(pointer: string): string[] {
  return pointer
    .replace(/^#/, '')
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Returns the value at a JSON pointer; undefined where there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let at = root
  for (const key of keysOf(pointer)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = Reflect.get(at, key)
  }
  return at
}

/** The pointer of a member. Most keys have nothing to escape, and the judge makes one for every field. */
export const below = (pointer: string, key: string): string =>
  /[~/]/.test(key) ? `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` : `${pointer}/${key}`
