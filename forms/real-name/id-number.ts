/** Weights and check signs of Chinese identity numbers (GB 11643-1999). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHINESE_SIGNS = '10X98765432'
const CHINESE = /^\d{6}(?:18|19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dX]$/

/** The last letter of a Spanish number: the remainder of its digits modulo 23. */
const SPANISH_SIGNS = 'TRWAGMYFPDXBNJZSQVHLCKE'
const SPANISH = /^(?=.{9}$)([XYZ]?)(\d{7,8})([A-Z])$/

function isChinese(text: string): boolean {
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(text[at]), 0)
  return CHINESE.test(text) && CHINESE_SIGNS[sum % CHINESE_SIGNS.length] === text.at(-1)
}

function isSpanish(text: string): boolean {
  const match = SPANISH.exec(text)
  if (match === null) return false
  const [, letter = '', digits = '', sign] = match
  // A number without a letter begins with 0 like one with an X.
  const number = Number(`${'XYZ'.indexOf(letter)}${digits}`)
  return SPANISH_SIGNS[number % SPANISH_SIGNS.length] === sign
}

const like = (pattern: RegExp) => (text: string) => pattern.test(text)

/** Identity cards and passports, by the country's key (its `zhName`, as requests have it). */
const FORMS: Readonly<Record<string, (text: string) => boolean>> = {
  中国: isChinese,
  西班牙: isSpanish,
  中国香港: like(/^[A-Z]{1,2}\d{6}[\dA]$/),
  中国台湾: like(/^[A-Z][1289]\d{8}$/),
  新加坡: like(/^[STFGM]\d{7}[A-Z]$/),
  日本: like(/^(?:\d{12}|[A-Z]{2}\d{7})$/),
  韩国: like(/^(?:\d{13}|[MSRODG]\d{8}|M\d{3}[A-Z]\d{4})$/),
  美国: like(/^(?:\d{9}|[A-Z]\d{8})$/),
  英国: like(/^\d{9}$/),
  德国: like(/^[A-Z0-9]{9}\d?$/),
  法国: like(/^(?:\d{12}|[A-Z0-9]{9})$/),
  意大利: like(/^[A-Z]{2}(?:\d{7}|\d{5}[A-Z]{2})$/),
}

/** For countries that are not in the table. */
const ANY = like(/^[A-Z0-9]{6,20}$/)

/**
 * True if a number may belong to a document of the country. Case does not matter; without digits, or with one digit
 * repeated, it may not.
 */
export function isIdNumber(country: string, text: string): boolean {
  const number = text.toUpperCase()
  const isOne = (Object.hasOwn(FORMS, country) ? FORMS[country] : undefined) ?? ANY
  return isOne(number) && /\d/.test(number) && !/^(.)\1*$/.test(number)
}
