/**
 * The area of a file below src/: `core/money`, `web/trading`, `web/trading/products/spot`, `web/features/auth`,
 * `sandbox`, `contract-checks`, `tools/check`; `web` for the entry point; null for files elsewhere.
 */
export function areaOf(file: string): string | null {
  const path = file.replaceAll('\\', '/').match(/(?:^|\/)src\/(.+)$/)?.[1]
  if (path === undefined) return null
  const folders = path.split('/').slice(0, -1)
  return folders.slice(0, depthOf(folders)).join('/')
}

/**
 * Returns the number of folders that name an area: core, web and tools are divided; each feature and each product is an
 * area of its own, and so are the live data below book and chart, and what contracts, or stakes, have in common on the wire.
 */
function depthOf([top, second, third, fourth]: readonly string[]): number {
  if (top === 'web' && second === 'features') return 3
  if (
    top === 'web' &&
    second === 'trading' &&
    ['live', 'perpetual-wire', 'stakes-wire'].includes(third ?? '')
  )
    return 3
  if (top === 'web' && second === 'trading' && third === 'products') return fourth === undefined ? 2 : 4
  return top === 'core' || top === 'web' || top === 'tools' ? 2 : 1
}

/** Tests may reach across the areas and use plain numbers and dates: they check the code from outside. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$|(^|\/)tests\//.test(file.replaceAll('\\', '/'))
}
