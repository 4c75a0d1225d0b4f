import { BadInput } from './bad-input.ts'

/** A whole number given as an option. @throws BadInput when it is none, or outside its limits */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (number >= least && number <= most) return number
  throw new BadInput(`${option} ${text}: a whole number from ${least} to ${most} is expected`)
}

/** A length of time given as an option, such as `10` or `0.5`. @throws BadInput when it is none, or nought */
export function positiveNumber(option: string, text: string): number {
  const number = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN
  if (number > 0) return number
  throw new BadInput(`${option} ${text}: a number above 0 is expected`)
}
