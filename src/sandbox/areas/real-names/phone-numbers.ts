const FORMS: Readonly<Record<string, RegExp>> = {
  CN: /^1[3-9]\d{9}$/,
  US: /^[2-9]\d{9}$/,
  HK: /^[4-9]\d{7}$/,
  MO: /^6\d{7}$/,
  SG: /^[3689]\d{7}$/,
}

/** Returns true when digits without area code may be a phone number of the country (ISO 3166). */
export const isPhoneOf = (iso: string | undefined, digits: string): boolean =>
  (FORMS[iso ?? ''] ?? /^\d{5,15}$/).test(digits)
