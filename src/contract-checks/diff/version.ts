import { isJson } from '../document/place.ts'
import type { Contract } from '../document/contract.ts'

/** The version of the contract itself. */
export function versionOf({ root }: Contract): string {
  const info = root.node['info']
  return isJson(info) && typeof info['version'] === 'string' ? info['version'] : ''
}

/**
 * Returns true when a version says that callers have to look: the first number rose, or the second while the first is 0
 * (semver.org).
 */
export function announcesBreaking(old: string, now: string): boolean {
  const [[oldMajor, oldMinor], [major, minor]] = [partsOf(old), partsOf(now)]
  if (oldMajor === undefined || major === undefined) return false
  if (major !== oldMajor) return major > oldMajor
  return major === 0n && (minor ?? 0n) > (oldMinor ?? 0n)
}

const partsOf = (version: string): bigint[] => /^\d+(\.\d+)*/.exec(version)?.[0].split('.').map(BigInt) ?? []
