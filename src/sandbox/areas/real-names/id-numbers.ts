/** Weights and check signs of Chinese identity numbers (GB 11643-1999). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_SIGNS = '10X98765432'
const SPANISH_SIGNS = 'TRWAGMYFPDXBNJZSQVHLCKE'

function isChinese(text: string): boolean {
  if (!/^\d{6}(?:18|19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/.test(text)) return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * (text.charCodeAt(at) - 48), 0)
  return CHECK_SIGNS[sum % 11] === text[17]
}

function isSpanish(text: string): boolean {
  const [, first = '', digits = '', sign = ''] = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(text) ?? []
  if (first.length + digits.length !== 8) return false
  const number = `${first === '' ? '' : 'XYZ'.indexOf(first)}${digits}`
  return (
    SPANISH_SIGNS[
      Array.from(number).reduce((rest, digit) => (rest * 10 + digit.charCodeAt(0) - 48) % 23, 0)
    ] === sign
  )
}

const form = (pattern: RegExp) => (text: string) => pattern.test(text)

/** Identity cards and passports by country (ISO 3166); of others only that there is a digit among 6 to 20 signs. */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  CN: isChinese,
  ES: isSpanish,
  HK: form(/^[A-Z]{1,2}\d{6}[\dA]$/),
  TW: form(/^[A-Z][1289]\d{8}$/),
  SG: form(/^[STFGM]\d{7}[A-Z]$/),
  JP: form(/^(?:\d{12}|[A-Z]{2}\d{7})$/),
  KR: form(/^(?:\d{13}|[MSRODG]\d{8}|M\d{3}[A-Z]\d{4})$/),
  US: form(/^(?:\d{9}|[A-Z]\d{8})$/),
  GB: form(/^\d{9}$/),
  DE: form(/^[A-Z0-9]{9}\d?$/),
  FR: form(/^(?:\d{12}|[A-Z0-9]{9})$/),
  IT: form(/^[A-Z]{2}(?:\d{7}|\d{5}[A-Z]{2})$/),
}
const ANY = form(/^[A-Z0-9]{6,20}$/)

/** Returns true when a number may be that of a document of the country. Case does not matter. */
export function isIdNumber(iso: string | undefined, text: string): boolean {
  const number = text.toUpperCase()
  const isOne = FORMS[iso ?? ''] ?? ANY
  return isOne(number) && /\d/.test(number) && !/^(.)\1*$/.test(number)
}
