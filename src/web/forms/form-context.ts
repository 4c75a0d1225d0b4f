import { createContext, type ReactNode, useContext } from 'react'
import type { FieldUi } from './definition.ts'
import type { FieldError } from './field-errors.ts'
import type { WidgetError } from './form-state.ts'
import type { Limits } from './live.ts'

/** One of the values that a field may have, offered at run time. */
export type Choice = {
  readonly value: string | number
  readonly label: string
  /** A second line. */
  readonly description?: string
  /** Before the label. */
  readonly icon?: ReactNode
  /** At the end of the line: what there is of it. */
  readonly end?: ReactNode
  readonly disabled?: boolean
}

/** State and functions of the form, for its templates and widgets. */
export type FormContextValue = {
  readonly id: string
  readonly value: Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, FieldUi>>
  readonly groups: Readonly<Record<string, readonly string[]>>
  readonly property: (field: string) => Readonly<Record<string, unknown>>
  readonly errors: readonly FieldError[]
  readonly limits: Limits
  readonly units: Readonly<Record<string, string>>
  /** By field; null while they are on their way. */
  readonly choices: Readonly<Record<string, readonly Choice[] | null>>
  readonly isShown: (field: string) => boolean
  readonly isRequired: (field: string) => boolean
  /** Changes fields beside the own one. `byHand` is false for what the form fills in by itself. */
  readonly set: (values: Readonly<Record<string, unknown>>, byHand?: boolean) => void
  /** Says why there is no value (null: nothing to say); `now` does not wait until the field is left. */
  readonly mark: (field: string, mark: WidgetError | null, now?: boolean) => void
  readonly leave: (field: string) => void
  /** Returns true if these fields are valid; otherwise shows their errors and focuses the first. */
  readonly demand: (fields: readonly string[]) => boolean
  /** Sends a verification code for a field; passed in by the form's owner. */
  readonly sendCode: ((field: string) => Promise<boolean>) | null
  /** Beside a label (a link), below a field, and instead of `<name>` in a rich label. */
  readonly asides: Readonly<Record<string, ReactNode>>
  readonly after: Readonly<Record<string, ReactNode>>
  readonly links: Readonly<Record<string, (chunks: ReactNode[]) => ReactNode>>
}

export const FormContext = createContext<FormContextValue | null>(null)

export function useForm(): FormContextValue {
  const form = useContext(FormContext)
  if (form === null) throw new Error('a form field stands outside a form')
  return form
}

/** Place of a widget in its form: its field, and the errors and ids that belong to it. */
export type FieldContextValue = {
  readonly name: string
  readonly ui: FieldUi
  /** The field whose error is shown: this one, or one that its widget edits too. */
  readonly wrong: string | null
  /** Of a list: which entry is wrong. */
  readonly wrongRow: number | null
  /** Id of the line that says what is wrong, or helps. */
  readonly messageId: string
  /** Puts a text in the place of the hint; null brings the hint back. */
  readonly setHint: (hint: string | null) => void
}

export const FieldContext = createContext<FieldContextValue | null>(null)

export function useField(): FieldContextValue {
  const field = useContext(FieldContext)
  if (field === null) throw new Error('a widget stands outside a field')
  return field
}

/** The options that ui.json gives the widget in whose place this is called. */
export function useOptions(): Exclude<FieldUi, { readonly within: string }> {
  const { ui } = useField()
  if ('within' in ui) throw new Error('a field within another has no widget of its own')
  return ui
}

/** Ids as rjsf makes them. */
export const fieldId = (formId: string, field: string): string => `${formId}_${field}`
