/** Finds the fields of a received object: the same for clients and for the contract checks. */

type Fields = Readonly<Record<string, unknown>>

/** The canonical name where it is there, else the first other spelling (`x-alias`) that is. */
export const spellingOf = (name: string, alias: readonly string[] | undefined, raw: Fields): string =>
  alias === undefined || Object.hasOwn(raw, name)
    ? name
    : (alias.find((other) => Object.hasOwn(raw, other)) ?? name)

/** Returns true for an optional field that is not there; null is the same where the contract has none. */
export const isLeftOut = (item: unknown, mayBeNull: () => boolean): boolean =>
  item === undefined || (item === null && !mayBeNull())
