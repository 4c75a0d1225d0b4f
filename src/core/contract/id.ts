/**
 * Keys of records: id(text): Id, idText(id): string.
 */
declare const brand: unique symbol

/** Names one record. Opaque text (19 digits stay whole): compared for equality, never computed with. */
export type Id = string & { readonly [brand]: 'Id' }

/**
 * An id from its text.
 * @throws RangeError for empty text
 */
export function id(text: string): Id {
  if (text === '') throw new RangeError('an id is not empty')
  return text as Id
}

/** The text, for paths and form fields. */
export const idText = (value: Id): string => value
