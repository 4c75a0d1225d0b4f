/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */

/**
 * One of the nine interface languages.
 */
export type Language = typeof Language[keyof typeof Language];


export const Language = {
  en_US: 'en_US',
  zh_CN: 'zh_CN',
  zh_HK: 'zh_HK',
  ja_JP: 'ja_JP',
  ko_KR: 'ko_KR',
  de_DE: 'de_DE',
  fr_FR: 'fr_FR',
  it_IT: 'it_IT',
  es_ES: 'es_ES',
} as const;
