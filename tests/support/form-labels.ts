import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '#generated/messages/keys.ts'

/** The labels of a form's fields as the app finds them: the form's own words first, then those of all such fields. */
export function labelsOf(language: Language, form: string): (field: string) => string {
  const folder = `locales/${language}`
  const messages = Object.assign(
    {},
    ...readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as object),
  ) as Record<string, string>
  return (field) =>
    messages[`forms.${form}.${field}.label`] ?? messages[`forms.field.${field}.label`] ?? field
}
