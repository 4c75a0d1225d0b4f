/** A text as searches compare it: case, width (full-width forms of CJK input methods) and accents do not matter. */
export const normalize = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
