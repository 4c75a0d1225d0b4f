import type { ErrorObject } from 'ajv'

/** A compiled validator: says whether the value fits and leaves what is wrong in `errors`. */
export type Validator = {
  (value: unknown): boolean
  errors?: ErrorObject[] | null
}

/** JSON Schema with the constraint vocabulary, every reference written out. */
export type FormSchema = { readonly [keyword: string]: unknown }

/** By `$id` of the form's schema; parts that rjsf tries on their own are under rjsf's hash. */
export type Validators = Readonly<Record<string, Validator>>

/** How a field is shown, from its form's ui.json. */
export type FieldUi =
  /** Edited by the widget of another field, which shows its faults too. */
  | { readonly within: string }
  | {
      readonly widget: string
      readonly autocomplete?: string
      /** Of phone and account widgets: the field that holds the country. */
      readonly country?: string
      /** Of a verification code: the field that says where the code goes. */
      readonly to?: string
    }

/** A form as `npm run generate` derives it from forms/ and the contract. */
export type FormDefinition<Value extends object> = {
  readonly id: string
  readonly schema: FormSchema
  readonly validators: Validators
  readonly ui: { readonly order: readonly string[]; readonly fields: Readonly<Record<string, FieldUi>> }
  /** Fields that are never remembered. */
  readonly secrets: readonly (keyof Value & string)[]
}
