import { parse } from 'yaml'
import { LANGUAGES } from './languages.ts'

export type Term = {
  readonly key: string
  readonly means: string
  /** language -> accepted forms, the preferred one first */
  readonly forms: ReadonlyMap<string, readonly string[]>
}

/** Messages that rightly do without the words of some terms. */
export type Exception = {
  /** `<area>.<key>`, as in `server.not-found`; `content.<name>` is a long text. */
  readonly messages: readonly string[]
  readonly terms: readonly string[]
  readonly languages: readonly string[]
  readonly why: string
}

export type Glossary = {
  readonly terms: readonly Term[]
  /** Patterns of names and units that every language writes alike. */
  readonly alike: readonly string[]
  /** English phrases that only look like terms. */
  readonly notTerms: readonly string[]
  /** language -> word -> what is said instead */
  readonly forbidden: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly exceptions: readonly Exception[]
}

type Written = {
  alike?: string[]
  notTerms?: string[]
  forbidden?: Record<string, Record<string, string>>
  exceptions?: Exception[]
  terms: Record<string, Record<string, string | string[]>>
}

/** Reads locales/glossary.yaml. Throws where a term lacks its meaning or one of the nine languages. */
export function readGlossary(text: string): Glossary {
  const written = parse(text) as Written
  return {
    terms: Object.entries(written.terms).map(([key, term]) => readTerm(key, term)),
    alike: written.alike ?? [],
    notTerms: written.notTerms ?? [],
    forbidden: new Map(
      Object.entries(written.forbidden ?? {}).map(([language, words]) => [
        language,
        new Map(Object.entries(words)),
      ]),
    ),
    exceptions: (written.exceptions ?? []).map(readException),
  }
}

function readTerm(key: string, written: Record<string, string | string[]>): Term {
  const { means, ...forms } = written
  if (typeof means !== 'string' || means === '') throw new Error(`glossary: ${key} has no meaning`)
  for (const language of LANGUAGES)
    if (
      !Array.isArray(forms[language]) ||
      !forms[language].every((form) => typeof form === 'string' && form !== '')
    )
      throw new Error(`glossary: ${key} has no words in ${language}`)
  for (const language of Object.keys(forms))
    if (!LANGUAGES.some((known) => known === language))
      throw new Error(`glossary: ${key} has ${language}, no language`)
  return {
    key,
    means,
    forms: new Map(Object.entries(forms).map(([language, list]) => [language, [list].flat()])),
  }
}

function readException(exception: Exception): Exception {
  if (typeof exception.why !== 'string' || exception.why === '')
    throw new Error(`glossary: the exception for ${exception.messages.join(', ')} has no reason`)
  return exception
}
