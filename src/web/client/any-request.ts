/**
 * The part of a generated query key that all requests of an operation share. A key made without its request ends
 * with `undefined`, which matches no query that has one: for invalidating all pages and filters of a list.
 */
export const anyRequest = (key: readonly unknown[]): readonly unknown[] =>
  key.filter((part) => part !== undefined)
