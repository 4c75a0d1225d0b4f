/** The first two folders of a file below src/ (`money`, `features/auth`), or null for files elsewhere. */
export function areaOf(file: string): string | null {
  const path = file.replaceAll('\\', '/').match(/(?:^|\/)src\/(.+)$/)?.[1]
  if (path === undefined) return null
  const [top, second] = path.split('/')
  if (path.indexOf('/') === -1 || top === undefined) return 'entry'
  return top === 'features' && second !== undefined ? `features/${second}` : top
}

/** Tests may reach across the house and use plain numbers and dates: they check it from outside. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|(^|\/)tests\//.test(file.replaceAll('\\', '/'))
}
