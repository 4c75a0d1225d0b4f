import type { Glossary } from './glossary.ts'
import { wrongScriptCharacters } from './chinese.ts'
import { breakableSpace } from './french.ts'
import { forbiddenWords, hasTerm, termFinder } from './terms.ts'

/** language -> Markdown of one long text (locales/content/<text>/<language>.md) */
export type LongText = ReadonlyMap<string, string>

/**
 * Returns the errors of a long text in its languages, one line each: missing languages, HTML, another outline or other
 * numbers than the English one, terms of the glossary called something else, characters of another script.
 */
export function contentFaults(
  name: string,
  text: LongText,
  languages: readonly string[],
  glossary: Glossary,
): string[] {
  const english = text.get('en_US')
  if (english === undefined) return [`locales/content/${name}/en_US.md is missing`]
  const terms = termFinder(glossary)(english)
  return languages.flatMap((language) => {
    const where = `locales/content/${name}/${language}.md`
    const translation = text.get(language)
    if (translation === undefined) return [`${where} is missing`]
    const broken = language === 'fr_FR' ? breakableSpace(translation) : undefined
    const excused = new Set(
      glossary.exceptions
        .filter(
          ({ messages, languages }) => messages.includes(`content.${name}`) && languages.includes(language),
        )
        .flatMap(({ terms }) => terms),
    )
    return [
      ...(/<[a-z!/]/i.test(translation) ? ['has HTML'] : []),
      ...(broken === undefined ? [] : [`needs a no-break space in “${broken}”`]),
      ...(outline(translation) === outline(english) ? [] : ['has another outline than the English text']),
      ...missingNumbers(english, translation).map((number) => `lacks the number ${number}`),
      ...terms
        .filter((term) => !excused.has(term.key) && !hasTerm(term, language, translation))
        .map((term) => `calls "${term.key}" none of: ${term.forms.get(language)?.join(', ') ?? ''}`),
      ...forbiddenWords(glossary, language, translation),
      ...Array.from(
        wrongScriptCharacters(language, translation),
        (character) => `has ${character}, of the other script`,
      ),
    ].map((fault) => `${where} ${fault}`)
  })
}

/** Levels of the headings and kinds of the blocks between them, in order. */
function outline(markdown: string): string {
  return markdown
    .split('\n')
    .map((line) => /^(?:#+ |- |\d+\. )/.exec(line)?.[0].replace(/\d+/, '1') ?? '')
    .filter((mark) => mark !== '')
    .join('')
}

/** Numbers of the English text, as digits only, that the translation lacks. */
export function missingNumbers(english: string, translation: string): string[] {
  const given = new Set(numbers(translation))
  return [...new Set(numbers(english))].filter((number) => !given.has(number))
}

/** Numbers as digits only: 0.1, 0,1 and 1,000, 1.000 are written as the language has it. */
function numbers(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,\u00A0\u202F]\d+)*/g)].map(([number]) => number.replaceAll(/\D/g, ''))
}
