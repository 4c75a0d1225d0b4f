import { type Catalogue, placeOf, SANDBOX } from './catalogue.ts'
import { missingNumbers } from './content.ts'

/** Texts as they stand in a file of the sandbox: by name, a long one line by line. */
type Written = string | { readonly [name: string]: Written } | readonly Written[]

/**
 * Such a file as messages of one area: `help.register.text.1` -> line. What kind of line it is, is part of the key
 * (`help.obx.text.0 heading`): a translation with another kind lacks the English one.
 */
export function sandboxMessages(file: string): Map<string, string> {
  return new Map(messagesOf([], JSON.parse(file) as Written))
}

function messagesOf(path: readonly string[], written: Written): [string, string][] {
  if (typeof written !== 'string')
    return Object.entries(written).flatMap(([name, part]) => messagesOf([...path, name], part))
  const key = path.join('.')
  if (written.startsWith('# ')) return [[`${key} heading`, written.slice(2)]]
  if (written.startsWith('- ')) return [[`${key} item`, written.slice(2)]]
  return [[key, written]]
}

/** Quotation marks into which the languages set a name of the screen. */
const QUOTED = /“([^”]+)”|„([^“]+)“|‘([^’]+)’|「([^」]+)」|«\s*([^»]+?)\s*»/gu

const namesIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)].map(([, ...names]) => names.find((name) => name !== undefined) ?? '')

/**
 * Returns the errors of these texts that a catalogue's own checks cannot see, one line each: numbers left out, and
 * names of buttons and pages, in quotation marks, that are none on the language's screens or others than the English
 * text names.
 */
export function sandboxFaults(language: string, base: Catalogue, other: Catalogue): string[] {
  const [english, shown] = [screenTexts(base), screenTexts(other)]
  return [...(other.get(SANDBOX) ?? [])].flatMap(([key, text]) => {
    const original = base.get(SANDBOX)?.get(key) ?? ''
    const names = namesIn(text)
    const missing = namesIn(original)
      .map((name) => [...english].filter(([, said]) => said === name).map(([at]) => shown.get(at) ?? ''))
      .filter((accepted) => accepted.length > 0 && !accepted.some((name) => names.includes(name)))
    const unknown = names.filter((name) => ![...shown.values()].includes(name))
    return [
      ...missingNumbers(original, text).map((number) => `lacks the number ${number}`),
      ...missing.map((accepted) => `does not name “${accepted.join('” or “')}”`),
      ...unknown.map((name) => `names “${name}”, which no screen shows`),
    ].map((fault) => `${placeOf(language, SANDBOX)}: ${key} ${fault}`)
  })
}

/** `<area>.<key>` -> text, of the app's own catalogues. */
function screenTexts(catalogue: Catalogue): Map<string, string> {
  return new Map(
    [...catalogue]
      .filter(([area]) => area !== SANDBOX)
      .flatMap(([area, messages]) => [...messages].map(([key, text]) => [`${area}.${key}`, text] as const)),
  )
}
