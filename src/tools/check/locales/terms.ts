import { type Catalogue, placeOf } from './catalogue.ts'
import type { Exception, Glossary, Term } from './glossary.ts'
import { wordsOf } from './words.ts'

/** Finds the terms of English texts; made once per glossary, as it compiles one pattern of all forms. */
export function termFinder(glossary: Glossary): (english: string) => Term[] {
  const owners = new Map<string, Term | null>()
  for (const term of glossary.terms)
    for (const form of term.forms.get('en_US') ?? []) owners.set(form.toLowerCase(), term)
  for (const phrase of glossary.notTerms) owners.set(phrase.toLowerCase(), null)
  const longestFirst = [...owners.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const pattern = new RegExp(`(?<![\\w-])(${longestFirst.join('|')})(?:s|es)?(?![\\w-])`, 'gi')
  return (english) => {
    const found = [...english.matchAll(pattern)].map(([, form = '']) => owners.get(form.toLowerCase()))
    return [...new Set(found)].filter((term) => term !== null && term !== undefined)
  }
}

function escaped(form: string): string {
  return form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)
}

/** Returns true when a text has one of the term's words in that language. */
export function hasTerm(term: Term, language: string, text: string): boolean {
  const plain = plainly(text)
  return (term.forms.get(language) ?? []).some((form) => plain.includes(plainly(form)))
}

/** Case, kinds of apostrophe, hyphens that do not break and runs of spaces make no other word. */
function plainly(text: string): string {
  return text.toLowerCase().replaceAll("'", '’').replaceAll('\u2011', '-').replaceAll(/\s+/g, ' ')
}

/** Translations that call a term something else, or use a word the language has another for; one line each. */
export function glossaryFaults(
  language: string,
  base: Catalogue,
  other: Catalogue,
  glossary: Glossary,
): string[] {
  const find = termFinder(glossary)
  return [...other].flatMap(([area, messages]) =>
    [...messages].flatMap(([key, message]) => {
      const where = `${placeOf(language, area)}: ${key}`
      const text = wordsOf(message)
      const missing = find(wordsOf(base.get(area)?.get(key) ?? ''))
        .filter((term) => !hasTerm(term, language, text))
        .filter(
          (term) =>
            !glossary.exceptions.some((exception) => covers(exception, `${area}.${key}`, language, term)),
        )
        .map((term) => `${where} calls "${term.key}" none of: ${term.forms.get(language)?.join(', ') ?? ''}`)
      return [...missing, ...forbiddenWords(glossary, language, text).map((fault) => `${where} ${fault}`)]
    }),
  )
}

/** Words of the text that the language has another for, said as a fault. */
export function forbiddenWords(glossary: Glossary, language: string, text: string): string[] {
  return [...(glossary.forbidden.get(language) ?? [])]
    .filter(([word]) =>
      new RegExp(String.raw`(?<!\p{Script=Latin})${escaped(word)}(?!\p{Script=Latin})`, 'u').test(text),
    )
    .map(([word, instead]) => `says ${word}, which is ${instead} here`)
}

function covers(exception: Exception, message: string, language: string, term: Term): boolean {
  return (
    exception.messages.includes(message) &&
    exception.languages.includes(language) &&
    exception.terms.includes(term.key)
  )
}

/** Exceptions that name no message, or one that has the word after all. */
export function exceptionFaults(
  base: Catalogue,
  load: (language: string) => Catalogue,
  glossary: Glossary,
): string[] {
  const find = termFinder(glossary)
  return glossary.exceptions.flatMap(({ messages, terms, languages }) =>
    messages
      .filter((message) => !message.startsWith('content.'))
      .flatMap((message) =>
        languages.flatMap((language) => {
          const dot = message.indexOf('.')
          const [area, key] = [message.slice(0, dot), message.slice(dot + 1)]
          const found = find(wordsOf(base.get(area)?.get(key) ?? ''))
          const text = load(language).get(area)?.get(key)
          return terms
            .filter((name) => {
              const term = found.find((candidate) => candidate.key === name)
              return term === undefined || text === undefined || hasTerm(term, language, wordsOf(text))
            })
            .map((name) => `locales/glossary.yaml: ${message} needs no exception for ${name} in ${language}`)
        }),
      ),
  )
}
