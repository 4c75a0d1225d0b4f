import type { ErrorObject } from 'ajv'

/** A compiled validator: says whether the value fits and leaves what is wrong in `errors`. */
export type Validator = {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

/** JSON Schema with the constraint vocabulary, every reference written out. */
export type FormSchema = { readonly [keyword: string]: unknown }

/** By `$id` of the form's schema. */
export type Validators = Readonly<Record<string, Validator>>

/** Presentation of a field, from its form's ui.json. */
export type FieldUi =
  /** Edited by the widget of another field, which shows its errors too. */
  { readonly within: string } | ShownField

export type ShownField = {
  readonly widget: string
  readonly autocomplete?: string
  /** Of phone and account widgets: the field that holds the country. */
  readonly country?: string
  /** Of a verification code: the field that says where the code goes. */
  readonly to?: string
  /** Of a verification code that goes to what is bound already. */
  readonly via?: 'phone' | 'email'
  /** Unit shown at the end of a decimal. Units known at run time are passed in by the form's owner. */
  readonly unit?: string
  /** Of a decimal: the limit (`$ctx.<name>`) that the button "max" fills in. */
  readonly max?: string
  /** Of a decimal with `max`: it limits the order, and is no balance; the hint says "At most", not "Available". */
  readonly atMost?: boolean
  /** Of a switch: its values, true and false unless said. */
  readonly on?: number
  readonly off?: number
  /** Shown, judged and sent only while these other fields have these values. */
  readonly when?: Readonly<Record<string, unknown>>
  /** Field that shows the errors while `when` hides this one. */
  readonly elsewhere?: string
  /** Asked for while it is shown: its schema requires it under the same condition, or a screen adds it. */
  readonly required?: boolean
  /** In a form with groups fields stand two by two: `full` takes a line, `half` stays half on a phone. */
  readonly width?: 'full' | 'half'
  /** Texts that the server gives; otherwise the catalogue has them. */
  readonly label?: string
  readonly placeholder?: string
  readonly hint?: string
}

/** A field that breaks a rule which no schema has. */
export type RuleViolation = { readonly field: string; readonly rule: string }

/**
 * A form as `npm run generate` derives it from forms/ and the contract. `Limit` names the limits known at run time that
 * it is judged with.
 */
export type FormDefinition<Value extends object, Limit extends string = string> = {
  readonly id: string
  readonly schema: FormSchema
  readonly validators: Validators
  readonly ui: {
    readonly order: readonly string[]
    readonly fields: Readonly<Record<string, FieldUi>>
    /** Names of groups with their fields, where the form has groups. */
    readonly groups?: Readonly<Record<string, readonly string[]>>
  }
  /** Fields that are never remembered. */
  readonly secrets: readonly (keyof Value & string)[]
  /** Rules known at run time that no schema can say. */
  readonly check?: (value: Partial<Value>) => readonly RuleViolation[]
  /** Of types alone. */
  readonly limits?: readonly Limit[]
}
