/**
 * Shape of a value, as data: generated from the contract, read by the decoder (answers),
 * the body coder (requests) and its inverse (the sandbox). One small language instead of code
 * per operation keeps a screen's share of the contract to a few hundred bytes.
 */

/** Wire spellings that older back ends use beside the canonical one (`x-accept`). */
export type Accept = 'number' | 'text' | 'name' | 'boolean' | 'epoch-ms' | 'epoch-s' | 'gmt8' | 'iso'

export type Scalar =
  | { readonly kind: 'text'; readonly accept?: readonly Accept[] }
  | { readonly kind: 'integer'; readonly accept?: readonly Accept[] }
  | { readonly kind: 'number'; readonly accept?: readonly Accept[] }
  | { readonly kind: 'boolean'; readonly accept?: readonly Accept[] }
  | { readonly kind: 'decimal'; readonly accept?: readonly Accept[] }
  | { readonly kind: 'id'; readonly accept?: readonly Accept[] }
  /** `wire` is the canonical wire form; in the app it is an `Instant`. */
  | { readonly kind: 'instant'; readonly wire: 'gmt8' | 'epoch-ms'; readonly accept?: readonly Accept[] }
  /** A calendar day, `yyyy-MM-dd`. */
  | { readonly kind: 'day' }
  /** Integer or text constants; `names[i]` is the constant name of `values[i]`. */
  | {
      readonly kind: 'enum'
      readonly values: readonly (number | string)[]
      readonly names?: readonly string[]
      readonly accept?: readonly Accept[]
    }
  /** An uploaded file (multipart only). */
  | { readonly kind: 'file' }
  | { readonly kind: 'null' }

export type Field = {
  readonly shape: Shape
  /** The property may be missing. */
  readonly optional?: true
  /** Other spellings of its name (`x-alias`). */
  readonly alias?: readonly string[]
}

export type Shape =
  | Scalar
  /** `acceptsTrue`: some servers send true, which says no more than null does. */
  | { readonly kind: 'nullable'; readonly of: Shape; readonly acceptsTrue?: true }
  | { readonly kind: 'list'; readonly of: Shape; readonly wire?: 'repeat' | 'comma' }
  /** A list in which each place has a meaning of its own, such as a candle. */
  | { readonly kind: 'tuple'; readonly of: readonly Shape[] }
  /** An object whose keys are data (a map); its values share one shape. */
  | { readonly kind: 'map'; readonly of: Shape }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Field>> }
  /** Looked up when used, so that schemas may refer to themselves. */
  | { readonly kind: 'ref'; readonly to: () => Shape }
