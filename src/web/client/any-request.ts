/**
 * The part of a generated query key that all requests of an operation share. A key made without its request ends
 * with `undefined`, which stands in the way of what a paged query adds.
 */
export const anyRequest = (key: readonly unknown[]): readonly unknown[] =>
  key.filter((part) => part !== undefined)
