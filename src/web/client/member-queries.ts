/** Paths of calls that only members may make. Generated query keys hold the path they were read from. */
const secured = new Set<string>()

/** Takes the path as it is sent; keys hold their parameters as they are, without percent signs. */
export function markMemberPath(path: string): void {
  secured.add(decodeURIComponent(path))
}

export const isMemberQuery = (key: readonly unknown[]): boolean =>
  key.some((part) => typeof part === 'string' && secured.has(part))
