import type { Country } from './country.ts'

/** Fewer digits than this after a calling code are still being typed (pattern of the contract's PhoneNumber). */
const SHORTEST = 5

/** True if an account name looks like the beginning of a phone number. */
export function looksLikePhone(text: string): boolean {
  return /^\+?\d[\d\s()/.-]{2,}$/.test(text.trim())
}

/**
 * Splits a typed or pasted phone number into digits and country. `+49 151 23456` names its country; where several share
 * the calling code, the chosen one stays if it is among them. It also stays while `+…` is too short to decide, or while
 * the countries are still loading.
 */
export function readPhone(
  text: string,
  countries: readonly Country[],
  chosen: string | undefined,
): { readonly digits: string; readonly country?: string } {
  const digits = text.replaceAll(/\D/g, '')
  if (!text.trim().startsWith('+')) return { digits }
  const longest = countries
    .filter(({ areaCode }) => digits.startsWith(areaCode))
    .reduce((length, { areaCode }) => Math.max(length, areaCode.length), 0)
  if (longest === 0 || digits.length < longest + SHORTEST) return { digits: `+${digits}` }
  const matching = countries.filter(({ areaCode }) => areaCode === digits.slice(0, longest))
  const country = matching.find(({ zhName }) => zhName === chosen) ?? matching[0]
  return { digits: digits.slice(longest), ...(country && { country: country.zhName }) }
}
