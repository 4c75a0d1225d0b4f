import { breaking, dangerous, harmless, requestAndAnswerRules, type ChangeRule } from './change-rule.ts'

/** A lower limit that rises takes less; one that falls lets more come. */
function lower<const Name extends string>(name: Name, what: string, fewer: string) {
  return {
    ...requestAndAnswerRules(`${name}-raised`, tighter(what, fewer), harmless(`No ${fewer} comes any more.`)),
    ...requestAndAnswerRules(
      `${name}-lowered`,
      harmless(`${capital(fewer)} is taken as well.`),
      looser(fewer),
    ),
  }
}

/** An upper limit that falls takes less; one that rises lets more come. */
function upper<const Name extends string>(name: Name, what: string, more: string) {
  return {
    ...requestAndAnswerRules(`${name}-lowered`, tighter(what, more), harmless(`No ${more} comes any more.`)),
    ...requestAndAnswerRules(`${name}-raised`, harmless(`${capital(more)} is taken as well.`), looser(more)),
  }
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const tighter = (what: string, refused: string): ChangeRule =>
  breaking(`A ${refused}, which was taken, is refused.`, `Keep ${what}, or take the old range for a while.`)

const looser = (what: string): ChangeRule =>
  dangerous(
    `A ${what} may come, for which old clients have no room or no meaning.`,
    'Keep the limit, or look at what clients do with the value.',
  )

/** Changes of limits. A limit that is not written is endless. */
export const limitRules = {
  ...lower('minimum', 'the minimum', 'smaller number'),
  ...upper('maximum', 'the maximum', 'larger number'),
  ...lower('min-length', 'the least length', 'shorter text'),
  ...upper('max-length', 'the greatest length', 'longer text'),
  ...lower('min-items', 'the least number of items', 'shorter list'),
  ...upper('max-items', 'the greatest number of items', 'longer list'),
  ...lower('min-properties', 'the least number of entries', 'smaller map'),
  ...upper('max-properties', 'the greatest number of entries', 'larger map'),
  ...lower('decimal-minimum', 'the minimum', 'smaller amount'),
  ...upper('decimal-maximum', 'the maximum', 'larger amount'),
  ...upper('decimal-places', 'the number of decimal places', 'finer amount'),
} as const
